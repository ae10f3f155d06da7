import Cairn

extension HTMLRenderer {
  func begin(_ container: Container) {
    guard !isTooDeep else {
      pushTransparent()
      return
    }
    switch container {
    case .stack(let layout) where layout.holdsItems && isOutlineList(layout): pushTransparent(.outlineItems)
    case .stack(let layout): open(.stack(layout))
    case .link(let link): beginLink(link.destination)
    case .slot(let slot): beginSlot(slot)
    case .section(let section): beginSection(section)
    case .grid(let layout): open(.grid(layout))
    case .gridRow(let layout): open(.gridRow(layout))
    case .lazyGrid(let layout): open(.lazyGrid(layout))
    case .scrollView(let layout): beginScrollView(layout)
    case .button(let button): beginButton(button)
    case .label: open(.block(.label), as: .label)
    case .disclosure(let disclosure): beginDisclosure(exclusiveDisclosures.settled(disclosure))
    case .navigation: beginNavigation()
    case .navigationTitle: beginHeading(.block(.navigationTitle))
    case .navigationSplit: open(.block(.split), as: .split)
    case .readableWidth: open(.block(.readable))
    case .layoutChoices: pushTransparent(parentKind == .layoutItem ? .itemChoices : .plain)
    case .layoutChoice(let choice): beginLayoutChoice(choice)
    case .collection(let collection): beginCollection(collection)
    case .collectionSection(let section): beginSection(section)
    case .layers(let layers): open(.layers(layers.alignment))
    case .badged: beginBadged()
    case .unavailable: open(.block(.unavailable), as: .unavailable)
    case .placeholder: open(.block(.placeholder))
    case .item(let item): beginItem(item)
    case .form(let form): beginForm(form)
    case .editButton(let button): beginEditButton(button)
    }
  }

  private func beginSlot(_ slot: Slot) {
    switch slot {
    case .header where parentKind == .layoutSection, .items where parentKind == .layoutSection,
      .footer where parentKind == .layoutSection:
      beginLayoutSlot(slot)
    case .header where parentKind == .layoutCollection, .footer where parentKind == .layoutCollection: beginBand(slot)
    case .header: beginHeading(.block(.sectionHeader))
    case .items where listStates.last?.awaitsHeaderItem == true: pushTransparent(.items)
    case .items where parentKind == .emptySection || isEmptyList: pushTransparent()
    case .items: open(.block(.items))
    case .footer: open(.block(.sectionFooter), as: .footer)
    case .icon: open(.block(.icon))
    case .title: beginTitle()
    case .description: open(.block(.unavailableDescription))
    case .actions: open(.block(.unavailableActions))
    case .content where parentKind == .outline || parentKind == .openBranch: beginOutlineContent()
    case .content where parentKind == .anchored: pushTransparent()
    case .content where parentKind == .disclosure: open(.block(.disclosureContent))
    case .content where parentKind == .split: open(.block(.detail))
    case .content: pushTransparent()
    case .sidebar: beginSidebar()
    case .background: open(.block(.background))
    case .overlay: open(.block(.overlay))
    case .badge: beginBadge()
    }
  }

  private func beginTitle() {
    switch parentKind {
    case .outline: beginOutlineTitle()
    case .branch: beginBranchTitle()
    case .disclosure:
      open(.block(.summary), as: .summary)
      isNamed = false
    case .unavailable: open(.block(.unavailableTitle))
    default: open(.block(.title))
    }
  }

  // MARK: Interaction

  private func beginLink(_ destination: String) {
    guard !isLoading, let address = checked(destination) else {
      open(.blockedInteraction)
      return
    }
    let element = resolve(.link)
    write(element.pointee.head)
    write(attribute: " href=\"", address)
    writePendingAttributes(for: .named)
    write(element.pointee.tail)
    pushControl(element)
  }

  private func beginButton(_ button: ButtonDescription) {
    guard !isLoading else { return open(.blockedInteraction) }
    let address: Address?
    if let destination = button.destination {
      guard let checked = checked(destination) else {
        open(.blockedInteraction)
        return
      }
      address = checked
    } else {
      guard allowsInteraction() else {
        open(.blockedInteraction)
        return
      }
      address = nil
    }
    if let action = button.action, openForm == nil {
      report(
        .error,
        .missingForm,
        "A button that sends \"\(action.value.prefix(80))\" has no form around it and shows without its function."
      )
      open(.blockedInteraction)
      return
    }
    let sends = address == nil && openForm != nil
    if sends { openForm?.hasDefaultButton = true }
    let element = resolve(sends ? .submit(button.role) : .button(button.role, isLink: address != nil))
    write(element.pointee.head)
    if let address {
      write(attribute: " href=\"", address)
    } else if let action = button.action {
      write(action)
    }
    writePendingAttributes(for: .named)
    write(element.pointee.tail)
    pushControl(element)
  }

  private func pushControl(_ element: ResolvedElement.Reference) {
    let hasLabel = attributes.count > attributeBase && attributes[attributeBase...].contains { $0.isLabel }
    push(element, .interactive)
    isNamed = hasLabel
  }

  /// Returns an address if a link may stand here and lead there.
  func checked(_ destination: String) -> Address? {
    allowsInteraction() ? address(of: destination) : nil
  }

