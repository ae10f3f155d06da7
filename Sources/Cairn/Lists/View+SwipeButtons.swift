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
    guard let graph = StateGraph.current, renderer.environment.runsActionsOfRows else {
      return render(RecordedButtons(of: buttons, for: renderer), beside: content, into: renderer)
    }
    graph.renderReading(SwipedRow(view: self, graph: graph), into: renderer)
  }

  fileprivate func render(_ buttons: RecordedButtons, beside content: some View, into renderer: any Renderer) {
    let sendsForm = FormFields.current != nil
    let enabled = buttons.all.filter(\.description.isEnabled)
    let actions = enabled.compactMap { $0.swipeAction(sendsForm: sendsForm) }
    // Elsewhere nobody expects them to do anything.
    if actions.count < enabled.count, renderer.showsAllStates { RunningAppNote.swipeButtons.report(to: renderer) }
    for note in buttons.notes { renderer.report(note) }
    guard !actions.isEmpty else { return content._render(into: renderer) }
    ListRowView(content: content) { $0[swipeActionsAt: edge] = SwipeActions(actions) }._render(into: renderer)
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

/// A row whose buttons are run to see what they do to states.
private struct SwipedRow<Content: View, Buttons: View>: PrimitiveView {
  let view: SwipeButtonsView<Content, Buttons>
  let graph: StateGraph

  func _render(into renderer: any Renderer) {
    let content = RecordedView.recorded(view.content, for: renderer)
    // What does not show is not run, as its author relies on.
    if content.rowAttributes.contains(where: { $0[swipeActionsAt: view.edge] != nil }) {
      return content._render(into: renderer)
    }
    var buttons = RecordedButtons(of: view.buttons, for: renderer)
    buttons.run { graph.change(by: $0, for: renderer) }
    view.render(buttons, beside: content, into: renderer)
  }
}
