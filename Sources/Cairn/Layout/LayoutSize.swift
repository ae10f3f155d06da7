/// The width and the height that a layout asks for.
public struct LayoutSize: Hashable, Sendable {
  /// The width.
  public var width: LayoutDimension
  /// The height.
  public var height: LayoutDimension

  /// Creates a size; a width or height that is left out fills the group or section around.
  public init(width: LayoutDimension = .fractionalWidth(1), height: LayoutDimension = .fractionalHeight(1)) {
    self.width = width
    self.height = height
  }
}

extension LayoutSize {
  package subscript(axis: Axis) -> LayoutDimension {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The axes on which the content decides the length.
  package var estimatedAxes: Axis.Set {
    var axes: Axis.Set = []
    if width.isEstimated { axes.insert(.horizontal) }
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

extension LayoutSize: CustomStringConvertible {
  /// The sides, such as `1 of width × 44`.
  public var description: String { "\(width) × \(height)" }
}
