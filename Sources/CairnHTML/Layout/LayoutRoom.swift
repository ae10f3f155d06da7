import Cairn

/// The room that a section or a group has for its content.
struct LayoutRoom {
  /// The width; `nil` where the content decides.
  var width: LayoutLength?
  /// The height; `nil` where the content decides.
  var height: LayoutLength?
  /// The axes on which percentages of CSS refer to the room.
  var percentAxes: Axis.Set = []

  subscript(axis: Axis) -> LayoutLength? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

/// A side of an item or a group.
enum LayoutSide: Hashable {
  /// A length, and the same in terms of the section alone.
  case length(LayoutLength, absolute: LayoutLength)
  /// As long as the content.
  case content
  /// A share of a group that is as long as the rest of its content.
  case share(Double)

  /// The length in terms of the section alone.
  var absolute: LayoutLength? {
    if case .length(_, let absolute) = self { absolute } else { nil }
  }
}

extension LayoutRoom {
  /// Returns the length that a dimension has on an axis.
  func side(_ dimension: LayoutDimension, on axis: Axis) -> LayoutSide {
    let value = max(0, LayoutLength.usable(dimension.value))
    switch dimension {
    case .absolute: return .length(.points(value), absolute: .points(value))
    case .estimated, .uniformAcrossSiblings: return .content
    case .fractionalWidth: return side(value, of: .horizontal, on: axis)
    case .fractionalHeight: return side(value, of: .vertical, on: axis)
    }
  }

  private func side(_ fraction: Double, of reference: Axis, on axis: Axis) -> LayoutSide {
    guard let length = self[reference] else { return reference == axis ? .share(fraction) : .content }
    let absolute = length * fraction
    guard reference == axis, percentAxes.contains(axis.asSet) else { return .length(absolute, absolute: absolute) }
    return .length(LayoutLength(parent: fraction), absolute: absolute)
  }
}
