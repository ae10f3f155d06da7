// Links and buttons: which of them lead somewhere, and which only show their content.
extension RowResolver {
  /// The address of the open link or button; `nil` if it leads nowhere.
  ///
  /// Not inlined, because another module would check exclusive access to the address.
  package var workingAddress: Address? {
    @inline(never) get { isWorking ? address : nil }
  }

  /// Returns the address of a link if it is allowed here; otherwise reports the problem.
  package func address(of destination: String, for renderer: any Renderer) -> Address? {
    guard allowsInteraction(for: renderer) else { return nil }
    return Address(destination, root: root) ?? judge(for: renderer).address(destination)
  }

  func begin(linkTo destination: String, for renderer: any Renderer, _ isLoading: Bool) -> Place {
    address = isLoading ? nil : address(of: destination, for: renderer)
    return address == nil ? .other : .interaction
  }

  func begin(_ button: ButtonDescription, for renderer: any Renderer, _ isLoading: Bool) -> Place {
    if let destination = button.destination { return begin(linkTo: destination, for: renderer, isLoading) }
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
