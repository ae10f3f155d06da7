import Cairn

/// The items of a custom group, placed by a closure.
///
/// The closure gets a size and returns frames. Its answers for other sizes show how each number depends on the width
/// and the height. So the places follow the browser's window.
struct CustomGroupCompiler {
  let provider: LayoutGroup.Provider
  /// The size that the group asks for; its estimates are used where the content decides.
  let estimate: LayoutSize
  let sides: [Axis: LayoutSide]
  let insets: LayoutSides
  let environment: LayoutEnvironment

  private var extent: LayoutExtent { environment.container.effectiveContentSize }

  private var literalInsets: EdgeInsets {
    EdgeInsets(
      top: insets.top.value(in: extent),
      leading: insets.leading.value(in: extent),
      bottom: insets.bottom.value(in: extent),
      trailing: insets.trailing.value(in: extent)
    )
  }

  func items(count: Int) -> [GroupElement] {
    let size = size
    let base = frames(size)
    let wider = frames(LayoutExtent(width: size.width + 64, height: size.height))
    let higher = frames(LayoutExtent(width: size.width, height: size.height + 64))
    let both = frames(LayoutExtent(width: size.width + 32, height: size.height + 16))
    let isStable = [wider, higher, both].allSatisfy { $0.count == base.count }
    let placed = base.prefix(count).enumerated().map { index, item in
      var rule = LayoutRule()
      rule.own["position"] = "absolute"
      let samples = isStable ? [wider[index], higher[index], both[index]].map(\.frame) : []
      func length(_ path: KeyPath<LayoutRect, Double>) -> LayoutLength {
        self.length(item.frame[keyPath: path], samples.map { $0[keyPath: path] }, size)
      }
      rule.own["inset-inline-start"] = (length(\.x) + insets.leading).css
      rule.own["inset-block-start"] = (length(\.y) + insets.top).css
      rule.own.setSize(.horizontal, length(\.width))
      rule.own.setSize(.vertical, length(\.height))
      if item.zIndex != 0 { rule.own["z-index"] = String(item.zIndex) }
      return GroupElement(.item, rule)
    }
    // Items that the closure has no place for here, unlike in the solver, stand where the group begins.
    let missing = max(0, count - placed.count)
    return placed + Array(repeating: GroupElement(.item, LayoutRule()), count: missing)
  }

  private var size: LayoutExtent { LayoutExtent(width: side(.horizontal), height: side(.vertical)) }

  private func side(_ axis: Axis) -> Double {
    switch sides[axis] {
    case .length(_, let absolute)?: max(0, absolute.value(in: extent))
    case .share(let fraction)?: extent[axis] * fraction
    case .content?, nil: max(0, LayoutLength.usable(estimate[axis].value))
    }
  }

  /// Returns the length of the group on an axis that encloses its items.
  func length(_ axis: Axis, ofItems count: Int) -> Double {
    frames(size).prefix(count).map { LayoutLength.usable($0.frame.end(axis)) }.max() ?? 0
  }

  private func frames(_ size: LayoutExtent) -> [LayoutCustomItem] {
    var environment = environment
    environment.container = LayoutContainer(width: size.width, height: size.height, contentInsets: literalInsets)
    return provider(environment)
  }

  /// Returns a number as a sum of shares of the group's sides, if it is one; otherwise a fixed length.
  private func length(_ value: Double, _ samples: [Double], _ size: LayoutExtent) -> LayoutLength {
    let fixed = LayoutLength.points(value)
    guard samples.count == 3, value.isFinite, samples.allSatisfy(\.isFinite) else { return fixed }
    let byWidth = (samples[0] - value) / 64
    let byHeight = (samples[1] - value) / 64
    guard abs(value + byWidth * 32 + byHeight * 16 - samples[2]) < 1e-6 else { return fixed }
    var length = LayoutLength.points(value - byWidth * size.width - byHeight * size.height)
    for (share, axis) in [(byWidth, Axis.horizontal), (byHeight, Axis.vertical)] where abs(share) > 1e-9 {
      guard let side = sides[axis]?.absolute else { return fixed }
      length = length + side * share
    }
    return length
  }
}
