// Links and buttons: which of them lead somewhere, and which only show their content.
extension RowResolver {
  /// Notes the beginning of a link that works, if its address is written as it is behind the root; otherwise does nothing.
  ///
  /// Nearly all links are such, and need no address of their own.
  package func beginPlainLink(to destination: String, isLoading: Bool) -> Bool {
    guard !isLoading, !isInInteraction, Address.isPlain(destination, from: root) else { return false }
    open(.interaction)
    return true
  }

  /// Whether a link to a plain address works here and is written as it is, without a root in front.
  package var takesPlainLinks: Bool { !isInInteraction && root == nil }

  /// Notes the beginning of a link that works, where ``takesPlainLinks`` said so.
  package func beginPlainLink() { open(.interaction) }

  /// Notes the beginning of a link, as ``begin(_:for:)`` does, and returns its address; `nil` if it leads nowhere.
  package func beginLink(to destination: String, for renderer: any Renderer, isLoading: Bool) -> Address? {
    let address = isLoading ? nil : address(of: destination, for: renderer)
    open(address == nil ? .other : .interaction)
    return address
  }

  /// Returns the address of a link if it is allowed here; otherwise reports the problem.
  package func address(of destination: String, for renderer: any Renderer) -> Address? {
    guard allowsInteraction(for: renderer) else { return nil }
    return Address(destination, root: root) ?? judge(for: renderer).address(destination)
  }

  func begin(_ button: ButtonDescription, for renderer: any Renderer, _ isLoading: Bool) -> Place {
    if let destination = button.destination {
      address = isLoading ? nil : address(of: destination, for: renderer)
      return address == nil ? .other : .interaction
    }
    address = nil
    guard !isLoading, allowsInteraction(for: renderer) else { return .other }
    guard let action = button.action, !isInForm else { return .interaction }
    renderer.report(.leftOut(action, at: renderer.place))
    return .other
  }

  func allowsInteraction(for renderer: any Renderer) -> Bool {
    guard isInInteraction else { return true }
    return judge(for: renderer).allowsInteraction(of: row?.identity ?? "")
  }
}
