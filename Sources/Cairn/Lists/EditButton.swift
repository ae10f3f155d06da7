/// A control that starts and ends the editing of the lists around it: those of the form, or of the page outside of
/// forms.
///
/// Lists begin in edit mode if the environment's ``EnvironmentValues/editMode`` is active. Where that is a state, the button changes the state,
/// which content can follow; it is not sent by a form then.
public struct EditButton: PrimitiveView {
  private let description: EditButtonDescription

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The words while the lists are not being edited.
  ///   - doneTitle: The words while they are.
  public init(_ title: String = "Edit", done doneTitle: String = "Done") {
    description = EditButtonDescription(title: title, doneTitle: doneTitle)
  }

  public func _render(into renderer: any Renderer) {
    if StateGraph.current != nil, let mode = renderer.environment.editModeOfState {
      return button(changing: mode)._render(into: renderer)
    }
    StateGraph.current?.noteForm(of: nil)
    renderer.begin(.editButton(description))
    renderer.end()
  }

  private func button(changing mode: Binding<EditMode>) -> Button<Text> {
    let isEditing = mode.wrappedValue.isEditing
    return Button(isEditing ? description.doneTitle : description.title) {
      mode.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
