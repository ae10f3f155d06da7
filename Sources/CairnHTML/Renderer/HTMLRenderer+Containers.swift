import Cairn

extension HTMLRenderer {
  func begin(_ container: Container) {
    // Links are most of the containers of a page, and have a way of their own.
    if case .link(let link) = container { return begin(link) }
    resolver.begin(container, for: self, isLoading: isLoading)
    switch container {
    // The rows under a cell are the list that unfolds, and need no other element.
    case .stack(let layout) where layout.holdsItems && element.parent == .outlineContent:
      pushTransparent(as: .outlineItems)
    case .stack(let layout) where layout.direction == .horizontal: open(.stack(layout), as: .row(element.node))
    case .stack(let layout): open(.stack(layout))
    case .link: break
    case .slot(let slot): beginSlot(slot)
    case .section(let section): beginSection(section)
    case .grid(let layout): open(.grid(layout))
    case .gridRow(let layout): open(.gridRow(layout))
    case .lazyGrid(let layout): open(.lazyGrid(layout))
    case .scrollView(let layout): beginScrollView(layout)
    case .button(let button): beginButton(button)
    case .toggle(let toggle): beginToggle(toggle)
    case .field(let field): begin(field)
    case .choice(let choice): begin(choice)
    case .label: open(block: .label)
    case .disclosure: if let disclosure = resolver.disclosure { beginDisclosure(disclosure) }
    case .presentation(let presentation): begin(presentation)
    case .navigation: beginNavigation()
    case .navigationTitle: beginHeading(.navigationTitle, as: .header)
    case .navigationSplit: open(block: .split, as: .split)
    case .readableWidth: open(block: .readable)
    case .prose(let prose): begin(prose)
    case .table(let table): begin(table)
    case .tableGroup(let group): begin(group)
    case .tableRow: beginTableRow()
    case .tableCell(let cell): begin(cell)
    case .layoutChoices: pushTransparent(as: element.parent == .layoutItem ? .itemChoices : .plain)
    case .layoutChoice(let choice): beginLayoutChoice(choice)
    case .collection(let collection): beginCollection(collection)
    case .collectionSection(let section): beginCollectionSection(section)
    case .layers(let layers): open(.layers(layers.alignment))
    case .badged: beginBadged()
    case .unavailable: open(block: .unavailable, as: .unavailable)
    case .placeholder: open(block: .placeholder)
    case .item(let item): beginItem(item)
    case .form(let form): beginForm(form)
    case .editButton(let button): beginEditButton(button)
    }
  }

  private func beginSlot(_ slot: Slot) {
    switch slot {
    case .header where element.parent == .layoutSection, .items where element.parent == .layoutSection,
      .footer where element.parent == .layoutSection:
      beginLayoutSlot(slot)
    case .header where element.parent == .layoutCollection, .footer where element.parent == .layoutCollection:
      beginBand(slot)
    case .header: beginHeading(.sectionHeader, as: .header)
    case .items where rows.awaitsHeaderItem: pushTransparent(as: .itemsWithHeader, .itemsWithHeader)
    case .items where element.parent == .emptySection: pushTransparent()
    case .items: open(block: .items)
    case .footer where element.parent == .quotation: open(block: .source)
    case .footer where element.parent == .figure: open(block: .caption)
    case .footer: open(block: .sectionFooter, as: .footer)
    case .toolbar: open(block: .bar)
    case .principalToolbar: open(block: .principalBar)
    case .icon: open(block: .icon)
    case .title: beginTitle()
    case .description: open(block: .unavailableDescription)
    case .actions: open(block: .unavailableActions)
    case .content: beginContent()
    case .sidebar: beginSidebar()
    case .background where element.parent == .layoutSection: beginDecoration()
    case .background: open(block: .background)
    case .overlay: open(block: .overlay)
    case .badge: beginBadge(isView: false)
    case .badgeView: beginBadge(isView: true)
    }
  }

  private func beginContent() {
    switch element.parent {
    case .outline: beginOutlineContent()
    case .branch: beginOutlineContent()
    case .disclosure: open(block: .disclosureContent)
    case .menu(let number):
      note(.popover)
      open(.block(.menuItems), for: .named) {
        write(attribute: " id=\"", idOf: .menu, Int(number))
        writer.write(" popover")
      }
    case .split: open(block: .detail)
    case .quotation: open(block: .quoted)
    case .description: open(block: .details)
    default: pushTransparent()
    }
  }

  private func beginTitle() {
    switch element.parent {
    case .outline(let isHeader): beginOutlineTitle(isHeader: isHeader)
    case .branch(let isHeader): beginBranchTitle(isHeader: isHeader)
    case .disclosure:
      open(block: .summary, as: .plain, .summary(headingLevel: nil))
      element.enterControl(isNamed: false)
    case .menu(let number):
      openButton(.button(ButtonMarkup(look: menuLook), isLink: false)) {
        write(attribute: " popovertarget=\"", idOf: .menu, Int(number))
      }
    case .unavailable: open(block: .unavailableTitle)
    case .table where !context.isPhrasing: open(block: .tableCaption)
    case .description: open(block: .term)
    case .aside: open(block: .asideTitle)
    case .picker(let picker): open(block: picker.isSegmented ? .hiddenLegend : .legend)
    default: open(block: .title)
    }
  }

  // MARK: Structure

