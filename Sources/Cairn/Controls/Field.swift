/// A control with its label, which all fields but pickers are made of.
struct Field<Label: View>: PrimitiveView {
  let kind: FieldDescription.Kind
  let value: String
  var prompt: String?
  /// The name for forms, unless the environment has one.
  let name: String?
  let label: Label

  func _render(into renderer: any Renderer) {
    var description = FieldDescription(kind, value: value, name: name, in: renderer.environment)
    description.prompt = prompt
    renderer.begin(.field(description))
    label._render(into: renderer)
    renderer.end()
  }

  static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
