import Cairn

extension HTMLRenderer {
  private var layoutWidths: LayoutWidths {
    LayoutWidths(
      options.layoutWidths,
      height: options.layoutHeight,
      traits: environment.layoutTraits,
      axis: layouts.scrollAxis
    )
  }

  /// The environment of the narrowest page for which layouts are compiled.
  var layoutEnvironment: LayoutEnvironment {
    let widths = layoutWidths
    return widths.environment(width: widths.widths[0])
  }

  var _room: LayoutExtent {
    layoutEnvironment.container.effectiveContentSize.inside(tree.styles(at: element.node))
  }

  func beginSection(_ section: SectionDescription, _ layout: SectionLayout) {
    let widths = layoutWidths
    guard let finding = layouts.finding(for: layout, in: widths) else { return beginPlainList(section) }
    let markup = finding.markup
    if layout.choices.count > 1, !context.isInteractive, layouts.isFirstChoice(layout.choices) {
      writeChoices(layout.choices)
    }
    // One that is a list for some choices and groups for others has its rows placed like groups.
    if case .list? = markup.variants.first?.form { return beginList(section) }
    report(finding, itemCount: section.itemCount ?? 0)
    if markup.isWide { note(.wideLayout) }
    let part = LayoutElement.Part.section(hasHeader: section.hasHeader)
    beginSection(
      section,
      as: .layout(LayoutElement(part: part, className: markup.sectionClass)),
      parent: .layoutSection,
      ending: .layoutSection
    )
    let itemCount = section.itemCount ?? 0
    var effects: [Int: String] = [:]
    let environment = widths.environment(width: widths.reference)
    if let section = layout.section(in: environment), section.visibleItemsHandler != nil {
      effects = VisibleItemEffects.declarations(of: section, itemCount: itemCount, in: environment)
        .compactMapValues { tree.classes.name(for: LayoutRules(rules: [LayoutRule(own: $0)], conditions: [.always])) }
    }
    let pageCount = markup.pageCount(ofItems: itemCount, in: widths)
    layouts.begin(OpenLayout(markup: markup, itemCount: itemCount, pageCount: pageCount, effects: effects))
  }

  /// Begins a collection; its layout may set the spacing of its sections.
  func beginCollection(_ collection: CollectionDescription) {
    guard let configuration = collection.configuration else {
      let hasBands = collection.hasHeader || collection.hasFooter
      let block = collection.showsIndicators ? Block.collection : .barlessCollection
      return open(block: block, as: hasBands ? .layoutCollection : .plain)
    }
    let hasBands = (collection.hasHeader || collection.hasFooter) && !context.isPhrasing
    let bands = CollectionBands(configuration, hasBands: hasBands)
    if checksIdentity { for problem in bands.problems { report(problem.diagnostic) } }
    let name = tree.classes.name(for: LayoutRules(rules: [bands.collection], conditions: [.always]))
    let isSideways = configuration.scrollDirection == .horizontal && !context.isPhrasing
    let part = LayoutElement.Part.collection(
      isSideways: isSideways,
      hasBands: hasBands,
      showsBars: collection.showsIndicators
    )
    let scrolls = isSideways && !context.isInteractive
    let ending = Frame.Ending.collection(outerAxis: layouts.scrollAxis)
    let kind = MarkupKind.layout(LayoutElement(part: part, className: name))
    open(kind, for: scrolls ? .named : .container, as: .layoutCollection, ending) {
      if scrolls { writeScrollerAttributes() }
    }
    layouts.beginCollection(along: isSideways ? .horizontal : .vertical)
  }

  func beginBand(_ slot: Slot) {
    guard !context.isPhrasing else { return pushTransparent() }
    var rule: LayoutRule?
    if let configuration = environment.collectionConfiguration {
      let bands = CollectionBands(configuration, hasBands: true)
      rule = slot == .header ? bands.header : bands.footer
    }
    let name = rule.flatMap { tree.classes.name(for: LayoutRules(rules: [$0], conditions: [.always])) }
    let part: LayoutElement.Part = slot == .header ? .collectionHeader : .collectionFooter
    open(.layout(LayoutElement(part: part, className: name)))
  }

