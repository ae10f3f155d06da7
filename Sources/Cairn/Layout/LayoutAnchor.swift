/// The sides of an anchor: none for the middle, one for the middle of a side, two for a corner.
public typealias LayoutEdges = Edge.Set

/// A point of an item or a badge, at which the two are fastened to each other.
public struct LayoutAnchor: Hashable, Sendable {
  /// The sides on which the point lies; on an axis without a side, it lies in the middle.
  public var edges: LayoutEdges
  /// The distance by which the badge is moved, in points; x grows to the trailing side.
  public var absoluteOffset: LayoutPoint
  /// The distance by which the badge is moved, as fractions of its own size.
  public var fractionalOffset: LayoutPoint

  /// Creates an anchor.
  public init(edges: LayoutEdges, absoluteOffset: LayoutPoint = .zero, fractionalOffset: LayoutPoint = .zero) {
    self.edges = edges
    self.absoluteOffset = absoluteOffset
    self.fractionalOffset = fractionalOffset
  }

  /// Returns the position of the point on an axis, from 0 at its start to 1 at its end.
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
