import Cairn

/// The changes that a section's closure makes to the visible items before anything scrolls.
struct VisibleItemEffects {
  /// No window shows more items.
  private static let maximumCount = 1000

  /// Returns the declarations of the changed items, by position.
  static func declarations(
    of section: LayoutSection,
    itemCount: Int,
    in environment: LayoutEnvironment
  ) -> [Int: Declarations] {
    guard let handler = section.visibleItemsHandler else { return [:] }
    let result = LayoutSolver.solve(
      CompositionalLayout(section: section),
      environment: environment,
      sections: [SectionInput(min(itemCount, maximumCount))]
    )
    guard let solved = result.sections.first else { return [:] }
    let size = environment.container.contentSize
    var items = solved.items.enumerated().compactMap { index, frame -> VisibleItem? in
      guard frame.x < size.width, frame.maxX > 0, frame.y < size.height, frame.maxY > 0 else { return nil }
      return VisibleItem(index: index, frame: frame, zIndex: solved.zIndex(ofItem: index))
    }
    let before = Dictionary(items.map { ($0.index, $0) }) { first, _ in first }
    handler.closure(&items, .zero, environment)
    var effects: [Int: Declarations] = [:]
    for item in items {
      guard let old = before[item.index], old != item else { continue }
      effects[item.index] = declarations(of: item, before: old)
    }
    return effects
  }

  private static func declarations(of item: VisibleItem, before old: VisibleItem) -> Declarations {
    var declarations = Declarations()
    if item.isHidden { declarations["visibility"] = "hidden" }
    if item.alpha != old.alpha { declarations["opacity"] = CSSLength.number(min(max(0, item.alpha), 1)) }
    if item.scale != old.scale { declarations["scale"] = CSSLength.number(max(0, item.scale)) }
    if item.zIndex != old.zIndex { declarations["z-index"] = String(item.zIndex) }
    if item.translation != old.translation {
      let x = LayoutLength.points(item.translation.x).css
      let y = LayoutLength.points(item.translation.y).css
      declarations["translate"] = "\(x) \(y)"
    }
    return declarations
  }
}
