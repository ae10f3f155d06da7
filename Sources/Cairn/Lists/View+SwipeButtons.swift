extension View {
  /// Adds buttons at a side of the rows that the view is, as SwiftUI spells swipe actions.
  ///
  /// ```swift
  /// List(tasks) { task in
  ///   Text(task.name)
  ///     .swipeActions {
  ///       Button("Delete", role: .destructive) { tasks.removeAll { $0.id == task.id } }
  ///     }
  /// }
  /// ```
  ///
  /// A button whose action gives a ``State`` another value does so, as one in the row would. In a ``Form``, any other button sends the
  /// form with its title and the identity of the row, such as `Delete:eiger`. A ``FormAction`` gives it another word. A button with a
  /// destination leads there. Other buttons are left out, which is told once, because no closure can be run in a page.
  @_disfavoredOverload
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> SwipeButtonsView<Self, Actions> {
    SwipeButtonsView(content: self, edge: edge, buttons: content())
  }
}

/// A view with buttons at a side of its rows.
public struct SwipeButtonsView<Content: View, Buttons: View>: PrimitiveView {
  let content: Content
  let edge: HorizontalEdge
  let buttons: Buttons

  public func _render(into renderer: any Renderer) {
    let buttons = RecordedButtons(of: buttons, for: renderer)
    let environment = renderer.environment
    guard let graph = StateGraph.current, environment.isEnabled, !environment.sendsForm,
      buttons.all.contains(where: { $0.action != nil })
    else { return render(buttons.all, changing: [], into: renderer) }
    graph.render(actions: buttons.all.compactMap(\.action), into: renderer) { changes in
      SwipedRow(view: self, buttons: buttons.all, changes: changes)
    }
  }

  fileprivate func render(_ buttons: [RecordedButton], changing changes: [StateChange?], into renderer: any Renderer) {
    var changes = changes[...]
    let sendsForm = FormFields.current != nil
    let actions = buttons.compactMap { button in
      let change = button.action == nil ? nil : changes.popFirst()
      return button.swipeAction(changing: change ?? nil, sendsForm: sendsForm)
    }
    // Elsewhere nobody expects them to do anything.
    if actions.count < buttons.count, renderer.showsAllStates { RunningAppNote.swipeButtons.report(to: renderer) }
    guard !actions.isEmpty else { return content._render(into: renderer) }
    let row = ListRowView(content: content) { row in
      switch edge {
      case .leading: row.leadingSwipeActions = SwipeActions(actions)
      case .trailing: row.trailingSwipeActions = SwipeActions(actions)
      }
    }
    row._render(into: renderer)
  }

  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  public static var _isItemSequence: Bool { Content._isItemSequence }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ListRowView<Content>._traits(&budget) }
}

extension RunningAppNote {
  fileprivate static let swipeButtons = RunningAppNote(
    name: "swipeActions with buttons",
    remedy: "Let them change a State, put a Form around the list, or give them a destination."
  )
}

/// A row with what its buttons do to states.
private struct SwipedRow<Content: View, Buttons: View>: PrimitiveView {
  let view: SwipeButtonsView<Content, Buttons>
  let buttons: [RecordedButton]
  let changes: [StateChange?]

  func _render(into renderer: any Renderer) { view.render(buttons, changing: changes, into: renderer) }
}

/// A button that was recorded without running its action.
private struct RecordedButton {
  let description: ButtonDescription
  let title: String
  let image: Image?
  let tint: Color?
  let action: (() -> Void)?

  /// Returns the action of a row that the button stands for; `nil` for a button that cannot do anything.
  func swipeAction(changing change: StateChange?, sendsForm: Bool) -> SwipeAction? {
    guard description.isEnabled, !title.isEmpty, let effect = effect(changes: change != nil, sendsForm: sendsForm)
    else {
      return nil
    }
    var action = SwipeAction(title, effect, description.role, image, tint)
    action.change = change
    return action
  }

  private func effect(changes: Bool, sendsForm: Bool) -> SwipeAction.Effect? {
    if let destination = description.destination { return .destination(destination) }
    let sent = description.action ?? FormAction(value: title)
    let canBeSent = sendsForm && sent.name == FormAction.defaultName && sent.identity == nil
    return canBeSent || changes ? .submit(verb: sent.value) : nil
  }
}

/// Buttons that are recorded without running their actions, which differ between the values of states.
private struct RecordedButtons {
  private(set) var all: [RecordedButton] = []

  init(of buttons: some View, for renderer: any Renderer) {
    var (recording, actions) = Self.recorded(buttons, for: renderer)
    var tints: [Color?] = []
    for (index, entry) in recording.entries.enumerated() {
      switch entry.call {
      case .beginStyle(.tint(let color)): tints.append(color)
      case .beginStyle: tints.append(tints.last ?? nil)
      case .endStyle: _ = tints.popLast()
      case .begin(.button(let button)):
        let range = index + 1..<entry.end
        let action = actions.popFirst() ?? nil
        all.append(
          RecordedButton(
            description: button,
            title: recording.words(in: range),
            image: recording.entries[range].lazy.compactMap { entry -> Image? in
              if case .image(let image) = entry.call { image } else { nil }
            }.first,
            tint: tints.last ?? nil,
            action: button.isEnabled ? action : nil
          )
        )
      default: break
      }
    }
  }

  private static func recorded(
    _ buttons: some View,
    for renderer: any Renderer
  ) -> (Recording, actions: ArraySlice<(() -> Void)?>) {
    guard let source = EnvironmentSource.current else {
      return (RecordedView.recorded(buttons, for: renderer).recording, [])
    }
    let (states, outer) = (source.states, source.recordedActions)
    source.states = nil
    source.recordedActions = []
    defer { (source.states, source.recordedActions) = (states, outer) }
    let recording = RecordedView.recorded(buttons, for: renderer).recording
    return (recording, source.recordedActions?[...] ?? [])
  }
}
