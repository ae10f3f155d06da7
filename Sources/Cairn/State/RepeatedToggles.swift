/// Content whose toggles can come several times for one state.
///
/// A toggle keeps its state, and of what keeps a state there is one. But where something around a toggle is another one for each value,
/// so is the toggle. All toggles of such a state become buttons, one for each value, which say whether it is on.
struct RepeatedToggles {
  private let recording: Recording
  /// The states that several toggles change.
  private let states: Set<StateReference>
  private let content = Recording()
  /// The conditions around the present call, and the other styles.
  private var styles: [StyleModifier] = []

  /// Returns content in which all toggles work.
  ///
  /// A form that a server takes needs what keeps a state, so its toggles stay as they are.
  static func divided(in recording: Recording) -> Recording {
    let states = repeatedStates(in: recording)
    if states.isEmpty { return recording }
    for state in states { state.cell.keepByButtons() }
    var toggles = RepeatedToggles(recording, states)
    toggles.write(recording.entries.indices)
    return toggles.content
  }

  private init(_ recording: Recording, _ states: Set<StateReference>) {
    self.recording = recording
    self.states = states
  }

  private static func repeatedStates(in recording: Recording) -> Set<StateReference> {
    if FormFields.current?.hasAction == true { return [] }
    var repeated: Set<StateReference> = []
    var sent: Set<StateReference> = []
    var endOfForm = 0
    let entries = recording.entries
    // A span hands out its entries where they are.
    let span = entries.span
    for index in span.indices where span[index].isToggleOrForm {
      switch span[index].call {
      case .begin(.form(let form)) where form.action != nil: endOfForm = span[index].end
      case .begin(.toggle(let toggle)):
        // What a form resets must be elements of the form.
        guard let state = toggle.state, state.cell.controls.isSubset(of: [.toggle, .button]),
          state.cell.reset == nil, !state.cell.resetNotes.isOfResetForm
        else { continue }
        if index < endOfForm { sent.insert(state) }
        state.cell.toggleCount += 1
        if state.cell.toggleCount > 1 { repeated.insert(state) }
      default: break
      }
    }
    return repeated.subtracting(sent)
  }

  private mutating func write(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = recording.entries[index]
      if case .begin(.toggle(let toggle)) = entry.call, let state = toggle.state, states.contains(state) {
        write(toggle, of: state, holding: index + 1..<entry.end)
        index = entry.end
      } else {
        switch entry.call {
        case .beginStyle(let style): styles.append(style)
        case .endStyle: styles.removeLast()
        default: break
        }
        content.repeatCall(entry.call)
      }
      index += 1
    }
  }

  /// Writes a toggle for each value of its state for which it can show.
  private func write(_ toggle: ToggleDescription, of state: StateReference, holding label: Range<Int>) {
    let values = (0..<2).map { StateValue(state.cell, $0) }
    let shown = values.filter { value in !styles.contains { $0.hides(value) } }
    for value in shown {
      let others = values.filter { $0 != value }
      if shown.count > 1 { content.append(.beginStyle(.shown(StateCondition(hidden: [others], isReplaced: true)))) }
      content.open(.begin(.toggle(updating(toggle) { $0.pressed = (value.index == 0) == toggle.isOn })))
      for entry in recording.entries[label] { content.repeatCall(entry.call) }
      content.close(.end)
      if shown.count > 1 { content.append(.endStyle) }
    }
  }
}

extension Recording.Entry {
  fileprivate var isToggleOrForm: Bool {
    switch call {
    case .begin(.toggle), .begin(.form): true
    default: false
    }
  }
}

extension StyleModifier {
  /// Whether it hides views while a state has a value, whatever others have.
  fileprivate func hides(_ value: StateValue) -> Bool {
    if case .shown(let condition) = self { condition.hidden.contains([value]) } else { false }
  }
}
