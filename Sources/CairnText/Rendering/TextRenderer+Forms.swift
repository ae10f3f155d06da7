import Cairn

extension TextRenderer {
  /// Shows the button that starts and ends editing, with the words for what it would do now.
  func openEditButton(_ button: EditButtonDescription, _ opened: inout OpenContainer) {
    openButton(ButtonDescription(role: nil, destination: nil), &opened)
    text(Text(verbatim: environment.editMode.isEditing ? button.doneTitle : button.title))
  }
}
