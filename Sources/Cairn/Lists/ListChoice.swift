/// How readers choose rows of a list.
@usableFromInline
protocol ListChoice {
  /// Renders a list whose rows can be chosen.
  func render<Content: View>(_ list: List<Content>, into renderer: any Renderer)
}

/// A choice of one row, which content follows.
struct SingleListChoice<Value: Hashable>: ListChoice {
  let selection: Binding<Value?>
  /// Returns what the tags of rows stand for that are no values themselves.
  var elements: () -> [AnyHashable: Value] = { [:] }

  func render<Content: View>(_ list: List<Content>, into renderer: any Renderer) {
    guard let graph = StateGraph.current, let recorder = renderer as? Recorder,
      let state = graph.stateOfRows(selection)
    else {
      let chosen = ListSelection(.single, selecting: selection.takenByField.value.map { [$0] } ?? [])
      return list.environment(\.listSelection, chosen)._render(into: renderer)
    }
    let initial = graph.assuming([StateValue(state.cell, 0)]) { graph.inField { selection.wrappedValue } }
    var chosen = ListSelection(.single, selecting: initial.map { [$0] } ?? [])
    chosen.state = state
    let start = recorder.recording.entries.count
    list.environment(\.listSelection, chosen)._render(into: recorder)
    let range = start..<recorder.recording.entries.count
    let rows = ChoosableRows(of: recorder.recording, range, elements)
    graph.take(rows, of: selection, for: recorder)
  }
}

/// A choice of any number of rows.
struct MultipleListChoice<Value: Hashable>: ListChoice {
  let selection: Binding<Set<Value>>

  func render<Content: View>(_ list: List<Content>, into renderer: any Renderer) {
    let chosen = ListSelection(.multiple, selecting: selection.takenByField.value)
    StateGraph.current?.noteForm(of: nil)
    list.environment(\.listSelection, chosen)._render(into: renderer)
  }
}

/// The rows of a list that stand for values.
struct ChoosableRows<Value> {
  private(set) var identities: [String] = []
  private(set) var values: [Value] = []

  /// Reads what was recorded of a list; the innermost value of a row counts.
  init(of recording: Recording, _ range: Range<Int>, _ elements: () -> [AnyHashable: Value]) {
    var known: [AnyHashable: Value]?
    recording.forEachTag(in: range) { attributes, tag, _ in
      guard let identity = attributes.identity, !attributes.isSelectionDisabled else { return }
      if !(tag.value is Value), known == nil { known = elements() }
      guard let value = tag.value as? Value ?? known?[tag.value] else { return }
      identities.append(identity)
      values.append(value)
    }
  }
}

extension ListSelection {
  /// A choice of the rows that some values stand for: by their own identities, if they have some.
  fileprivate init<Value: Hashable>(_ mode: Mode, selecting values: Set<Value>) {
    self.init(mode, selected: Set(values.map { Self.identity(of: $0) }))
    isBound = true
  }

  /// Returns the identity of the row that stands for a value.
  static func identity(of value: Any) -> String {
    ownIdentity(of: value).map { "\($0)" } ?? String(describing: value)
  }
}
