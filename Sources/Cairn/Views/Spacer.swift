/// Flexible room along the axis of the stack around it.
@frozen
public struct Spacer: PrimitiveView, Sendable {
  @usableFromInline let minLength: Double?

  /// Creates room with a minimum length in points; `nil` means the backend's usual spacing.
  ///
  /// A negative length counts as 0. A length that is not finite counts as `nil`.
  @inlinable
  public init(minLength: Double? = nil) {
    self.minLength = finite(minLength).map { Swift.max($0, 0) }
  }

  @inlinable
  public func _render(into renderer: any Renderer) { renderer.spacer(minLength: minLength) }
}

/// A line between neighbours, across the axis of the stack around it.
@frozen
public struct Divider: PrimitiveView, Sendable {
  /// Creates a line.
  @inlinable
  public init() {}

  @inlinable
  public func _render(into renderer: any Renderer) { renderer.divider() }
}
