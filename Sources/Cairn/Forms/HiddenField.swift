/// A value that a form sends and nobody sees, such as a token that a server gave the page.
///
/// ```swift
/// Form(action: "/tours") {
///   TextField("Name", text: $name)
///   HiddenField("token", value: token)
///   Button("Book")
/// }
/// ```
///
/// It takes no room, wherever in the form it stands, and text shows nothing of it. Everybody can read and change it in the page: a server
/// must not trust it. Outside of a ``Form`` nothing sends it, which is a diagnostic.
public struct HiddenField: PrimitiveView, Hashable, Sendable {
  /// The name under which it is sent.
  public var name: String
  /// What is sent.
  public var value: String

  /// Creates a field.
  public init(_ name: String, value: String) {
    self.name = name
    self.value = value
  }

  public func _render(into renderer: any Renderer) {
    guard let fields = FormFields.current else {
      if renderer.checksIdentity { renderer.report(.strayHiddenField(name, at: renderer.place)) }
      return
    }
    fields.note(name, for: renderer)
    fields.add(FieldDescription(hidden: name, value: value))
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.nothing) }
}

extension Diagnostic {
  fileprivate static func strayHiddenField(_ name: String, at place: Place) -> Diagnostic {
    let message =
      "The hidden field \"\(name.prefix(80))\" stands outside of a form, so that nothing sends it. Put it into a Form."
    return Diagnostic(.warning, .strayHiddenField, message, at: place)
  }
}
