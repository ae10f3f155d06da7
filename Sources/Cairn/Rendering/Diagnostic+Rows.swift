extension Diagnostic {
  /// Controls of an item were left out.
  ///
  /// - Parameters:
  ///   - item: The words by which the item is known.
  ///   - obstacle: Why: ``Code/missingForm``, ``Code/missingIdentity`` or ``Code/headerActions``.
  ///   - place: Where the item is.
  /// - Returns: The diagnostic.
  package static func leftOut(_ item: String, _ obstacle: Code, at place: Place) -> Diagnostic {
    let name = item.prefix(80)
    let message =
      switch obstacle {
      case .missingForm: "A control of \"\(name)\" was left out, as no form is around it. Put the list into a Form."
      case .missingIdentity:
        """
        A control of "\(name)", perhaps the one to choose it, was left out, as its item has no identity. \
        Make it of an element with an id, or give it one with tag(_:).
        """
      default:
        """
        What can be done with "\(name)" was left out, as it is a header and no row. \
        Let it be done with a row, or make the first item one by headerMode: .supplementary.
        """
      }
    return Diagnostic(.error, obstacle, message, at: place)
  }

  /// An item could be chosen, but shows no cell to have the control for it.
  package static func missingCell(of item: String, at place: Place) -> Diagnostic {
    let message = """
      "\(item.prefix(80))" cannot be chosen, as it is no cell. \
      Make it a ListCell, or say with selectionDisabled() that it is not to be chosen.
      """
    return Diagnostic(.warning, .missingCell, message, at: place)
  }

  /// An item is to be chosen at first though another one is and one alone can be.
  package static func severalChosen(_ item: String, at place: Place) -> Diagnostic {
    let message = """
      The item "\(item.prefix(80))" is not chosen at first, as another one is and one alone can be. \
      Give selected one identity, or make the selection multiple.
      """
    return Diagnostic(.warning, .severalChosen, message, at: place)
  }

  /// Whether each row or text may give rise to it, so that it is said once with a count.
  private var isOfRows: Bool {
    switch code {
    case .missingForm, .missingIdentity, .missingCell, .headerActions, .unswitchableState, .unsupportedTruncation,
      .unnamedRow, .severalChosen, .sharedSelection:
      true
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

extension FormAction {
  /// Returns what keeps a control from being shown that sends an action with an item: there is no form, or no identity.
  package static func obstacle(isInForm: Bool, identity: String?) -> Diagnostic.Code? {
    isInForm ? identity == nil ? .missingIdentity : nil : .missingForm
  }
}

extension SwipeAction {
  /// Returns what keeps an action from being shown: it sends something, but there is no form or no identity to send.
  package func obstacle(isInForm: Bool, identity: String?) -> Diagnostic.Code? {
    guard case .submit = effect else { return nil }
    return FormAction.obstacle(isInForm: isInForm, identity: identity)
  }
}

extension Accessory {
  /// Whether it chooses the item or sends something about it.
  package var actsOnItem: Bool {
    switch kind {
    case .delete, .insert, .reorder, .multiselect: true
    default: false
    }
  }

  /// Whether it chooses, moves or removes the item, which cannot be done with one that is the header of its list.
  package var isOfRow: Bool {
    switch kind {
    case .delete, .reorder, .multiselect: true
    default: false
    }
  }

  /// Whether it chooses the item.
  package var isMultiselect: Bool {
    if case .multiselect = kind { true } else { false }
  }

  /// Returns what keeps an accessory from being shown: it tells a form about the item, but lacks the form or an identity.
  ///
  /// - Parameters:
  ///   - isInForm: Whether a form is around it; what is chosen shows without one too.
  ///   - identity: The identity of the item.
  ///   - revealsActions: Whether the item has actions that a control to remove it would show instead.
  /// - Returns: What keeps it from being shown; `nil` if nothing does.
  package func obstacle(isInForm: Bool, identity: String?, revealsActions: Bool) -> Diagnostic.Code? {
    switch kind {
    case .delete(verb: nil) where revealsActions: nil
    case .delete, .insert, .reorder: FormAction.obstacle(isInForm: isInForm, identity: identity)
    case .multiselect: identity == nil ? .missingIdentity : nil
    default: nil
    }
  }
}
