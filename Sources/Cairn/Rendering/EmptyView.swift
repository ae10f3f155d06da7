/// A view without content and size.
@frozen
public struct EmptyView: PrimitiveView, Sendable {
  /// Creates an empty view.
  @inlinable
  public init() {}

  @inlinable
  public func _render(into renderer: any Renderer) {}
}
