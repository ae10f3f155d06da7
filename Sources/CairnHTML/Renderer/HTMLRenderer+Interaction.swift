import Cairn

extension HTMLRenderer {
  func begin(_ link: LinkDescription) {
    if beginLikelyLink(to: link.destination) { return }
    if !modifiers.isAnyWaiting, resolver.beginPlainLink(to: link.destination, isLoading: isLoading) {
      let element = resolve(code: MarkupKind.codeOfLink, .link)
      if pathToRoot.isEmpty {
        writer.write(element.pointee.head, trusted: link.destination, element.pointee.tail)
      } else {
        write(element.pointee.head)
        writer.write(trusted: pathToRoot)
        writer.write(.none, trusted: link.destination, element.pointee.tail)
      }
      return pushControl(element)
    }
    guard let address = resolver.beginLink(to: link.destination, for: self, isLoading: isLoading) else {
      return open(.blockedInteraction)
    }
    if case .page = address.kind { reports.notePage(at: address) }
    let element = resolve(code: MarkupKind.codeOfLink, .link)
    write(element.pointee.head)
    writeValue(address)
    writer.write("\"")
    writePendingAttributes(for: .named)
    write(element.pointee.tail)
    pushControl(element)
  }

  /// Begins a link to a plain address, if its markup is what followed the latest look-up the last time.
  ///
  /// Nearly all links of a page without a root are such, and their address is looked at while it is copied.
  @inline(__always)
  private func beginLikelyLink(to destination: String) -> Bool {
    let place = context
    guard !modifiers.isAnyWaiting, !isLoading, resolver.takesPlainLinks,
      let likely = tree.likelyElement(code: MarkupKind.codeOfLink, place, in: element.node),
      writer.write(likely.markup.pointee.head, plainAddress: destination, likely.markup.pointee.tail)
    else { return false }
    tree.follow(likely.index)
    element.hasBegun(in: place)
    resolver.beginPlainLink()
    pushControl(likely.markup)
    return true
  }

  func beginButton(_ button: ButtonDescription) {
    guard resolver.isWorking else { return open(.blockedInteraction) }
    if !button.isEnabled { return beginDisabledButton(button) }
    if let change = button.change { return beginButton(button, changing: change) }
    let address = resolver.address
    let sends = address == nil && rows.form != nil
    if sends { rows.noteDefaultButton() }
    openButton(sends ? .submit(button.markup) : .button(button.markup, isLink: address != nil)) {
      if let address {
        write(attribute: " href=\"", address)
      } else if let action = button.action {
        write(action)
      }
    }
  }

  /// Begins a button that cannot be pressed; a link is words then.
  private func beginDisabledButton(_ button: ButtonDescription) {
    if resolver.address != nil { return open(.blockedInteraction) }
    openButton(.button(button.markup, isLink: false)) { writer.write(" disabled") }
  }

  /// Opens a control with attributes of its own.
  func openButton(_ kind: MarkupKind, _ writeAttributes: () -> Void) {
    let element = resolve(kind)
    write(element.pointee.head)
    writeAttributes()
    writePendingAttributes(for: .named)
    write(element.pointee.tail)
    pushControl(element)
  }

  func pushControl(_ markup: ResolvedElement.Reference, _ ending: Frame.Ending = .control) {
    if !wordlessSymbols.isEmpty { wordlessSymbols.removeAll(keepingCapacity: true) }
    let hasLabel = modifiers.isAnyWaiting && isLabelWaiting
    push(markup, as: .interactive(isItemOfLayout: element.parent.isPlaceOfItem), ending)
    element.enterControl(isNamed: hasLabel)
  }

  /// Writes an attribute with an address as its value; `opening` is its name and the opening quote.
  @inline(__always)
  func write(attribute opening: StaticString, _ address: Address) {
    if case .page = address.kind { reports.notePage(at: address) }
    writer.write(opening)
    writeValue(address)
    writer.write("\"")
  }

  @inline(__always)
  private func writeValue(_ address: Address) {
    if address.isPlain {
      writer.write(trusted: address.text)
    } else {
      writer.write(attribute: address.text)
    }
  }

  /// Writes an attribute; `opening` is its name and the opening quote.
  func write(attribute opening: StaticString, _ value: String) {
    writer.write(opening)
    writer.write(attribute: value)
    writer.write("\"")
  }

  /// Writes an attribute whose value needs no escaping; `opening` is its name and the opening quote.
  func write(attribute opening: StaticString, trusted value: String) {
    writer.write(opening)
    writer.write(trusted: value)
    writer.write("\"")
  }
}
