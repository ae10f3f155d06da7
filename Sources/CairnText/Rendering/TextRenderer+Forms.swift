import Cairn

extension TextRenderer {
  /// Opens a form, which shows as what it holds: a terminal sends nothing.
  ///
  /// A page has no form whose address is blocked, and no controls then that would send something with it.
  func openForm(_ form: FormDescription, _ opened: inout OpenContainer) {
    if let action = form.action, Address(action)?.isResource != true {
      report(.blocked(action, of: "The form address", at: place))
    } else {
      opened.role = .form
    }
    opened.node = open(LayoutNode(.column, flags: .isBlock))
  }

  /// Whether what comes could be sent.
  var isInForm: Bool { containers.contains { $0.role == .form } }

  /// Shows the button that starts and ends editing, with the words for what it would do now.
  func openEditButton(_ button: EditButtonDescription, _ opened: inout OpenContainer) {
    openButton(ButtonDescription(role: nil, destination: nil), &opened)
    text(Text(verbatim: environment.editMode.isEditing ? button.doneTitle : button.title))
  }
}
