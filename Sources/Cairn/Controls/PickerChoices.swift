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
    recorded.recording.forEachTag(in: recorded.range) { _, tag, content in
      let view = RecordedView(recorded.recording, content)
      add(tag, view.contentOfRow(), words: recorded.recording.words(in: content))
    }
    reportMissing(from: recorded.recording, recorded.range, to: renderer)
  }

  private mutating func add(_ tag: RowTag, _ view: RecordedView, words: String) {
    guard let value = tag.value as? Value else { return }
    choices.append(Choice(view: view, words: words, form: tag.words))
    values.append(value)
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

extension Recording {
  /// Calls a closure for the innermost views with tags: with the attributes of their rows, their tags, and what they show.
  func forEachTag(in range: Range<Int>, _ body: (ListRowAttributes, RowTag, Range<Int>) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let (attributes, tag) = tag(at: index) {
        let content = index + 1..<entries[index].end
        if !content.contains(where: { self.tag(at: $0) != nil }) {
          body(attributes, tag, content)
          index = entries[index].end
        }
      }
      index += 1
    }
  }

  private func tag(at index: Int) -> (ListRowAttributes, RowTag)? {
    guard case .beginScope(.row(let attributes)) = entries[index].call else { return nil }
    return attributes.tag.map { (attributes, $0) }
  }
}
