import Cairn

extension HTMLRenderer {
  func beginForm(_ form: FormDescription) {
    guard resolver.isWorking, !context.isPhrasing else {
      if resolver.isWorking { report(.nestedForm(at: place)) }
      return pushTransparent()
    }
    let isItem = context.isItem
    open(.block(.form), for: .named, as: .plain, .form) {
      writer.write(form.method == .post ? " method=\"post\"" : " method=\"get\"")
      if let address = form.action.flatMap({ Address($0, root: options.root) }) {
        write(attribute: " action=\"", address)
      }
    }
    rows.begin(OpenForm(number: isItem ? 0 : numbering.nextRow()))
  }

  /// Renders what comes as in a form that is written elsewhere, with its first button.
  func beginSurroundingForm() {
    resolver.beginSurroundingForm()
    rows.begin(OpenForm(number: 0, hasDefaultButton: true))
  }

  /// Writes a separate form for the layout controls, if the ended form has any.
  ///
  /// In the ended form they would be submitted, although they concern only the reader.
  func finishForm() {
    guard let form = rows.endForm(), form.hasLayoutChoices else { return }
    note(.form)
    writer.write("<form")
    write(attribute: " id=\"", idOf: .choices, form.number)
    writer.write(" hidden></form>")
  }

  /// Writes a hidden button before the first control of an item; the return key presses it.
  ///
  /// Browsers press the first button of a form, even a hidden one. Without this button they would move or remove an
  /// item. It submits only the reader's choices.
  func writeDefaultButton() {
    guard rows.noteDefaultButton() else { return }
    note(.button)
    writer.write("<button hidden></button>")
  }

  func beginEditButton(_ button: EditButtonDescription) {
    guard resolver.isWorking else { return pushTransparent() }
    if button.title.isEmpty || button.doneTitle.isEmpty { reportUnnamedControl(of: "list") }
    let element = resolve(.block(.toolbar))
    write(element.pointee.head)
    writePendingAttributes(for: .text)
    write(element.pointee.tail)
    note(.editButton)
    writer.write("<input type=\"checkbox\"")
    if rows.form != nil {
      writer.write(" name=\"edit\" value=\"1\"")
    } else if let name = tree.classes.name(forRule: StyleSheet.editedPage) {
      write(attribute: " class=\"", trusted: name)
    }
    if environment.isEditing { writer.write(" checked") }
    writer.write("><span class=\"when-not-editing\">")
    writer.write(text: button.title)
    writer.write("</span><span class=\"when-editing\">")
    writer.write(text: button.doneTitle)
    writer.write("</span>")
    push(element)
  }
}
