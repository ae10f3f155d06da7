import Cairn

extension HTMLRenderer {
  func beginLink(_ destination: String) {
    guard resolver.isWorking, let address = resolver.address else {
      return open(.blockedInteraction)
    }
    let element = resolve(.link)
    write(element.pointee.head)
    write(attribute: " href=\"", address)
    writePendingAttributes(for: .named)
    write(element.pointee.tail)
    pushControl(element)
  }

  func beginButton(_ button: ButtonDescription) {
    guard resolver.isWorking else { return open(.blockedInteraction) }
    let address = resolver.address
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

  /// Returns an address if something may be loaded from there or sent there.
  func checkedResource(_ source: String, of name: String) -> Address? {
    if let address = Address(source, root: options.root), address.isResource { return address }
    if checksIdentity { report(.blocked(source, of: name, at: place)) }
    return nil
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
