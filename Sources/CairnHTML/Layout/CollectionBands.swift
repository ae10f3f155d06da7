import Cairn

/// The rules of a collection: the spacing of its sections, and the places of its header and footer.
struct CollectionBands {
  private(set) var collection = LayoutRule()
  private(set) var header = LayoutRule()
  private(set) var footer = LayoutRule()
  /// The parts that a page cannot show.
  private(set) var problems: [LayoutProblem] = []

  init(_ configuration: LayoutConfiguration, hasBands: Bool) {
    let spacing = LayoutLength.points(configuration.interSectionSpacing)
    let isSideways = configuration.scrollDirection == .horizontal
    guard hasBands else {
      // A gap cannot be less than none, a margin can.
      if configuration.interSectionSpacing < 0 { collection.following.set("margin-block-start", spacing) }
      collection.own["gap"] = configuration.interSectionSpacing < 0 ? "0" : spacing.css
      return
    }
    // There is no spacing around the header and the footer.
    collection.own["gap"] = "0"
    collection.followingSections.set(isSideways ? "margin-inline-start" : "margin-block-start", spacing)
    var section = LayoutSection(group: ListMetrics.rowGroup)
    section.boundarySupplementaryItems = configuration.boundarySupplementaryItems
    var compiled = CompiledSection(form: .flat)
    BoundaryCompiler(section: section, insets: LayoutSides(), axis: configuration.scrollDirection).apply(to: &compiled)
    for declaration in compiled.section.own.list { collection.own[declaration.property] = declaration.value }
    header = compiled.header
    footer = compiled.footer
    problems = UnsupportedParts.names(in: section, along: configuration.scrollDirection).map { .unsupportedPart($0) }
  }
}
