/// Views whose controls send something when pressed.
///
/// Without an action the form is sent to the page itself. A form inside another is a diagnostic; its controls belong to
/// the outer one.
///
/// ```swift
/// Form(action: "/peaks") {
///   CollectionView(sections: sections) { PeaksController() }
/// }
/// ```
public struct Form<Content: View>: PrimitiveView {
  private let description: FormDescription
  private let content: Content

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - action: The address to send to, under the same rules as ``Link``'s; `nil` for the page itself.
  ///   - method: How it is sent; the default suits what changes something.
  ///   - content: What it holds.
  public init(action: String? = nil, method: FormMethod = .post, @ViewBuilder content: () -> Content) {
    description = FormDescription(action: action, method: method)
    self.content = content()
  }

  public func _render(into renderer: any Renderer) {
    renderer.begin(.form(description))
    content._render(into: renderer)
    renderer.end()
  }
}
