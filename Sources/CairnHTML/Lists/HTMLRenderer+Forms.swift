import Cairn

extension HTMLRenderer {
  func beginForm(_ form: FormDescription) {
    guard !isInForm, !context.isPhrasing else {
      report(
        .error,
        .nestedForm,
        "A form lies inside another or where none can be; its controls belong to the outer one. Put them side by side."
      )
      pushTransparent()
      return
    }
    var address: WebAddress?
    if let action = form.action {
      guard let checked = checkedFormAddress(action) else {
        pushTransparent()
        return
      }
      address = checked
    }
    let element = resolve(.block(.form))
    write(element.pointee.head)
    writer.write(form.method == .post ? " method=\"post\"" : " method=\"get\"")
    if let address { write(attribute: " action=\"", address) }
    writePendingAttributes(for: .named)
    write(element.pointee.tail)
    // The return key in a checkbox presses the first button of its form, which would be one that removes an item.
    writer.write("<button disabled hidden></button>")
    push(element, .form)
    isInForm = true
  }

  private func checkedFormAddress(_ action: String) -> WebAddress? {
    guard let address = WebAddress(action, rootPath: options.rootPath), address.isResource else {
      report(
        .error,
        .blockedURL,
        "The form address \"\(action.prefix(80))\" was left out. Use http, https or a relative address."
      )
      return nil
    }
    return address
  }

  func beginEditButton(_ button: EditButtonDescription) {
    guard allowsInteraction() else {
      pushTransparent()
      return
    }
    let element = resolve(.block(.toolbar))
    write(element.pointee.head)
    writePendingAttributes(for: .text)
    write(element.pointee.tail)
    writer.write("<input type=\"checkbox\"")
    if isInForm { writer.write(" name=\"edit\" value=\"1\"") }
    if environment.editMode.isEditing { writer.write(" checked") }
    writer.write("><span class=\"when-not-editing\">")
    writer.write(text: button.title)
    writer.write("</span><span class=\"when-editing\">")
    writer.write(text: button.doneTitle)
    writer.write("</span>")
    push(element)
  }
}
