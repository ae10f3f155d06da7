/// Buttons that are recorded without running their actions, which differ between the values of states.
struct RecordedButtons {
  private(set) var all: [RecordedButton] = []
  /// What is to be told of them.
  private(set) var notes: [Diagnostic] = []

  init(of buttons: some View, for renderer: any Renderer) {
    let graph = StateGraph.current
    let (recording, actions) =
      graph?.recordButtons(buttons, for: renderer) ?? (RecordedView.recorded(buttons, for: renderer).recording, [])
    var tints: [Color?] = []
    for (index, entry) in recording.entries.enumerated() {
      switch entry.call {
      case .beginStyle(.tint(let color)): tints.append(color)
      case .beginStyle: tints.append(tints.last ?? nil)
      case .endStyle: _ = tints.popLast()
      case .begin(.button(let button)):
        let range = RecordedView(recording, index + 1..<entry.end)
        all.append(RecordedButton(button, showing: range, tint: tints.last ?? nil))
      case .report(let diagnostic) where graph != nil && diagnostic.code == .runningAppOnly: notes.append(diagnostic)
      default: break
      }
    }
    guard all.count == actions.count else { return }
    for index in all.indices where all[index].canBePressed { all[index].action = actions[index] }
  }

  /// Finds out what the actions do to states.
  ///
  /// - Parameter change: Returns what an action does; `nil` for one that has nothing to do with states.
  mutating func run(_ change: (() -> Void) -> StateChange?) {
    for index in all.indices { all[index].change = all[index].action.flatMap(change) }
  }
}

/// A button that was recorded without running its action.
struct RecordedButton {
  let description: ButtonDescription
  private let title: String
  private let image: Image?
  private let tint: Color?
  /// What pressing it does in SwiftUI; `nil` for nothing, or for a button that nobody can press.
  fileprivate(set) var action: (() -> Void)?
  /// What its action does to a state; `nil` for nothing.
  fileprivate(set) var change: StateChange?

  fileprivate init(_ description: ButtonDescription, showing label: RecordedView, tint: Color?) {
    self.description = description
    self.tint = tint
    title = label.recording.words(in: label.range)
    image =
      label.recording.entries[label.range].lazy.compactMap { entry -> Image? in
        if case .image(let image) = entry.call { image } else { nil }
      }.first
  }

  fileprivate var canBePressed: Bool { description.isEnabled && !title.isEmpty }

  /// Returns the action of a row that the button stands for.
  ///
  /// - Parameter sendsForm: Whether there is a form that it can send.
  /// - Returns: `nil` for a button that cannot do anything.
  func swipeAction(sendsForm: Bool) -> SwipeAction? {
    guard canBePressed, let behavior = change.map(SwipeAction.Behavior.change) ?? behavior(sendsForm: sendsForm)
    else { return nil }
    return SwipeAction(title, behavior, description.role, image, tint)
  }

  private func behavior(sendsForm: Bool) -> SwipeAction.Behavior? {
    if let destination = description.destination { return .destination(destination) }
    let sent = description.action ?? FormAction(value: title)
    guard sendsForm, sent.name == FormAction.defaultName, sent.identity == nil else { return nil }
    return .submit(verb: sent.value)
  }
}
