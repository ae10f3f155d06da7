/// Several views without a container around them.
///
/// A style on a group, such as `padding`, applies to each of its views. A view put behind or in front of a group with
/// `background` or `overlay` is there once.
@frozen
public struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a group.
  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @inlinable
  public func _render(into renderer: any Renderer) { content._render(into: renderer) }

  @inlinable
  public static var _isItemSequence: Bool { Content._isItemSequence }

  @inlinable
  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}
