/// A view in place of a cell's words or in a badge.
///
/// It is a class, because every cell has room for one and few cells have one. Copies are equal. Sendable is unchecked: a
/// rendering only reads the view. A cell with such a view is made for one rendering; for badges see ``AccessoryContent``.
package final class HostedView: Hashable, @unchecked Sendable {
  private let view: any View

  init(_ view: some View) {
    self.view = view
  }

  /// The view, read for a renderer.
  func read(for renderer: any Renderer) -> HostedView {
    func read(_ view: some View) -> RecordedView { .recorded(view, for: renderer) }
    return HostedView(read(view))
  }

  /// The calls of a view that was read; `nil` for another view.
  var recording: Recording? { (view as? RecordedView)?.recording }

  package static func == (left: HostedView, right: HostedView) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  package func render(into renderer: any Renderer) {
    guard renderer._enter(Nesting.hostedView) else { return }
    view._render(into: renderer)
    renderer._leave(Nesting.hostedView)
  }
}
