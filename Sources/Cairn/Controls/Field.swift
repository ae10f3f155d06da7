/// A control with its label, which all fields but pickers are made of.
package struct Field<Label: View>: PrimitiveView {
  let kind: FieldDescription.Kind
  let value: String
  var prompt: String?
  let label: Label

  package init(kind: FieldDescription.Kind, value: String, prompt: String? = nil, label: Label) {
    self.kind = kind
    self.value = value
    self.prompt = prompt
    self.label = label
  }

  package func _render(into renderer: any Renderer) {
    let label = ControlLabel(label, for: renderer)
    var description = FieldDescription(kind, value: value, name: label.name, in: renderer.environment)
    description.prompt = prompt
    description.isWrong = label.problem != nil
    renderer.begin(.field(description))
    label._render(into: renderer)
    renderer.end()
  }

  package static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
