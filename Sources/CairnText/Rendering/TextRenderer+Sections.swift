import Cairn

extension TextRenderer {
  func openGroups(_ layout: SectionLayout, _ opened: inout OpenContainer) {
    opened.role = .section(hasHeader: false)
    var node = LayoutNode(.compositional, flags: [.isBlock, .growsWide])
    let laidOut = LaidOutSection(
      layout: layout,
      traits: environment.layoutTraits,
      isOfSidewaysLayout: environment.sectionAxis == .horizontal
    )
    node.payload = .section(engine.stores.sections.append(laidOut))
    node.style = style(.secondary)
    opened.node = open(node)
  }

  func notePart(_ node: NodeIndex, _ slot: Slot, of section: NodeIndex) {
    let section = engine.stores.sections[engine.arena[section].pointee.section]
    switch slot {
    case .header: section.header = node
    case .items: section.items = node
    case .footer: section.footer = node
    case .background: section.decorations.append(node)
    default: break
    }
  }

  /// Returns the blank lines that a collection's layout wants between its sections.
  func gap(of collection: CollectionDescription) -> Int32 {
    let metrics = options.metrics.usable
    let spacing = collection.configuration?.interSectionSpacing ?? 0
    let lines = TextMetrics.edge(at: max(spacing.isFinite ? spacing : 0, 0), unit: metrics.lineHeight)
    return min(lines, CellLength.longest)
  }

  /// Reports the problems of the layouts that were placed.
  func reportLayouts() {
    guard !engine.layoutDiagnostics.isEmpty else { return }
    for diagnostic in engine.layoutDiagnostics {
      var diagnostic = diagnostic.asDiagnostic
      if !place.subject.isEmpty { diagnostic.place = place }
      report(diagnostic)
    }
    engine.layoutDiagnostics.removeAll()
  }
}
