/// A view that is no wider than reads well.
@frozen
public struct ReadableView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  init(content: consuming Content) {
    self.content = content
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.begin(.readableWidth)
    content._render(into: renderer)
    renderer.end()
  }
}
