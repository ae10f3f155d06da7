/// A view that shows nothing and takes no room.
@frozen
public struct EmptyView: PrimitiveView, Sendable {
  /// Creates an empty view.
  @inlinable
  public init() {}

  @inlinable
  public func _render(into renderer: any Renderer) {}
}
