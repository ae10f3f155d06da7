/// A visible item; a section's closure may fade, shrink, move or hide it.
public struct VisibleItem: Hashable, Sendable {
  /// The item's position in its section.
  public let index: Int
  /// The item's frame.
  public let frame: LayoutRect
  /// Its opacity, from 0 to 1.
  public var alpha = 1.0
  /// The order in depth; of overlapping items, the one with the greater number is in front.
  public var zIndex: Int
  /// Whether it is hidden.
  public var isHidden = false
  /// The distance by which it is moved, in points.
  public var translation = LayoutPoint.zero
  /// The scale around its middle.
  public var scale = 1.0

  /// Creates an item with the place that the layout gives it.
  public init(index: Int, frame: LayoutRect, zIndex: Int = 0) {
    self.index = index
    self.frame = frame
    self.zIndex = zIndex
  }
}
