/// A control that starts and ends the editing of the lists around it: those of the form, or of the page outside of
/// forms.
///
/// Lists begin in edit mode if the environment's ``EnvironmentValues/editMode`` is active.
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
    renderer.begin(.editButton(description))
    renderer.end()
  }
}
