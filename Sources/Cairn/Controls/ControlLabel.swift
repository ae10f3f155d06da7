/// The label of a control, with the words that name what a form sends.
struct ControlLabel: PrimitiveView {
  private let view: RecordedView
  /// Its words; `nil` for a label without any.
  let words: String?

  init(_ label: some View, for renderer: any Renderer) {
    view = .recorded(label, for: renderer)
    let words = view.recording.words(in: view.range)
    self.words = words.isEmpty ? nil : words
  }

  func _render(into renderer: any Renderer) { view._render(into: renderer) }
}
