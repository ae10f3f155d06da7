/// A view in the place of another one, and the way back.
struct DestinationView<Destination: View>: PrimitiveView {
  let destination: Destination
  /// What leads back; `nil` for a change that cannot be tried.
  let close: (() -> Void)?

  func _render(into renderer: any Renderer) {
    guard let close else { return destination._render(into: renderer) }
    let back = BackButton()
    let recorder = Recorder(for: renderer)
    destination.environment(\.dismiss, DismissAction(of: nil, close)).environment(\.backButton, back)
      ._render(into: recorder)
    if !back.isHidden {
      Button(action: close) { Label(renderer.environment.locale.wordForGoingBack, systemImage: "chevron.backward") }
        .buttonStyle(.borderless)
        ._render(into: renderer)
    }
    RecordedView(recorder.recording, recorder.recording.entries.indices)._render(into: renderer)
  }
}

extension View {
  /// Hides the button that leads back from a view of `navigationDestination`; pages of a site have none, as browsers do.
  ///
  /// The view needs another way back then, such as a button that calls ``EnvironmentValues/dismiss``.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BackButtonChoice(content: self, isHidden: hidesBackButton)
  }
}

private struct BackButtonChoice<Content: View>: PrimitiveView {
  let content: Content
  let isHidden: Bool

  func _render(into renderer: any Renderer) {
    if isHidden { renderer.environment.backButton?.isHidden = true }
    content._render(into: renderer)
  }

  static var _isItemSequence: Bool { Content._isItemSequence }

  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

/// The button that leads back from the view around.
///
/// Unchecked, because a rendering is on one thread. A class, because what is inside says whether it shows.
private final class BackButton: @unchecked Sendable {
  var isHidden = false
}

extension EnvironmentValues {
  /// The button that leads back from the view around; `nil` if there is none.
  fileprivate var backButton: BackButton? {
    get { self[BackButtonKey.self] }
    set { self[BackButtonKey.self] = newValue }
  }
}

private enum BackButtonKey: EnvironmentKey {
  static var defaultValue: BackButton? { nil }
}