  /// Returns an address if a link may lead there.
  func address(of destination: String) -> Address? {
    let address = Address(destination, root: options.root)
    if address == nil, checksIdentity { report(.blocked(destination, at: place)) }
    return address
  }

  /// Returns an address if something may be loaded from there or sent there.
  func checkedResource(_ source: String, of name: String) -> Address? {
    if let address = Address(source, root: options.root), address.isResource { return address }
    if checksIdentity { report(.blocked(source, of: name, at: place)) }
    return nil
  }

  func allowsInteraction() -> Bool {
    guard context.isInteractive else { return true }
    report(
      .error,
      .nestedInteraction,
      "A link or button lies inside another and shows without its function. Put them side by side."
    )
    return false
  }

  private func beginDisclosure(_ disclosure: DisclosureDescription) {
    guard !context.isPhrasing, !context.isInteractive else {
      // A heading, link or button cannot hold something to unfold.
      beginPlainStack()
      return
    }
    if let style = disclosure.outlineStyle {
      beginOutline(disclosure, style == .automatic ? parentKind == .headerItem ? .header : .cell : style)
      return
    }
    let element = resolve(.disclosure)
    write(element.pointee.head)
    writeAttributes(of: disclosure)
    writePendingAttributes(for: .named)
    write(element.pointee.tail)
    push(element, .disclosure)
  }

  // MARK: Structure

  private func beginSection(_ section: SectionDescription) {
    guard !context.isPhrasing else {
      beginPlainStack()
      labelNumber = 0
      return
    }
    if let layout = section.layout {
      beginSection(section, layout)
    } else {
      beginPlainList(section)
    }
  }

  func beginSection(_ section: SectionDescription, as kind: ElementKind, _ frameKind: Frame.Kind? = nil) {
    let element = resolve(kind)
    write(element.pointee.head)
    var number = labelNumber
    if section.hasHeader || listStates.last?.awaitsHeaderItem == true {
      lastLabelNumber += 1
      number = lastLabelNumber
      if pendingLabel?.isEmpty ?? true {
        writer.write(" aria-labelledby=\"")
        writeIdentifier(ofLabel: number)
        writer.write("\"")
      }
    }
    if isLoading { writer.write(" aria-busy=\"true\"") }
    writePendingAttributes(for: element.pointee.hasRole ? .named : .container)
    write(element.pointee.tail)
    if isLoading { writeLoading() }
    push(element, frameKind ?? (section.itemCount == 0 ? .emptySection : .plain))
    labelNumber = number
  }

  /// Begins what stands for a section or a disclosure where only phrasing content may: its parts one below the other.
  private func beginPlainStack() {
    open(.stack(StackLayout(direction: .vertical, alignment: .leading, spacing: nil)))
  }

  func beginHeading(_ kind: ElementKind) {
    context.headingLevel = context.isPhrasing ? 0 : UInt8(environment.headingLevel)
    let element = resolve(context.isPhrasing ? .block(.title) : kind)
    context.headingLevel = 0
    write(element.pointee.head)
    if kind != .block(.navigationTitle), labelNumber > 0 {
      writer.write(" id=\"")
      writeIdentifier(ofLabel: labelNumber)
      writer.write("\"")
    }
    writePendingAttributes(for: element.pointee.hasRole ? .named : .container)
    write(element.pointee.tail)
    push(element, .header)
  }

  func writeIdentifier(ofLabel number: Int) {
    if !options.idPrefix.isEmpty { writer.write(attribute: Self.withoutWhiteSpace(options.idPrefix)) }
    writer.write("section-")
    writer.write(number)
    writer.write("-title")
  }

  /// A page has other landmarks of navigation, from which a name tells this one.
  private func beginSidebar() {
    let isLandmark = !context.isPhrasing && !context.isInSidebar
    let element = resolve(.block(.sidebar))
    write(element.pointee.head)
    if isLandmark, pendingLabel == nil { write(attribute: " aria-label=\"", options.listLabels.sidebar) }
    writePendingAttributes(for: isLandmark ? .named : .container)
    write(element.pointee.tail)
    push(element)
  }

  private func beginNavigation() {
    if node == 0, attributes.count == attributeBase {
      pushTransparent()
    } else {
      open(.block(.navigation))
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

  /// A keyboard reaches what scrolls, and a reader is told what it is.
  func writeScrollerAttributes() {
    writer.write(" tabindex=\"0\" role=\"group\"")
    guard !attributes[attributeBase...].contains(where: { $0.isLabel }) else { return }
    if labelNumber > 0 {
      writer.write(" aria-labelledby=\"")
      writeIdentifier(ofLabel: labelNumber)
      writer.write("\"")
    } else {
      write(attribute: " aria-label=\"", options.scrollableContentLabel)
    }
  }

  /// Writes an attribute that is an address, given with its name and opening quote.
  @inline(__always)
  func write(attribute opening: StaticString, _ address: Address) {
    writer.write(opening)
    if address.isPlain {
      writer.write(trusted: address.text)
    } else {
      writer.write(attribute: address.text)
    }
    writer.write("\"")
  }

  /// Writes an attribute, given with its name and opening quote.
  func write(attribute opening: StaticString, _ value: String) {
    writer.write(opening)
    writer.write(attribute: value)
    writer.write("\"")
  }
}
