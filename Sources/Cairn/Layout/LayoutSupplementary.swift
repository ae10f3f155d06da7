/// A badge: something fastened to an item or a group that takes no room of its own.
///
/// Its size is a fraction of what it is fastened to, or a length in points.
public struct LayoutSupplementary: Hashable, Sendable {
  /// The size.
  public var size: LayoutSize
  /// What it is.
  public var kind: ElementKind
  /// The point of the item or group that it is fastened to.
  public var containerAnchor: LayoutAnchor
  /// The point of the badge that lies there; `nil` for the one of the same name, which keeps the badge inside.
  public var itemAnchor: LayoutAnchor?
  /// Which of overlapping things is in front: the greater one.
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
