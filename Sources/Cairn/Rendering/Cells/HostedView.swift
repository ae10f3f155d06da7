/// A view that a cell shows in place of words, or a badge.
///
/// A reference, because few cells have one and each has the room for it; copies are equal. Unchecked, because a rendering only
/// reads it: a cell that hosts a view is made for one rendering, and badges are as ``AccessoryContent`` says.
package final class HostedView: Hashable, @unchecked Sendable {
  private let view: any View

  init(_ view: some View) {
    self.view = view
  }

  package static func == (left: HostedView, right: HostedView) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Renders the view.
  package func render(into renderer: any Renderer) {
    view._render(into: renderer)
  }
}
