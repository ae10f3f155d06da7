import Cairn

extension HTMLRenderer {
  func beginForm(_ form: FormDescription) {
    guard resolver.isWorking, !context.isPhrasing else {
      if resolver.isWorking { report(.nestedForm(at: place)) }
      return pushTransparent()
    }
    let address = form.action.flatMap { Address($0, root: options.root) }
    let isItem = context.isItem
    let element = resolve(.block(.form))
    write(element.pointee.head)
    writeTarget(of: form, address)
    writePendingAttributes(for: .named)
    write(element.pointee.tail)
    push(element, as: .plain, .form)
    rows.begin(OpenForm(number: isItem ? 0 : numbering.nextRow()))
  }

  /// Writes the form of the controls of layouts, if the form that has ended has any.
  ///
  /// In the form around them they would be sent, though they concern nobody but the reader.
  func finishForm() {
    guard let form = rows.endForm(), form.hasLayoutChoices else { return }
    writer.write("<form id=\"")
    writeIdentifier(of: .choices, form.number)
    writer.write("\" hidden></form>")
  }

  /// Writes a button that the return key presses in a field or a box of the form, before the first control of an item.
  ///
  /// Browsers press the first button there is, shown or not, which would move or remove an item. It sends what the reader
  /// has chosen and nothing else.
  func writeDefaultButton() {
    if rows.noteDefaultButton() { writer.write("<button hidden></button>") }
  }

  private func writeTarget(of form: FormDescription, _ address: Address?) {
    writer.write(form.method == .post ? " method=\"post\"" : " method=\"get\"")
    if let address { write(attribute: " action=\"", address) }
  }

  func beginEditButton(_ button: EditButtonDescription) {
    guard resolver.isWorking else { return pushTransparent() }
    if button.title.isEmpty || button.doneTitle.isEmpty { reportUnnamedControl(of: "list") }
    let element = resolve(.block(.toolbar))
    write(element.pointee.head)
    writePendingAttributes(for: .text)
    write(element.pointee.tail)
    writer.write("<input type=\"checkbox\"")
    if rows.form != nil {
      writer.write(" name=\"edit\" value=\"1\"")
    } else if let name = tree.classes.name(forRule: StyleSheet.editedPage) {
      writer.write(" class=\"")
      writer.write(trusted: name)
      writer.write("\"")
    }
    if environment.editMode.isEditing { writer.write(" checked") }
    writer.write("><span class=\"when-not-editing\">")
    writer.write(text: button.title)
    writer.write("</span><span class=\"when-editing\">")
    writer.write(text: button.doneTitle)
    writer.write("</span>")
    push(element)
  }
}
