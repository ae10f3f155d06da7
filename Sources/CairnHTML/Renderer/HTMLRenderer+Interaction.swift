import Cairn

extension HTMLRenderer {
  func beginLink(_ destination: String) {
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

  func beginButton(_ button: ButtonDescription) {
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
    if let action = button.action, rows.form == nil {
      if checksIdentity { report(.leftOut(action, at: place)) }
      open(.blockedInteraction)
      return
    }
    let sends = address == nil && rows.form != nil
    if sends { rows.noteDefaultButton() }
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

  private func pushControl(_ markup: ResolvedElement.Reference) {
    let hasLabel = modifiers.isAnyWaiting && modifiers.waiting.contains { $0.isLabel }
    push(markup, as: .interactive(isItemOfLayout: element.parent.isPlaceOfItem), .control)
    element.enterControl(isNamed: hasLabel)
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
    if checksIdentity { report(.nestedInteraction(of: rows.items.last?.identity ?? "", at: place)) }
    return false
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
