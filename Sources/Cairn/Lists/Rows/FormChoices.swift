/// The selections of a form, or outside of forms, to find choices that a server could not tell apart.
struct FormChoices {
  private var selections: [String: ListSelection] = [:]
  /// The identities that can be sent, by the name of a selection of several items.
  private var ofSeveral: [String: Set<String>] = [:]

  mutating func note(_ control: SelectionControl, isInForm: Bool, for renderer: any Renderer) {
    let selection = renderer.environment.listSelection
    // Outside of forms, what gives a state its values has a name of its own.
    if let selection, isInForm || !selection.isOfState(control, for: renderer) { note(selection, for: renderer) }
    if control.mode == .multiple, isInForm,
      !ofSeveral[control.name, default: []].insert(control.value).inserted
    {
      renderer.report(.sharedSelection(control.value, sentAs: control.name, at: renderer.place))
    }
    if selection?.leavesOut(control.value) == true {
      renderer.report(.severalChosen(control.value, at: renderer.place))
    }
  }

  /// Notes a selection; one of a single item needs a name of its own in its form.
  private mutating func note(_ selection: ListSelection, for renderer: any Renderer) {
    let other = selections[selection.name]
    if let other, selection.isSameChoice(as: other) { return }
    selections[selection.name] = selection
    guard let other, selection.mode == .single || other.mode == .single else { return }
    renderer.report(.sharedSelection(selection, isOfBoth: selection.mode == other.mode, at: renderer.place))
  }
}

extension ListSelection {
  /// Whether a control gives a state its values, or would do so where states are followed.
  fileprivate func isOfState(_ control: SelectionControl, for renderer: any Renderer) -> Bool {
    renderer.showsAllStates ? change(byItem: control.value) != nil : isBound
  }
}
