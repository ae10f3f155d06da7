/// The place of one item in a group.
///
/// ```swift
/// LayoutItem(width: .fractionalWidth(0.25)).contentInsets(5)
/// ```
public struct LayoutItem: Hashable, Sendable {
  /// The size; fractions refer to the group, after its insets.
  public var size: LayoutSize
  /// The room between the item's box and its frame; it does not move the item's neighbours.
  ///
  /// It is ignored on axes with an estimated size.
  public var contentInsets = EdgeInsets.zero
  /// The room around the item's box.
  public var edgeSpacing = LayoutEdgeSpacing()
  /// The badges on the item.
  public var supplementaries: [LayoutSupplementary] = []

  /// Creates an item; a width or height that is left out fills the group.
  public init(width: LayoutDimension = .fractionalWidth(1), height: LayoutDimension = .fractionalHeight(1)) {
    size = LayoutSize(width: width, height: height)
  }

  /// Creates an item with a size.
  public init(size: LayoutSize) { self.size = size }

  /// Leaves room between the item's box and its frame.
  public func contentInsets(_ insets: EdgeInsets) -> LayoutItem {
    updating(self) { $0.contentInsets = insets }
  }

  /// Leaves room around the item's box.
  public func edgeSpacing(_ spacing: LayoutEdgeSpacing) -> LayoutItem {
    updating(self) { $0.edgeSpacing = spacing }
  }

  /// Leaves room around the item's box.
  public func edgeSpacing(
    leading: LayoutSpacing? = nil,
    top: LayoutSpacing? = nil,
    trailing: LayoutSpacing? = nil,
    bottom: LayoutSpacing? = nil
  ) -> LayoutItem {
    edgeSpacing(LayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }

  /// Fastens badges to the item.
  public func supplementaries(_ supplementaries: LayoutSupplementary...) -> LayoutItem {
    updating(self) { $0.supplementaries += supplementaries }
  }

  /// Fastens a badge to a side or a corner of the item.
  ///
  /// - Parameters:
  ///   - width: The width of the badge.
  ///   - height: The height of the badge.
  ///   - edges: The sides to which it is fastened; the default is the upper trailing corner.
  ///   - absoluteOffset: How far it is moved, in points.
  ///   - fractionalOffset: How far it is moved, as fractions of its own size.
  ///   - kind: The kind of badge.
  /// - Returns: The item with the badge.
  public func badge(
    width: LayoutDimension,
    height: LayoutDimension,
    at edges: LayoutEdges = [.top, .trailing],
    absoluteOffset: LayoutPoint = .zero,
    fractionalOffset: LayoutPoint = .zero,
    kind: ElementKind = .badge
  ) -> LayoutItem {
    let anchor = LayoutAnchor(edges: edges, absoluteOffset: absoluteOffset, fractionalOffset: fractionalOffset)
    let size = LayoutSize(width: width, height: height)
    return supplementaries(LayoutSupplementary(size: size, kind: kind, containerAnchor: anchor))
  }
}
