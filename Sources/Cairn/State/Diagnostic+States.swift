extension Diagnostic {
  /// A diagnostic for content that has too many variants.
  ///
  /// - Parameters:
  ///   - states: The names of the states that keep their initial values.
  ///   - others: The names of those that it depends on besides, and follows.
  ///   - limit: The most variants.
  ///   - haveParts: Whether some are parts of states.
  ///   - place: Where it is.
  /// - Returns: The diagnostic.
  static func tooManyVariants(
    of states: [String],
    besides others: [String] = [],
    limit: Int,
    haveParts: Bool,
    at place: Place
  ) -> Diagnostic {
    let names = quoted(states)
    let all = names + quoted(others)
    let subject = all.count == 1 ? "the state \(all[0])" : "the states \(all.listed) together"
    let value = names.count == 1 ? "initial value" : "initial values"
    let values = others.isEmpty ? "\(names.count == 1 ? "its" : "their") \(value)" : "the \(value) of \(names.listed)"
    let remedy =
      haveParts
      ? "What depends on one part of a state follows it in a view of its own, such as a row; what adds up many parts cannot."
      : "Move what depends on each of them into a view of its own, or set stateVariantLimit."
    let message = """
      A view shows something that depends on \(subject), which makes more than \(limit) variants. It shows what belongs to \
      \(values); views inside that depend on less follow. \(remedy)
      """
    return Diagnostic(.warning, .tooManyVariants, message, at: place)
  }

  /// A diagnostic for parts of content that add up many parts of states.
  static func keptParts(_ words: String?, of states: [String], limit: Int, at place: Place) -> Diagnostic {
    let names = quoted(states)
    let subject = names.count == 1 ? "the state \(names[0])" : "the states \(names.listed)"
    let example = words.map { ", such as \"\($0)\"," } ?? ""
    let message = """
      Something\(example) adds up many parts of \(subject), which makes more than \(limit) variants. It shows what belongs to the \
      initial value, and what depends on one part follows. A page cannot add up: leave it out, let a server do it, or set \
      stateVariantLimit for a few more.
      """
    return Diagnostic(.warning, .tooManyVariants, message, at: place)
  }

  /// A diagnostic for a control that changes states in a way that a page cannot show.
  static func unshownChange(_ changes: [StateGraph.StateChanges], at place: Place) -> Diagnostic {
    Diagnostic(.warning, .unshownChange, message(for: changes), at: place)
  }

  /// A diagnostic for a button that gives states their initial values where a page cannot do that.
  static func unshownReset(of states: [String], at place: Place) -> Diagnostic {
    let names = quoted(states)
    let subject = names.count == 1 ? "the state \(names[0])" : "the states \(names.listed)"
    let message = """
      A button resets \(subject), which a page cannot do here. It can do so if toggles, pickers and fields change all that is reset, \
      and none of them is in a form; or if they are all controls of the form in which the button is. Of buttons that reset some \
      of the same states, only the one that resets the most works.
      """
    return Diagnostic(.warning, .unshownChange, message, at: place)
  }

  /// A diagnostic for a button that changes the text of a field beside something else.
  static func unshownFieldChange(of states: [String], at place: Place) -> Diagnostic {
    let message = """
      A button changes \(quoted(states).listed), which a reader writes into a field, and something else. A page cannot change what is \
      written; it only can reset it with a button that does nothing but give states their initial values. The field stays as it is.
      """
    return Diagnostic(.warning, .unshownChange, message, at: place)
  }

  /// A diagnostic for an action that has changed more than states.
  static func changedObject(at place: Place) -> Diagnostic {
    let message = """
      The action of a button has changed an object, since it is run while the page is made to see which state it sets. Let a \
      Form send what the reader wants, and change the object on the server.
      """
    return Diagnostic(.error, .changedObject, message, at: place)
  }

  /// A diagnostic for content that shows what only the reader of a page knows.
  ///
  /// The whole is the state that content reads, of which it may show other parts only; `nil` if it reads the very state.
  static func unfollowedField(of state: String, in whole: String?, at place: Place) -> Diagnostic {
    let content = whole.map { "Content reads \"\($0)\", and may show" } ?? "Content reads"
    let message = """
      \(content) the state "\(state)", which readers change in a field or by choosing rows. A page cannot know what they \
      write or choose, so it shows what belongs to the first value. Use a toggle, a picker or buttons, or leave it to the \
      server that takes the form. A button that it disables stays disabled: leave it enabled, and mark the field with \
      fieldRequired().
      """
    return Diagnostic(whole == nil ? .warning : .information, .unfollowedField, message, at: place)
  }

  /// A diagnostic for content that shows a property of an object which controls change.
  static func unfollowedObject(at place: Place) -> Diagnostic {
    let message = """
      Content reads a property of an object with @Observable, which a control changes. A page cannot try values of such an \
      object, so it shows what belongs to the first one. Keep the property in a State, or in a Published property of an \
      ObservableObject.
      """
    return Diagnostic(.warning, .unfollowedObject, message, at: place)
  }

  /// A diagnostic for a state that some views change and others show, with no view around them that evaluates both.
  static func unfollowedSharedState(_ state: String, at place: Place) -> Diagnostic {
    let message = """
      Some views change the state "\(state)" and others show it, but no view around them has a state, so they do not follow each other. \
      Declare the state in a view around all of them too: the same AppStorage, or the object.
      """
    return Diagnostic(.warning, .unshownChange, message, at: place)
  }

  /// A diagnostic for actions that lead to another screen.
  static func unfollowedPath(_ path: String, at place: Place) -> Diagnostic {
    let message = """
      An action changes "\(path)", the path of a NavigationStack, and a page has one screen. Show another view in its place \
      with navigationDestination(item:), or lead to another page with a Link.
      """
    return Diagnostic(.warning, .unshownChange, message, at: place)
  }

  static func unsettledStates(at place: Place) -> Diagnostic {
    let message = """
      The states of a view are others each time it is evaluated, so some of its controls may not work. Give its elements \
      identities that stay the same.
      """
    return Diagnostic(.warning, .unshownChange, message, at: place)
  }

  static func buttonWithoutChoice(of state: String, at place: Place) -> Diagnostic {
    let message = """
      A button gives the state \"\(state)\" a value for which its picker or list has no choice, and a page cannot do that. Give it a \
      choice of this value.
      """
    return Diagnostic(.warning, .unshownChange, message, at: place)
  }

  static func buttonBesideMenu(of state: String, at place: Place) -> Diagnostic {
    let message = """
      A button changes the state \"\(state)\", which a menu changes too, and a page cannot do that. Use another pickerStyle(_:), \
      such as .segmented or .inline.
      """
    return Diagnostic(.warning, .unshownChange, message, at: place)
  }

  /// Returns each of some names once, in quotation marks.
  private static func quoted(_ names: [String]) -> [String] {
    names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.map { "\"\($0)\"" }
  }

  private static func message(for changes: [StateGraph.StateChanges]) -> String {
    guard changes.count == 1, let change = changes.first else { return message(forSeveral: changes) }
    let names = quoted(change.cell.names).listed
    if change.cell.isFixed {
      return """
        A control gives the state \(names) more values than a page can show. Give it fewer, set stateVariantLimit, or put the \
        control into a Form that a server takes.
        """
    }
    if change.index == nil {
      return """
        A control gives the state \(names) a value that cannot be compared with the others. Make its type Equatable, or put \
        the control into a Form that a server takes.
        """
    }
    return """
      A toggle changes the state \(names), which has more than two values. Give each toggle a state of its own, such as one in \
      a view of its own.
      """
  }

  private static func message(forSeveral changes: [StateGraph.StateChanges]) -> String {
    let all = quoted(changes.flatMap(\.cell.names))
    let names = all.listed
    let others = changes.filter { !$0.cell.presents }
    let opens = changes.contains { $0.cell.presents && $0.index != 0 }
    if others.isEmpty {
      return opens
        ? "A button opens one dialog and closes another, or opens several, with the states \(names), which a page cannot do here. "
          + remedy(for: changes, "open the other one from the page")
        : "A button of a dialog closes \(names) at once, which a page cannot do here. It only closes the dialog. "
          + remedy(for: changes, "let a button of the page close what is around")
    }
    let otherNames = quoted(others.flatMap(\.cell.names)).listed
    if opens {
      return "A button opens a dialog and changes \(otherNames), which a page cannot do here. "
        + remedy(for: changes, "let the dialog show what its own state says, as sheet(item:) does")
    }
    if others.count == changes.count - 1 {
      return
        "A button of a dialog changes \(otherNames), and a page cannot do that and close the dialog here. It only closes it. "
        + remedy(for: changes, "let it send a Form, or let a button of the page change what it changes")
    }
    if all.count == 1 {
      return
        "A control changes several parts of the state \(names) at once, which a page cannot do. Let it change one of them."
    }
    return "A control changes the states \(names) at once, which a page cannot do here. "
      + remedy(for: changes, "make them one state, such as an enum, which has fewer values")
  }

  /// Returns why states do not change at once, and what to do about it.
  private static func remedy(for changes: [StateGraph.StateChanges], _ advice: String) -> String {
    let tooMany = changes.lazy.flatMap(\.cell.members).map(\.namesOfTooMany).first { !$0.isEmpty }
    guard let tooMany else {
      return "It can if all of them are whole states that nothing but buttons changes. Else \(advice)."
    }
    return """
      Together, \(quoted(tooMany).listed) have more combinations than stateVariantLimit says, which is 16 by default. Raise it, or \(advice).
      """
  }
}
