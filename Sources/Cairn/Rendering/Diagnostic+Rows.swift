extension Diagnostic {
  /// A diagnostic for controls of an item that were left out.
  ///
  /// - Parameters:
  ///   - item: The words of the item.
  ///   - obstacle: The reason: ``Code/missingForm``, ``Code/missingIdentity`` or ``Code/headerActions``.
  ///   - place: The place of the item.
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

  /// A diagnostic for an item that can be chosen but has no cell for the control.
  package static func missingCell(of item: String, at place: Place) -> Diagnostic {
    let message = """
      "\(item.prefix(80))" cannot be chosen, as it is no cell. \
      Make it a ListCell, or say with selectionDisabled() that it is not to be chosen.
      """
    return Diagnostic(.warning, .missingCell, message, at: place)
  }

  /// A diagnostic for a button that sends something without a form.
  package static func leftOut(_ action: FormAction, at place: Place) -> Diagnostic {
    let message =
      "A button that sends \"\(action.value.prefix(80))\" has no form around it, so that it does nothing. "
      + "Put it into a Form."
    return Diagnostic(.error, .missingForm, message, at: place)
  }

  /// A diagnostic for an updater that was told of a form, where none is.
  static func missingForm(aroundUpdaterAt place: Place) -> Diagnostic {
    let message =
      "No form is around what an updater with isInForm shows, so that its controls do nothing. Put it into a Form."
    return Diagnostic(.error, .missingForm, message, at: place)
  }

  /// A diagnostic for an updater that was not told of the form around what it shows.
  static func unknownForm(aroundUpdaterAt place: Place) -> Diagnostic {
    let message = """
      A form is around what an updater shows, but controls were left out because the updater does not know of the form. \
      Create the updater with isInForm: true.
      """
    return Diagnostic(.error, .missingForm, message, at: place)
  }

  /// A diagnostic for a link or button inside another one.
  ///
  /// - Parameters:
  ///   - item: The words of the item around; empty for none.
  ///   - place: The place.
  /// - Returns: The diagnostic.
  package static func nestedInteraction(of item: String, at place: Place) -> Diagnostic {
    let owner = item.isEmpty ? "" : " of \"\(item.prefix(80))\""
    let message = "A link or button\(owner) lies inside another, so that only one of them works. Put them side by side."
    return Diagnostic(.error, .nestedInteraction, message, at: place)
  }

  /// A diagnostic for a section with items that a layout of several sections leaves out.
  package static func missingLayout(at place: Place) -> Diagnostic {
    let message = "The layout has no answer for a section with items, so that they stand in a plain list. Return one."
    return Diagnostic(.error, .missingLayout, message, at: place)
  }

  /// A diagnostic for a mark of an outline on a cell with nothing below it.
  static func strayDisclosure(of item: String, at place: Place) -> Diagnostic {
    let message = """
      The cell "\(item.prefix(80))" has an outlineDisclosure, which is left out, as nothing lies below the cell. \
      Put it into the title of a DisclosureGroup or into an OutlineGroup.
      """
    return Diagnostic(.warning, .strayDisclosure, message, at: place)
  }

  /// A diagnostic for a second chosen item in a selection of one.
  package static func severalChosen(_ item: String, at place: Place) -> Diagnostic {
    let message = """
      The item "\(item.prefix(80))" is not chosen at first, as another one is and one alone can be. \
      Give selected one identity, or make the selection multiple.
      """
    return Diagnostic(.warning, .severalChosen, message, at: place)
  }

  /// A diagnostic for two lists whose selections share a name, if one of them is of a single item.
  static func sharedSelection(_ selection: ListSelection, isOfBoth: Bool, at place: Place) -> Diagnostic {
    let consequence =
      isOfBoth ? "so that one item of both can be" : "of which one lets a single item be and the other several"
    let message = """
      Two lists in one form have the name "\(selection.name)" for what is chosen, \(consequence). \
      Give them names, .selection(.single, name:), or put both into one view with one selection(_:).
      """
    return Diagnostic(.warning, .sharedSelection, message, at: place)
  }

  /// A diagnostic for two items of a form that send the same.
  static func sharedSelection(_ identity: String, sentAs name: String, at place: Place) -> Diagnostic {
    let message = """
      Two items of a form send "\(name)=\(identity.prefix(80))" when they are chosen, so that a server cannot tell them \
      apart. Give their lists names: .selection(.multiple, name:).
      """
    return Diagnostic(.warning, .sharedSelection, message, at: place)
  }

  /// A diagnostic for a cell without words, whose identity names its controls.
  static func unnamedRow(_ identity: String, at place: Place) -> Diagnostic {
    let message = """
      The cell of the item "\(identity.prefix(80))" has no words to be named by, and something can be done with it. \
      Give it a text.
      """
    return Diagnostic(.warning, .unnamedRow, message, at: place)
  }

  package static func nestedForm(at place: Place) -> Diagnostic {
    let message =
      "A form lies inside another or where none can be; its controls belong to the outer one. Put them side by side."
    return Diagnostic(.error, .nestedForm, message, at: place)
  }
}