  private func report(_ finding: LayoutCatalog.Finding, itemCount: Int) {
    guard checksIdentity else { return }
    // With fewer items than the maximum, no group is too large.
    let problems = finding.problems.filter { $0 != .groupTooLarge || itemCount > LayoutGroup.maximumItems }
    for found in finding.diagnostics {
      var diagnostic = found.asDiagnostic
      diagnostic.place = place
      // What is wrong at the narrowest width was told when the section began; other widths may have more.
      if found.code.isOfValues, reports.hasTold(diagnostic) { continue }
      report(diagnostic)
    }
    for problem in problems {
      var diagnostic = problem.diagnostic
      diagnostic.place = place
      report(diagnostic)
    }
  }

  func beginLayoutSlot(_ slot: Slot) {
    guard let layout = layouts.last else { return pushTransparent() }
    switch slot {
    case .header:
      let hasParts = layout.markup.variants.contains { !$0.header.parts.isEmpty }
      beginHeading(
        LayoutElement(part: .header(hasParts: hasParts), className: layout.markup.headerClass),
        as: .header
      )
    case .footer:
      open(.layout(LayoutElement(part: .footer, className: layout.markup.footerClass)))
    default:
      beginLayoutItems(layout)
    }
  }

  /// Begins a view that is a decoration of the section around.
  func beginDecoration() {
    guard let name = layouts.nextDecorationClass() else { return pushTransparent() }
    open(.layout(LayoutElement(part: .decoration, className: name)))
  }

  private func beginLayoutItems(_ layout: OpenLayout) {
    note(.layoutItems)
    if let scroller = layout.markup.scrollerClass {
      writer.write("<div")
      note(.scroller)
      write(attribute: " class=\"", trusted: scroller)
      if !context.isInteractive { writeScrollerAttributes() }
      writer.write(">")
    }
    if layout.itemCount > 0, layout.markup.turnsPages {
      note(.pages)
      note(.stop)
      writer.write("<div class=\"pages\">")
      writePageStops(layout.pageCount)
    }
    let isEmpty = layout.itemCount == 0
    writer.write(trusted: isEmpty ? layout.markup.emptyOpening : layout.markup.opening)
    push(
      closing: isEmpty ? layout.markup.emptyClosing : layout.markup.closing,
      context.inside,
      as: .layoutItems,
      .layoutItems
    )
  }

  /// Writes the places where a scroller that turns pages stops.
  private func writePageStops(_ count: Int) {
    for page in 0..<count {
      var rule = LayoutRule()
      rule.own["inset-inline-start"] = "min(\(page * 100)cqw,100% - 1px)"
      let name = tree.classes.name(for: LayoutRules(rules: [rule], conditions: [.always])) ?? ""
      writer.write("<span")
      write(attribute: " class=\"stop ", trusted: name)
      writer.write("></span>")
    }
  }

  func beginLayoutItem(_ item: ItemDescription, _ layout: OpenLayout, acts: Bool) {
    layout.markup.writeLead(item.index, class: layout.effects[item.index], to: writer)
    if numbering.identified.isOn { numbering.identified.moveStart(to: writer.lastTagStart, ofItemAt: rows.items.count) }
    let closing = layout.markup.itemClosing
    let node = element.node
    if acts {
      push(closing: closing, context, as: .plain, .actingLayoutItem)
      note(.acting)
      writer.write("<div class=\"acting fills\">")
    } else {
      push(closing: closing, context, as: .layoutItem, .layoutItem)
    }
    // The layout writes the item's element, so what is said of the item is for its content.
    element.wait(with: node)
    layouts.beginItem(item.index)
  }

  /// Begins a view with a badge; on an item of a layout, the badge stands in the place that the layout gives it.
  func beginBadged() {
    if element.parent.isPlaceOfItem {
      open(block: .anchored, as: .anchored)
    } else {
      open(block: .badged)
    }
  }

  func beginBadge(isView: Bool) {
    if element.parent == .anchored {
      open(.layout(LayoutElement(part: .badge(isView: isView), className: layouts.last?.badgeClass)))
    } else {
      open(block: isView ? .badgeView : .badge)
    }
  }
}
