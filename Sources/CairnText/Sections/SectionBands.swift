import Cairn

/// The headers and footers of a section, each with the boundary item of the layout that places it.
struct SectionBands {
  /// A header or a footer, or one of several.
  struct Band {
    let node: NodeIndex
    let isFooter: Bool
    /// The boundary item; its kind tells it from the others of its section.
    var item: LayoutBoundary
  }

  let all: [Band]

  /// - Parameters:
  ///   - section: The section.
  ///   - layout: Its layout.
  ///   - engine: The engine with the section's nodes.
  ///   - dividing: Whether views with their own boundary items are separate bands.
  init(of section: LaidOutSection, in layout: LayoutSection, _ engine: LayoutEngine, dividing: Bool) {
    var bands: [Band] = []
    for kind in [ElementKind.header, .footer] {
      let isFooter = kind == .footer
      let part = isFooter ? section.footer : section.header
      guard let part, engine.isShown(part) else { continue }
      let items = dividing ? layout.boundaryItems(kind) : []
      let count = Int(engine.arena[part].pointee.childCount)
      if count > 1, count <= items.count {
        var index = 0
        engine.forEachChild(part) { view in
          var item = items[index]
          item.kind = index == 0 ? kind : ElementKind("\(kind) \(index + 1)")
          bands.append(Band(node: view, isFooter: isFooter, item: item))
          index += 1
        }
      } else {
        let item = layout.boundarySupplementaryItems.first { $0.kind == kind }
        bands.append(Band(node: part, isFooter: isFooter, item: item ?? (isFooter ? .footer() : .header())))
      }
    }
    all = bands
  }

  /// Whether some bands are parts of one header or footer.
  var isDivided: Bool { all.contains { $0.item.kind != .header && $0.item.kind != .footer } }

  subscript(kind: ElementKind) -> Band? { all.first { $0.item.kind == kind } }

  func isHeader(_ node: NodeIndex) -> Bool { all.contains { $0.node == node && !$0.isFooter } }

  func isFooter(_ node: NodeIndex) -> Bool { all.contains { $0.node == node && $0.isFooter } }

  /// Whether bands on one side overlap or are too narrow for their words.
  func collide(_ spans: [ElementKind: PartColumns.Span], _ engine: LayoutEngine) -> Bool {
    for (position, band) in all.enumerated() {
      guard let span = spans[band.item.kind] else { continue }
      let least = engine.measure(band.node, Proposal(width: 0, height: CellLength.open)).width
      if least > span.width { return true }
      for other in all[(position + 1)...] where other.isFooter == band.isFooter {
        guard let next = spans[other.item.kind] else { continue }
        // A blank between them keeps their words apart.
        if span.leading <= next.leading + next.width, next.leading <= span.leading + span.width { return true }
      }
    }
    return false
  }
}
