/// Room between or around the parts of a group, in points.
///
/// A number is fixed room. Negative fixed room makes neighbours overlap.
@frozen
public enum LayoutSpacing: Hashable, Sendable {
  /// Exactly this much.
  case fixed(Double)
  /// At least this much, and an equal share of the free room.
  case flexible(Double)

  /// The exact or the minimum room.
  public var value: Double {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  /// Whether it takes a share of the free room.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

extension LayoutSpacing: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  public init(floatLiteral value: Double) { self = .fixed(value) }
}

extension LayoutSpacing: CustomStringConvertible {
  /// The room, such as `10` or `at least 10`.
  public var description: String { (isFlexible ? "at least " : "") + shortDescription(of: value) }
}

/// Room around an item or a group; it takes part in filling the group around.
///
/// Along the group's axis it keeps neighbours away. Across the axis, fixed room moves the item. Flexible room pushes it
/// to the other side, or to the middle if both sides have it.
public struct LayoutEdgeSpacing: Hashable, Sendable {
  /// The room at the side where lines begin.
  public var leading: LayoutSpacing?
  /// The room at the upper side.
  public var top: LayoutSpacing?
  /// The room at the side where lines end.
  public var trailing: LayoutSpacing?
  /// The room at the lower side.
  public var bottom: LayoutSpacing?

  /// Creates edge spacing; sides that are left out have none.
  public init(
    leading: LayoutSpacing? = nil,
    top: LayoutSpacing? = nil,
    trailing: LayoutSpacing? = nil,
    bottom: LayoutSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  package func start(_ axis: Axis) -> LayoutSpacing? { axis == .horizontal ? leading : top }

  package func end(_ axis: Axis) -> LayoutSpacing? { axis == .horizontal ? trailing : bottom }

  package var isEmpty: Bool { leading == nil && top == nil && trailing == nil && bottom == nil }
}

extension LayoutEdgeSpacing: CustomStringConvertible {
  /// The sides that have room, such as `top 8, bottom at least 0`.
  public var description: String {
    let sides = [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
    return sides.compactMap { side, spacing in spacing.map { "\(side) \($0)" } }.joined(separator: ", ")
  }
}
