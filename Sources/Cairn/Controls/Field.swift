extension FieldDescription.Kind {
  /// Whether a reader writes words.
  package var isOfWords: Bool {
    switch self {
    case .text, .secret, .lines: true
    default: false
    }
  }
}

/// A control with its label, which all fields but pickers are made of.
package struct Field<Label: View>: PrimitiveView {
  let kind: FieldDescription.Kind
  let value: String
  /// The state that it changes; `nil` if that is not known.
  let state: StateReference?
  var prompt: String?
  let label: Label

  package init(
    kind: FieldDescription.Kind,
    value: String,
    state: StateReference?,
    prompt: String? = nil,
    label: Label
  ) {
    self.kind = kind
    self.value = value
    self.state = state
    self.prompt = prompt
    self.label = label
  }

  package func _render(into renderer: any Renderer) {
    let styles = kind.isOfWords && ControlStyleUse.hasBegun ? renderer.environment.controlStyles : nil
    if let custom = styles?.customTextField { return render(in: custom, into: renderer) }
    let label = ControlLabel(label, for: renderer)
    var description = FieldDescription(kind, value: value, name: label.name, in: renderer.environment)
    // Words that nobody sees beside the field show in it, as in an app.
    let showsLabelInside = kind.isOfWords && renderer.environment.fieldTraits.isLabelHidden && !label.words.isEmpty
    description.prompt = prompt ?? (showsLabelInside ? label.words : nil)
    description.title = label.words
    if let styles { description.look = styles.textField }
    description.isWrong = label.problem != nil
    description.writtenState = state
    StateGraph.current?.noteForm(ofField: state?.cell)
    renderer.begin(.field(description))
    label._render(into: renderer)
    renderer.end()
  }

  private func render(in style: StyleBody<TextField<TextFieldStyleLabel>>, into renderer: any Renderer) {
    let field = Field<TextFieldStyleLabel>(
      kind: kind,
      value: value,
      state: state,
      prompt: prompt,
      label: TextFieldStyleLabel(view: AnyView(label))
    )
    style.make(TextField(field))
      .labelsHidden()
      .controlStyles {
        $0.customTextField = nil
        $0.textField = .plain
      }
      ._render(into: renderer)
  }

  package static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
