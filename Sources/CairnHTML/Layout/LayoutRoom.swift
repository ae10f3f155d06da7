import Cairn

/// The room for the content of a section or a group; a side is `nil` if the content decides it.
struct LayoutRoom {
  var width: LayoutLength?
  var height: LayoutLength?
  /// The axes on which percentages in CSS refer to the room.
  var percentAxes: Axis.Set = []

  subscript(axis: Axis) -> LayoutLength? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

/// The length of a side of an item or a group.
enum LayoutSide: Hashable {
  /// A length, and the same length relative to the section only.
  case length(LayoutLength, absolute: LayoutLength)
  /// As long as the content.
  case content
  /// A share of a group whose length its other content decides.
  case share(Double)

  /// The length relative to the section only.
  var absolute: LayoutLength? {
    if case .length(_, let absolute) = self { absolute } else { nil }
  }
}

extension LayoutRoom {
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
