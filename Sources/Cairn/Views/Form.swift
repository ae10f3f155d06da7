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
///
/// A toolbar around a form that has an action, or that shows in front of the page, belongs to it.
public struct Form<Content: View>: PrimitiveView {
  let description: FormDescription
  let content: Content

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

  init(_ description: FormDescription, _ content: Content) {
    self.description = description
    self.content = content
  }

  public func _render(into renderer: any Renderer) {
    FormFrame(description: description, content: FormRows(content: content))._render(into: renderer)
  }
}

/// A form around all that stands in it.
struct FormFrame<Content: View>: PrimitiveView {
  let description: FormDescription
  let content: Content

  func _render(into renderer: any Renderer) {
    guard renderer._enter(Nesting.form) else { return }
    defer { renderer._leave(Nesting.form) }
    renderer.begin(.form(description))
    StateGraph.inScope(.form) {
      let fields = FormFields(hasAction: description.action != nil, in: StateGraph.current?.scope)
      FormFields.noting(in: fields) { content._render(into: renderer) }
      for field in fields.hidden {
        renderer.begin(.field(field))
        renderer.end()
      }
    }
    renderer.end()
  }
}

/// The views in a form, in its looks.
struct FormRows<Content: View>: PrimitiveView {
  let content: Content

  func _render(into renderer: any Renderer) {
    if renderer.environment.formStyle == .grouped {
      List { content }.listStyle(.insetGrouped)._render(into: renderer)
    } else {
      content._render(into: renderer)
    }
  }
}
