/// The label of a control, with the words that name what a form sends.
struct ControlLabel: PrimitiveView {
  private let view: RecordedView
  /// The name under which a form sends the control: that of the environment, or the label's words; `nil` for none.
  let name: String?

  init(_ label: some View, for renderer: any Renderer) {
    view = .recorded(label, for: renderer)
    let words = view.recording.words(in: view.range)
    name = renderer.environment.fieldTraits.name ?? (words.isEmpty ? nil : words)
  }

  func _render(into renderer: any Renderer) { view._render(into: renderer) }
}
