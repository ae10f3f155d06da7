/// An item on show, which a section's closure may fade, shrink, move or hide.
public struct VisibleItem: Hashable, Sendable {
  /// The item's position in its section.
  public let index: Int
  /// The item's frame.
  public let frame: LayoutRect
  /// How opaque it is, from 0 to 1.
  public var alpha = 1.0
  /// Which of overlapping items is in front: the greater one.
  public var zIndex: Int
  /// Whether it is left out.
  public var isHidden = false
  /// How far it is moved, in points.
  public var translation = LayoutPoint.zero
  /// How much it is enlarged around its middle.
  public var scale = 1.0

  /// Creates an item as the layout placed it.
  public init(index: Int, frame: LayoutRect, zIndex: Int = 0) {
    self.index = index
    self.frame = frame
    self.zIndex = zIndex
  }
}
