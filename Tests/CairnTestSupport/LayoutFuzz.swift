package import Cairn

/// Makes layouts at random; the same seed gives the same layouts.
package struct LayoutFuzz {
  private var generator: SeededGenerator
  private let isWild: Bool

  package init(seed: UInt64, isWild: Bool) {
    generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678)
    self.isWild = isWild
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(generator.next() % UInt64(range.count))
  }

  private mutating func chance(_ percent: Int) -> Bool { integer(0...99) < percent }

  private mutating func pick<Element>(_ choices: [Element]) -> Element { choices[integer(0...choices.count - 1)] }

  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    if isWild, chance(15) {
      return pick([
        .nan, .infinity, -.infinity, -1, -1e308, 1e308, 0, 1e-300, 1e-9, 1e12, -24, .leastNonzeroMagnitude,
      ])
    }
    return Double(integer(range.lowerBound * 4...range.upperBound * 4)) / 4
  }

  private mutating func fraction() -> Double {
    if isWild, chance(15) { return pick([.nan, .infinity, 0, -0.5, 3, 1e300, 1e-12]) }
    return pick([0.1, 0.2, 0.25, 0.3, 1 / 3, 0.4, 0.5, 0.7, 0.75, 1])
  }

  private mutating func dimension(_ axis: Axis, longest: Int) -> LayoutDimension {
    switch integer(0...9) {
    case 0...4: axis == .horizontal ? .fractionalWidth(fraction()) : .fractionalHeight(fraction())
    case 5: axis == .horizontal ? .fractionalHeight(fraction()) : .fractionalWidth(fraction())
    case 6...7: .absolute(length(1...longest))
    case 8: .estimated(length(1...longest))
    default: isWild ? .uniformAcrossSiblings(length(1...longest)) : .absolute(length(1...longest))
    }
  }

  private mutating func spacing() -> LayoutSpacing {
    chance(40) ? .flexible(length(0...12)) : .fixed(length(0...12))
  }

  private mutating func insets() -> EdgeInsets {
    guard chance(30) else { return .zero }
    return EdgeInsets(top: length(0...6), leading: length(0...6), bottom: length(0...6), trailing: length(0...6))
  }

  private mutating func edges() -> LayoutEdgeSpacing {
    guard chance(20) else { return LayoutEdgeSpacing() }
    return LayoutEdgeSpacing(
      leading: chance(50) ? spacing() : nil,
      top: chance(50) ? spacing() : nil,
      trailing: chance(50) ? spacing() : nil,
      bottom: chance(50) ? spacing() : nil
    )
  }

  private mutating func item() -> LayoutItem {
    var item = LayoutItem(
      width: dimension(.horizontal, longest: 150),
      height: dimension(.vertical, longest: 80)
    ).contentInsets(insets()).edgeSpacing(edges())
    if chance(10) {
      item = item.badge(width: 10, height: .fractionalHeight(0.5), at: pick([[], .top, [.bottom, .leading]]))
    }
    return item
  }

  private mutating func count() -> Int {
    isWild && chance(10) ? pick([0, -1, .max, .min, 1_000_000_000]) : integer(1...6)
  }

  mutating func group(depth: Int) -> LayoutGroup {
    let size = LayoutSize(width: dimension(.horizontal, longest: 300), height: dimension(.vertical, longest: 200))
    if isWild, chance(5) {
      let frames = (0..<integer(0...4)).map { _ in
        LayoutCustomItem(
          LayoutRect(x: length(-9...99), y: length(0...99), width: length(-1...99), height: length(0...99)),
          zIndex: integer(-1...2)
        )
      }
      return .custom(width: size.width, height: size.height) { _ in frames }
    }
    let population: LayoutGroup.Population =
      switch integer(0...3) {
      case 0: .divided(count: count())
      case 1: .repeated(count: count())
      default: .packed
      }
    let parts = population == .packed ? integer((isWild ? 0 : 1)...3) : 1
    let subitems: [LayoutSubitem] = (0..<parts).map { _ in
      depth > 0 && chance(40) ? .group(self.group(depth: depth - 1)) : .item(item())
    }
    var group = LayoutGroup(
      chance(50) ? .horizontal : .vertical,
      population,
      size: size,
      spacing: spacing(),
      subitems: subitems
    )
    group = group.contentInsets(insets()).edgeSpacing(edges())
    if isWild, chance(10) { group = group.contentInsets(fractional: EdgeInsets(leading: fraction())) }
    return group
  }

  private mutating func section() -> LayoutSection {
    if chance(10) {
      return .list(
        pick(ListConfiguration.Appearance.allCases),
        header: pick(ListConfiguration.HeaderMode.allCases),
        footer: pick(ListConfiguration.FooterMode.allCases)
      )
    }
    let spacing = isWild ? length(0...10) : Double(integer(0...10))
    var section = LayoutSection(group: group(depth: isWild ? 5 : 2), spacing: spacing, insets: insets())
    if chance(25) { section = section.orthogonalScrolling(pick(OrthogonalScrolling.allCases)) }
    if chance(25) { section = section.header(height: dimension(.vertical, longest: 60), pinned: chance(50)) }
    if chance(15) { section = section.footer(height: dimension(.vertical, longest: 60)) }
    if isWild, chance(20) {
      section = section.boundary(
        .header(alignment: pick(LayoutAlignment.allCases)).offset(x: length(0...9), y: length(0...9))
          .extendsBoundary(chance(50))
      )
    }
    if chance(15) { section = section.background(insets: insets()) }
    return section
  }

  package mutating func makeProblem() -> (CompositionalLayout, LayoutEnvironment, [SectionInput]) {
    var layout = CompositionalLayout(sections: (0..<integer(1...2)).map { _ in section() })
    layout = layout.interSectionSpacing(length(0...20))
    if chance(25) { layout = layout.scrollDirection(.horizontal) }
    if chance(10) { layout = layout.boundary(.header(), .footer()) }
    var environment = LayoutEnvironment(width: length(100...900), height: length(100...900))
    if isWild, chance(20) { environment.layoutDirection = .rightToLeft }
    if isWild, chance(20) { environment.displayScale = pick([1, 2, 3, 0, -1, .nan, 1e300]) }
    let seed = Int(truncatingIfNeeded: generator.state >> 40)
    let isWild = isWild
    let inputs = (0..<integer(0...3)).map { _ in
      SectionInput(
        isWild && chance(5) ? -3 : integer(0...40),
        measure: chance(30)
          ? nil
          : { item, _ in
            let wild: Double = isWild && (item + seed) % 17 == 0 ? .nan : 1
            return PartialSize(
              width: Double(10 + (item * 37 + seed) % 90) * wild,
              height: Double(5 + (item * 53 + seed) % 60)
            )
          }
      )
    }
    return (layout, environment, inputs)
  }
}
