/// The label of a control, with the words that name what a form sends.
struct ControlLabel: PrimitiveView {
  private let view: RecordedView
  /// What the label says; of several texts, the first is the title.
  let words: String
  /// The name under which a form sends the control: that of the environment, or the label's words; `nil` for none.
  let name: String?
  /// What is wrong with what the reader sent for it, in words; `nil` for nothing.
  let problem: String?

  init(_ label: some View, for renderer: any Renderer) {
    let recorded = RecordedView.recorded(label, for: renderer)
    let lines = recorded.lines
    view = lines.map { .recorded($0.view, for: renderer) } ?? recorded
    let title = lines?.title ?? recorded
    words = title.recording.words(in: title.range)
    let environment = renderer.environment
    name = environment.fieldTraits.name ?? (words.isEmpty ? nil : words)
    if let name, environment.isEnabled { FormFields.current?.note(name, for: renderer) }
    problem = name.flatMap { environment.formProblems[$0] }?.message(in: environment.locale)
  }

  func _render(into renderer: any Renderer) {
    view._render(into: renderer)
    if let problem { Text(verbatim: " \(problem)").foregroundStyle(Color.red)._render(into: renderer) }
  }
}