  private func beginDisclosure(_ disclosure: DisclosureDescription) {
    guard !context.isPhrasing, !context.isInteractive else {
      // A heading, link or button cannot hold something to unfold.
      beginPlainStack()
      return
    }
    if disclosure.isMenu {
      menuLook = disclosure.buttonLook
      if tree.paintsBox(at: element.node) { menuLook.standInOwnBackground() }
      return open(block: .menu, as: .menu(number: Int32(truncatingIfNeeded: numbering.nextRow())))
    }
    if let style = disclosure.outlineStyle {
      beginOutline(disclosure, style)
      return
    }
    open(.disclosure(isLink: disclosure.isLink), for: .named, as: .disclosure) { writeAttributes(of: disclosure) }
  }

  private func beginCollectionSection(_ section: CollectionSectionDescription) {
    reports.begin(section)
    open(block: .collectionSection, as: .plain, .collectionSection)
  }

  private func beginSection(_ section: SectionDescription) {
    guard !context.isPhrasing else {
      beginPlainStack()
      element.enterSection(labelNumber: nil)
      return
    }
    if let layout = section.layout {
      beginSection(section, layout)
    } else {
      beginPlainList(section)
    }
  }

  func beginSection(
    _ section: SectionDescription,
    as kind: MarkupKind,
    parent: ElementState.Parent? = nil,
    ending: Frame.Ending = .plain
  ) {
    beginSection(section, in: resolve(kind), parent: parent, ending: ending)
  }

  func beginSection(
    _ section: SectionDescription,
    in markup: ResolvedElement.Reference,
    parent: ElementState.Parent? = nil,
    ending: Frame.Ending = .plain
  ) {
    write(markup.pointee.head)
    var label = element.labelNumber
    if section.hasHeader || rows.awaitsHeaderItem {
      let number = numbering.nextLabel()
      label = number
      if pendingLabel?.isEmpty ?? true { write(attribute: " aria-labelledby=\"", idOfTitle: number) }
    }
    if isLoading { writer.write(" aria-busy=\"true\"") }
    writePendingAttributes(for: markup.pointee.hasRole ? .named : .container)
    write(markup.pointee.tail)
    if isLoading { writeLoading() }
    push(markup, as: parent ?? (section.itemCount == 0 ? .emptySection : .plain), ending)
    element.enterSection(labelNumber: label)
  }

  /// Begins a stack in place of a section or a disclosure, if only phrasing content is allowed.
  private func beginPlainStack() {
    open(.stack(StackLayout(direction: .vertical, alignment: .leading, spacing: nil)))
  }

  func beginHeading(_ block: Block, as parent: ElementState.Parent, _ ending: Frame.Ending = .plain) {
    let context = contextOfHeading
    let shown = context.isPhrasing ? .title : block
    let markup = tree.element(code: MarkupKind.code(of: shown), .block(shown), context, in: element.node)
    begin(heading: markup, as: parent, ending, isNumbered: block != .navigationTitle)
  }

  func beginHeading(_ layout: LayoutElement, as parent: ElementState.Parent) {
    let context = contextOfHeading
    let markup = tree.element(context.isPhrasing ? .block(.title) : .layout(layout), context, in: element.node)
    begin(heading: markup, as: parent, .plain, isNumbered: true)
  }

  private var contextOfHeading: ElementContext {
    var context = context
    context.headingLevel = context.isPhrasing ? 0 : UInt8(environment.headingLevel)
    return context
  }

  private func begin(
    heading markup: ResolvedElement.Reference,
    as parent: ElementState.Parent,
    _ ending: Frame.Ending,
    isNumbered: Bool
  ) {
    element.hasBegun()
    write(markup.pointee.head)
    if isNumbered, let number = element.labelNumber {
      write(attribute: " id=\"", idOfTitle: number)
    }
    writePendingAttributes(for: markup.pointee.hasRole ? .named : .container)
    write(markup.pointee.tail)
    push(markup, as: parent, ending)
  }

  /// Begins a sidebar; a name tells it from the other navigation landmarks of the page.
  private func beginSidebar() {
    let isLandmark = !context.isPhrasing && !context.isInSidebar
    open(.block(.sidebar), for: isLandmark ? .named : .container) {
      if isLandmark, pendingLabel == nil { write(attribute: " aria-label=\"", options.listLabels.sidebar) }
    }
  }

  private func beginNavigation() {
    // Without an element of its own, its views stand in the page itself.
    if !modifiers.isAnyWaiting, tree.sharesModifiers(at: element.node) {
      pushTransparent()
    } else {
      open(block: .navigation)
    }
  }

  private func beginScrollView(_ layout: ScrollLayout) {
    let element = resolve(.scrollView(layout))
    write(element.pointee.head)
    if element.pointee.isScroller, !context.isInteractive {
      writeScrollerAttributes()
    }
    writePendingAttributes(for: element.pointee.isScroller && !context.isInteractive ? .named : .container)
    write(element.pointee.tail)
    push(element)
  }

  /// Makes a scrolling area reachable by keyboard and gives it a name: its own, or that of the section around.
  func writeScrollerAttributes(named label: String? = nil) {
    writer.write(" tabindex=\"0\" role=\"group\"")
    guard !modifiers.waiting.contains(where: \.isLabel) else { return }
    if let label {
      write(attribute: " aria-label=\"", label)
    } else if let number = element.labelNumber {
      write(attribute: " aria-labelledby=\"", idOfTitle: number)
    } else {
      write(attribute: " aria-label=\"", options.scrollableContentLabel)
    }
  }
}
