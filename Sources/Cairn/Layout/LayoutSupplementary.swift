/// A badge: a mark on an item or a group that takes no room of its own.
///
/// Its size is a fraction of the item's or group's size, or a length in points.
public struct LayoutSupplementary: Hashable, Sendable {
  /// The size.
  public var size: LayoutSize
  /// The kind of badge.
  public var kind: ElementKind
  /// The point of the item or group at which the badge is fastened.
  public var containerAnchor: LayoutAnchor
  /// The point of the badge that lies there; `nil` for the same sides, which keeps the badge inside.
  public var itemAnchor: LayoutAnchor?
  /// The order in depth; of overlapping things, the one with the greater number is in front.
  public var zIndex: Int

  /// Creates a badge.
  public init(
    size: LayoutSize,
    kind: ElementKind = .badge,
    containerAnchor: LayoutAnchor,
    itemAnchor: LayoutAnchor? = nil,
    zIndex: Int = 1
  ) {
    self.size = size
    self.kind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}
