/// The selections of a form, or outside of forms, to find choices that a server could not tell apart.
struct FormChoices {
  private var selections: [String: ListSelection] = [:]
  /// The identities that can be sent, by the name of a selection of several items.
  private var ofSeveral: [String: Set<String>] = [:]

  mutating func note(_ control: SelectionControl, isInForm: Bool, for renderer: any Renderer) {
    let selection = renderer.environment.listSelection
    // Outside of forms, what gives a state its values has a name of its own, where states are followed.
    let isOfState = control.change != nil || selection?.isBound == true && !renderer.showsAllStates
    if let selection, isInForm || !isOfState { note(selection, for: renderer) }
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
