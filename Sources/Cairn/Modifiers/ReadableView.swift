/// A view with a limited width, so that its lines are easy to read.
@frozen
public struct ReadableView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  init(content: consuming Content) { self.content = content }

  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.begin(.readableWidth)
    content._render(into: renderer)
    renderer.end()
  }
}
