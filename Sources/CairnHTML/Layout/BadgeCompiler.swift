import Cairn

/// The place of a badge in its host, made from its anchors; the host is positioned.
enum BadgeCompiler {
  static func rule(for badge: LayoutSupplementary) -> LayoutRule {
    let container = badge.containerAnchor
    let inner = badge.itemAnchor ?? LayoutAnchor(edges: container.edges)
    var rule = LayoutRule()
    rule.own["position"] = "absolute"
    var translation: [Axis: Double] = [:]
    for axis in Axis.allCases {
      let fraction = LayoutLength.usable(
        container.fractionalOffset[axis] + inner.fractionalOffset[axis] - inner.position(axis)
      )
      var start = LayoutLength(parent: container.position(axis))
      start = start + .points(container.absoluteOffset[axis] + inner.absoluteOffset[axis])
      if let size = size(badge.size[axis], on: axis) {
        rule.own.setSize(axis, size)
        start = start + size * fraction
      } else {
        translation[axis] = fraction
        rule.own[axis == .horizontal ? "inline-size" : "block-size"] = "max-content"
        rule.own[axis == .horizontal ? "min-inline-size" : "min-block-size"] = "1.25rem"
      }
      rule.own[axis == .horizontal ? "inset-inline-start" : "inset-block-start"] = start.css
    }
    if translation[.horizontal] != nil || translation[.vertical] != nil {
      // Percentages of a translation refer to the badge itself, whose size only its content decides.
      let x = CSSLength.number((translation[.horizontal] ?? 0) * 100)
      let y = CSSLength.number((translation[.vertical] ?? 0) * 100)
      rule.own["translate"] = "calc(\(x)%*var(--inline-direction,1)) \(y)%"
    }
    if badge.zIndex != 0 { rule.own["z-index"] = String(badge.zIndex) }
    return rule
  }

  /// Returns a length relative to the host; `nil` if the content decides it.
  private static func size(_ dimension: LayoutDimension, on axis: Axis) -> LayoutLength? {
    let value = max(0, LayoutLength.usable(dimension.value))
    switch dimension {
    case .absolute: return .points(value)
    case .fractionalWidth where axis == .horizontal, .fractionalHeight where axis == .vertical:
      return LayoutLength(parent: value)
    // What refers to the other side of the host would need a container of its own.
    case .fractionalWidth, .fractionalHeight, .estimated, .uniformAcrossSiblings: return nil
    }
  }
}
