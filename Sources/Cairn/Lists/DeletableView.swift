/// Elements of which readers may delete each.
///
/// In a list, each row has a swipe action that does what the closure does to a ``State``. What changes none is left out, which is told once.
struct DeletableView<Content: View>: PrimitiveView {
  let content: Content
  /// Deletes the element at a position; `nil` for elements that readers cannot delete.
  let delete: ((Int) -> Void)?

  func _render(into renderer: any Renderer) {
    let environment = renderer.environment
    guard let delete, let source = EnvironmentSource.current, !source.isDeleteDisabled, environment.isEnabled else {
      return content._render(into: renderer)
    }
    guard renderer.isAmongRowsOfList else {
      RunningAppNote.deletionOutsideOfLists.report(ofDeletionTo: renderer)
      return content._render(into: renderer)
    }
    guard source.states != nil, environment.runsActionsOfRows else {
      RunningAppNote.deletion.report(ofDeletionTo: renderer)
      return content._render(into: renderer)
    }
    let outer = source.elementDeletion
    source.elementDeletion = delete
    defer { source.elementDeletion = outer }
    content._render(into: renderer)
  }

  static var _isItemSequence: Bool { Content._isItemSequence }
  static var _hasBars: Bool { Content._hasBars }
  func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

extension DeletableView: DynamicViewContent where Content: DynamicViewContent {
  var data: Content.Data { content.data }
}

extension RunningAppNote {
  fileprivate static let deletion = RunningAppNote(
    name: "onDelete(perform:)",
    remedy: "Let it change a State, or give the cells Accessory.delete(action:) in a Form."
  )

  fileprivate static let deletionOutsideOfLists = RunningAppNote(
    name: "onDelete(perform:) outside of a List",
    remedy: "Put the elements in a List, or give each a Button that deletes it."
  )

  static let deletionFromRange = RunningAppNote(
    name: "onDelete(perform:) of a range",
    remedy: "Give the ForEach an id, such as id: \\.self."
  )

  /// Tells that deleting does nothing in a page; elsewhere nobody expects it to.
  func report(ofDeletionTo renderer: any Renderer) { if renderer.showsAllStates { report(to: renderer) } }
}

extension DynamicViewContent {
  /// Lets readers of a list delete each element.
  ///
  /// ```swift
  /// List {
  ///   ForEach(tasks) { Text($0.name) }
  ///     .onDelete { tasks.remove(atOffsets: $0) }
  /// }
  /// ```
  ///
  /// Each row has a swipe action, unless it has some of its own at that side or is `deleteDisabled`. It does what the closure does to a
  /// ``State``; a closure that changes none is left out, which is told once.
  ///
  /// - Parameter action: Deletes the elements at some positions; `nil` lets readers delete none.
  /// - Returns: The elements with what deletes them.
  public func onDelete(perform action: ((RowIndices) -> Void)?) -> some DynamicViewContent {
    DeletableView(content: self, delete: action.map { action in { action([$0]) } })
  }

  /// Lets readers of a list delete each element, by positions of another type, such as those of Foundation.
  @_disfavoredOverload
  public func onDelete<Indices>(perform action: ((Indices) -> Void)?) -> some DynamicViewContent
  where Indices: Sequence<Int> & ExpressibleByArrayLiteral, Indices.ArrayLiteralElement == Int {
    DeletableView(content: self, delete: action.map { action in { action([$0]) } })
  }
}

/// The row of an element that readers may delete.
struct DeletableRow<Content: View>: PrimitiveView {
  let content: Content
  let delete: () -> Void

  func _render(into renderer: any Renderer) {
    guard let graph = StateGraph.current else { return content._render(into: renderer) }
    graph.renderReading(RunDeletion(row: self, graph: graph), into: renderer)
  }

  func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }
  static var _isItemSequence: Bool { Content._isItemSequence }

  static func _traits(_ budget: inout Int) -> ViewTraits { ListRowView<Content>._traits(&budget) }
}

/// The row of an element whose deletion is run to see what it does to states.
private struct RunDeletion<Content: View>: PrimitiveView {
  let row: DeletableRow<Content>
  let graph: StateGraph

  func _render(into renderer: any Renderer) {
    let content = RecordedView.recorded(row.content, for: renderer)
    // What does not show is not run, as its author relies on.
    if content.rowAttributes.contains(where: { $0.isDeleteDisabled || $0.trailingSwipeActions != nil }) {
      return content._render(into: renderer)
    }
    guard let change = graph.change(by: row.delete, for: renderer) else {
      RunningAppNote.deletion.report(ofDeletionTo: renderer)
      return content._render(into: renderer)
    }
    let word = renderer.environment.locale.wordForDeleting
    let action = SwipeAction(word, .change(change), .destructive, nil)
    ListRowView(content: content) { $0.trailingSwipeActions = SwipeActions([action]) }._render(into: renderer)
  }
}
