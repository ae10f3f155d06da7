/// A view with a modifier that does something in a running app only.
///
/// It shows the view as it is. A rendering tells each such modifier once, as an information.
public struct NotedView<Content: View>: PrimitiveView {
  let content: Content
  let note: RunningAppNote

  init(_ content: Content, _ note: RunningAppNote) {
    self.content = content
    self.note = note
  }

  public func _render(into renderer: any Renderer) {
    note.report(to: renderer)
    content._render(into: renderer)
  }

  public static var _isItemSequence: Bool { Content._isItemSequence }
  public static var _hasBars: Bool { Content._hasBars }
  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  public static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

extension NotedView: DynamicViewContent where Content: DynamicViewContent {
  public var data: Content.Data { content.data }
}

extension View {
  package func noted(_ name: StaticString, _ remedy: StaticString) -> NotedView<Self> {
    NotedView(self, RunningAppNote(name: name, remedy: remedy))
  }
}

/// What is told of something that only a running app does.
struct RunningAppNote: Sendable {
  /// What the author wrote.
  let name: StaticString
  /// Why it does nothing, and what to write instead.
  let remedy: StaticString

  func report(to renderer: any Renderer) {
    guard renderer.checksIdentity else { return }
    let message = "\(name) does nothing in what is rendered ahead. \(remedy)"
    renderer.report(Diagnostic(.information, .runningAppOnly, message, at: renderer.place))
  }
}
