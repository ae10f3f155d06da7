/// A view that a cell shows in place of words.
///
/// A reference, because few cells have one and each has the room for it. Unchecked, because a cell that hosts a view is made
/// while a list is rendered, for that rendering alone: no code of an author's ever holds it.
package final class HostedView: @unchecked Sendable {
  private let view: any View

  init(_ view: some View) {
    self.view = view
  }

  /// Renders the view.
  package func render(into renderer: any Renderer) {
    view._render(into: renderer)
  }
}
