/// The sides that an anchor names: none for the middle, one for the middle of a side, two for a corner.
public typealias LayoutEdges = Edge.Set

/// A point of an item or a badge, where one is fastened to the other.
public struct LayoutAnchor: Hashable, Sendable {
  /// The sides on which the point lies; the middle of an axis of which no side is named.
  public var edges: LayoutEdges
  /// How far the badge is moved, in points; x grows to the trailing side.
  public var absoluteOffset: LayoutPoint
  /// How far the badge is moved, as fractions of its own size.
  public var fractionalOffset: LayoutPoint

  /// Creates an anchor.
  public init(
    edges: LayoutEdges,
    absoluteOffset: LayoutPoint = .zero,
    fractionalOffset: LayoutPoint = .zero
  ) {
    self.edges = edges
    self.absoluteOffset = absoluteOffset
    self.fractionalOffset = fractionalOffset
  }

  /// Where the point lies between the start, 0, and the end, 1, of an axis.
  package func position(_ axis: Axis) -> Double {
    let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let (hasStart, hasEnd) = (edges.contains(start), edges.contains(end))
    return hasStart == hasEnd ? 0.5 : hasStart ? 0 : 1
  }
}

extension LayoutAnchor: CustomStringConvertible {
  /// The sides and the offsets, such as `top trailing, moved (0.3, -0.3) of its size`.
  public var description: String {
    let sides: [(Edge.Set, String)] = [
      (.top, "top"), (.bottom, "bottom"), (.leading, "leading"), (.trailing, "trailing"),
    ]
    let named = sides.filter { edges.contains($0.0) }.map(\.1).joined(separator: " ")
    var parts = [named.isEmpty ? "center" : named]
    if absoluteOffset != .zero { parts.append("moved \(absoluteOffset)") }
    if fractionalOffset != .zero { parts.append("moved \(fractionalOffset) of its size") }
    return parts.joined(separator: ", ")
  }
}
