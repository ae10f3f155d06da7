/// A view that a cell shows in place of words.
///
/// A reference, because few cells have one and each has the room for it.
package final class HostedView {
  private let view: any View

  init(_ view: some View) {
    self.view = view
  }

  /// Renders the view.
  package func render(into renderer: any Renderer) {
    view._render(into: renderer)
  }
}
