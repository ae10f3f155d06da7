/// A control with its label, which all fields but pickers are made of.
struct Field<Label: View>: PrimitiveView {
  let kind: FieldDescription.Kind
  let value: String
  var prompt: String?
  let label: Label

  func _render(into renderer: any Renderer) {
    let label = ControlLabel(label, for: renderer)
    var description = FieldDescription(kind, value: value, name: label.name, in: renderer.environment)
    description.prompt = prompt
    renderer.begin(.field(description))
    label._render(into: renderer)
    renderer.end()
  }

  static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
