/// Views with controls that send something when pressed.
///
/// A form without an action is sent to the page itself. A form inside another one is a diagnostic, and its controls
/// belong to the outer form.
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
  ///   - action: The address to send to, with the rules of ``Link``; `nil` for the page itself.
  ///   - method: How it is sent; the default is right for forms that change something.
  ///   - content: The views in the form.
  public init(action: String? = nil, method: FormMethod = .post, @ViewBuilder content: () -> Content) {
    description = FormDescription(action: action, method: method)
    self.content = content()
  }

  public func _render(into renderer: any Renderer) {
    let source = EnvironmentSource.current
    let (outer, fields) = (source?.formFields, FormFields())
    source?.formFields = fields
    renderer.begin(.form(description))
    if renderer.environment.formStyle == .grouped {
      List { content }.listStyle(.insetGrouped)._render(into: renderer)
    } else {
      content._render(into: renderer)
    }
    for field in fields.hidden {
      renderer.begin(.field(field))
      renderer.end()
    }
    renderer.end()
    source?.formFields = outer
  }
}
