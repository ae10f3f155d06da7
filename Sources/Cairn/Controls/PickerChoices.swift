/// The choices among the views in a picker.
struct PickerChoices<Value: Hashable> {
  struct Choice {
    var view: RecordedView
    /// What it shows, in words.
    var words: String
    /// What a form sends for it.
    var form: String
  }

  private(set) var choices: [Choice] = []
  private(set) var values: [Value] = []

  init(_ content: some View, of type: Value.Type, for renderer: any Renderer) {
    let outer = renderer.environment
    var inner = outer
    inner.tagsElements = true
    renderer.environment = inner
    let recorded = RecordedView.recorded(content, for: renderer)
    renderer.environment = outer
    read(recorded.recording, recorded.range)
    reportMissing(from: recorded.recording, recorded.range, to: renderer)
  }

  /// Takes the innermost views with tags.
  private mutating func read(_ recording: Recording, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = recording.entries[index]
      if case .beginScope(.row(let attributes)) = entry.call, let tag = attributes.tag {
        let content = index + 1..<entry.end
        if !Self.holdsTag(recording, content) {
          add(tag, RecordedView(recording, content).contentOfRow(), words: recording.words(in: content))
          index = entry.end
        }
      }
      index += 1
    }
  }

  private mutating func add(_ tag: RowTag, _ view: RecordedView, words: String) {
    guard let value = tag.value as? Value else { return }
    choices.append(Choice(view: view, words: words, form: tag.words))
    values.append(value)
  }

  private static func holdsTag(_ recording: Recording, _ range: Range<Int>) -> Bool {
    recording.entries[range].contains { entry in
      if case .beginScope(.row(let attributes)) = entry.call { attributes.tag != nil } else { false }
    }
  }

  private func reportMissing(from recording: Recording, _ range: Range<Int>, to renderer: any Renderer) {
    guard choices.isEmpty, !range.isEmpty else { return }
    let message = """
      A picker has no choice with a value of the type \(Value.self). Give each choice a tag(_:) of that type; for an optional \
      selection that is an optional too.
      """
    renderer.report(Diagnostic(.warning, .pickerWithoutChoices, message, at: renderer.place))
  }
}

extension EnvironmentValues {
  /// Whether the elements of sequences have their identities as tags.
  var tagsElements: Bool {
    get { self[TagsElementsKey.self] }
    set { self[TagsElementsKey.self] = newValue }
  }
}

private enum TagsElementsKey: EnvironmentKey {
  static let defaultValue = false
}
