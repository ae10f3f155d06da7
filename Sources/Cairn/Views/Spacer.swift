/// Flexible room along the axis of the stack around it.
@frozen
public struct Spacer: PrimitiveView, Sendable {
  @usableFromInline let minLength: Double?

  /// Creates room of at least some length in points; `nil` means the backend's usual spacing.
  ///
  /// Less than none counts as none, what is not a finite number as `nil`.
  @inlinable
  public init(minLength: Double? = nil) {
    self.minLength = finite(minLength).map { Swift.max($0, 0) }
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.spacer(minLength: minLength)
  }
}

/// A line between neighbours, across the axis of the stack around it.
@frozen
public struct Divider: PrimitiveView, Sendable {
  /// Creates a line.
  @inlinable
  public init() {}

  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.divider()
  }
}
