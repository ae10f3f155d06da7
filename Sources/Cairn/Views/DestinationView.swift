/// A view in the place of another one, and the way back.
struct DestinationView<Destination: View>: PrimitiveView {
  let destination: Destination
  /// What leads back; `nil` for a change that cannot be tried.
  let close: (() -> Void)?

  func _render(into renderer: any Renderer) {
    guard let close else { return destination.environment(\.backButtonMark, nil)._render(into: renderer) }
    let mark = renderer.environment.backButtonMark?.next ?? BackButtonMark(level: 1)
    let recorder = Recorder(for: renderer)
    destination.environment(\.dismiss, DismissAction(of: nil, close)).environment(\.backButtonMark, mark)
      ._render(into: recorder)
    let recording = recorder.recording
    let hidden = mark.casesWithoutButton(in: recording)
    if hidden != [[]] {
      let condition = hidden.isEmpty ? nil : StyleModifier.shown(StateCondition(hidden: hidden))
      if let condition { renderer.beginStyle(condition) }
      Button(action: close) { Label(renderer.environment.locale.wordForGoingBack, systemImage: "chevron.backward") }
        .buttonStyle(.borderless)
        ._render(into: renderer)
      if condition != nil { renderer.endStyle() }
    }
    RecordedView(recording, recording.entries.indices)._render(into: renderer)
  }
}
