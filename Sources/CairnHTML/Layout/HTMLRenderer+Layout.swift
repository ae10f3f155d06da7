import Cairn

extension HTMLRenderer {
  /// A section with a layout whose end has not come yet.
  struct OpenLayout {
    let markup: LayoutMarkup
    let itemCount: Int
    /// The class of the badge of the item that was begun last, where its layout places one.
    var badgeClass: String?
  }

  /// Begins a section that has a layout.
  func beginSection(_ section: SectionDescription, _ layout: SectionLayout) {
    let widths = LayoutWidths(options, direction: environment.layoutDirection)
    guard let finding = tree.layout(layout, in: widths) else {
      beginSection(section, as: .section(itemCount: section.itemCount, hasHeader: section.hasHeader))
      return
    }
    let markup = finding.markup
    if case .list(let configuration)? = markup.variants.first?.form {
      beginList(section, configuration)
      return
    }
    report(finding)
    let part = LayoutElement.Part.section(hasHeader: section.hasHeader)
    beginSection(section, as: .layout(LayoutElement(part: part, className: markup.sectionClass)), .layoutSection)
    layouts.append(OpenLayout(markup: markup, itemCount: section.itemCount ?? 0))
  }

  /// Begins a collection, whose layout may say how far its sections are apart.
  func beginCollection(_ collection: CollectionDescription) {
    guard let configuration = collection.configuration else { return open(.block(.collection)) }
    var rule = LayoutRule()
    let spacing = LayoutLength.points(configuration.interSectionSpacing)
    // A gap cannot be less than none, a margin can.
    if configuration.interSectionSpacing < 0 { rule.following.set("margin-block-start", spacing) }
    rule.own["gap"] = configuration.interSectionSpacing < 0 ? "0" : spacing.css
    let name = tree.className(for: LayoutRules(rules: [rule], conditions: [""]))
    open(.layout(LayoutElement(part: .collection, className: name)))
  }

  private func report(_ finding: LayoutCatalog.Finding) {
    guard checksIdentity else { return }
    for var diagnostic in finding.diagnostics.map(\.asDiagnostic) + finding.problems.map(\.diagnostic) {
      diagnostic.place = place
      report(diagnostic)
    }
  }

  /// Begins a part of a section that has a layout.
  func beginLayoutSlot(_ slot: Slot) {
    guard let layout = layouts.last else { return pushTransparent() }
    switch slot {
    case .header:
      beginHeading(.layout(LayoutElement(part: .header, className: layout.markup.headerClass)))
    case .footer:
      open(.layout(LayoutElement(part: .footer, className: layout.markup.footerClass)))
    default:
      beginLayoutItems(layout)
    }
  }

  private func beginLayoutItems(_ layout: OpenLayout) {
    var inner = ElementContext()
    inner.isInteractive = context.isInteractive
    if let scroller = layout.markup.scrollerClass {
      writer.write("<div class=\"")
      writer.write(trusted: scroller)
      writer.write("\"")
      if !context.isInteractive { writeScrollerAttributes() }
      writer.write(">")
    }
    writer.write(trusted: layout.itemCount > 0 ? layout.markup.opening : layout.markup.emptyOpening)
    push(closing: layout.itemCount > 0 ? layout.markup.closing : layout.markup.emptyClosing, inner, .layoutItems)
  }

  /// Writes what follows the last item of a section that has a layout.
  func endLayoutItems() {
    guard let layout = layouts.last else { return }
    layout.markup.writeTail(layout.itemCount, to: writer)
  }

  func beginItem(_ item: ItemDescription) {
    guard parentKind == .layoutItems, let layout = layouts.last else {
      pushTransparent()
      return
    }
    layout.markup.writeLead(item.index, to: writer)
    push(closing: layout.markup.itemClosing, context, .layoutItem)
    layouts[layouts.count - 1].badgeClass = layout.markup.badgeClass(item.index)
  }

  /// Begins a view with a badge; as an item whose layout says where its badge goes, it leaves the badge to that.
  func beginBadged() {
    if parentKind == .layoutItem, layouts.last?.badgeClass != nil {
      open(.block(.anchored), as: .anchored)
    } else {
      open(.block(.badged))
    }
  }

  func beginBadge() {
    if parentKind == .anchored, let name = layouts.last?.badgeClass {
      open(.layout(LayoutElement(part: .badge, className: name)))
    } else {
      open(.block(.badge))
    }
  }
}
