extension Diagnostic {
  /// A control of an item sends something, but no form is around it.
  package static func missingForm(of item: String, at place: Place) -> Diagnostic {
    let message = "A control of \"\(item.prefix(80))\" was left out, as no form is around it. Put the list into a Form."
    return Diagnostic(.error, .missingForm, message, at: place)
  }

  /// A control of an item sends the identity of the item, which has none.
  package static func missingIdentity(of item: String, at place: Place) -> Diagnostic {
    let message = """
      A control of "\(item.prefix(80))" was left out, as its item has no identity. \
      Make it of an element with an id, or give it one with tag(_:).
      """
    return Diagnostic(.error, .missingIdentity, message, at: place)
  }

  /// An item could be chosen, but shows no cell to have the control for it.
  package static func missingCell(of item: String, at place: Place) -> Diagnostic {
    let message = """
      "\(item.prefix(80))" cannot be chosen, as it is no cell. \
      Make it a ListCell, or say with selectionDisabled() that it is not to be chosen.
      """
    return Diagnostic(.warning, .missingCell, message, at: place)
  }

  /// Something can be done with an item that is a header.
  package static func headerActions(of item: String, at place: Place) -> Diagnostic {
    let message = """
      The actions of "\(item.prefix(80))" were left out, as it is the header of its list and no row. \
      Give them to a row, or use headerMode: .supplementary.
      """
    return Diagnostic(.error, .headerActions, message, at: place)
  }

  /// Whether each row or text may give rise to it, so that it is said once with a count.
  private var isOfRows: Bool {
    switch code {
    case .missingForm, .missingIdentity, .missingCell, .headerActions, .unswitchableState, .unsupportedTruncation: true
    default: false
    }
  }

  /// Whether it says the same as another one, about another row.
  fileprivate func repeats(_ other: Diagnostic) -> Bool {
    code == other.code && severity == other.severity && place == other.place
  }

  /// Counts the diagnostic among those that say the same of other rows; `false` if there is none.
  package func isCounted(in diagnostics: inout [Diagnostic]) -> Bool {
    guard isOfRows, let first = diagnostics.firstIndex(where: repeats) else { return false }
    diagnostics[first].count += 1
    return true
  }
}

extension ItemDescription {
  /// Whether readers could choose the item, if it turns out to show a cell that has the control.
  package func awaitsCell(toBeChosenIn environment: EnvironmentValues) -> Bool {
    content == .view && identity != nil && environment.hasListSelection && !row.isSelectionDisabled
      && environment.redactionReasons.isEmpty
  }
}

extension SwipeAction {
  /// Returns what keeps an action from being shown: it sends something, but there is no form or no identity to send.
  package func obstacle(isInForm: Bool, identity: String?) -> Diagnostic.Code? {
    guard case .submit = effect else { return nil }
    return isInForm ? identity == nil ? .missingIdentity : nil : .missingForm
  }
}
