import Cairn

extension TextRenderer {
  /// Opens a section of groups.
  func openGroups(_ layout: SectionLayout, _ opened: inout OpenContainer) {
    opened.role = .section(hasHeader: false)
    var node = LayoutNode(.compositional, flags: [.isBlock, .growsWide])
    let laidOut = LaidOutSection(layout: layout, traits: environment.layoutTraits)
    node.payload = .section(engine.stores.sections.append(laidOut))
    node.style = style(.secondary)
    opened.node = open(node)
  }

  /// Notes the node of a part of a section that has a layout.
  func notePart(_ node: NodeIndex, _ slot: Slot, of section: NodeIndex) {
    let section = engine.stores.sections[engine.arena[section].pointee.section]
    switch slot {
    case .header: section.header = node
    case .items: section.items = node
    case .footer: section.footer = node
    default: break
    }
  }

  /// The blank lines that the layout of a collection asks for between its sections.
  func gap(of collection: CollectionDescription) -> Int32 {
    let metrics = options.metrics.usable
    let spacing = collection.configuration?.interSectionSpacing ?? 0
    let lines = TextMetrics.edge(at: max(spacing.isFinite ? spacing : 0, 0), unit: metrics.lineHeight)
    return min(lines, CellLength.longest)
  }

  /// Reports what was wrong with the layouts of the sections that were laid out.
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
