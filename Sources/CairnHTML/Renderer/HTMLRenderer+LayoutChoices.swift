import Cairn

extension HTMLRenderer {
  var showsAllLayoutChoices: Bool { true }

  /// Writes the controls of layout choices; the first choice is on.
  ///
  /// In a list they are an item.
  func writeChoices(_ choices: [LayoutChoice]) {
    let name = LayoutChoices.name(of: choices)
    note(.choices)
    if context.wrapsItem { writer.write("<li>") }
    writer.write("<fieldset class=\"choices\"><legend class=\"visually-hidden\">")
    writer.write(text: options.layoutChoiceLabel)
    writer.write("</legend>")
    // Whichever shows at first, the controls keep their order.
    let order = choices.indices.sorted { (choices[$0].position, $0) < (choices[$1].position, $1) }
    for index in order {
      let choice = choices[index]
      writer.write("<label><input type=\"radio\"")
      write(attribute: " name=\"", trusted: name)
      write(attribute: " class=\"", trusted: LayoutChoices.className(of: choices, index))
      if let number = rows.noteLayoutChoices() { write(attribute: " form=\"", idOf: .choices, number) }
      write(attribute: " value=\"", trusted: String(index + 1))
      writer.write(index == 0 ? " checked=\"\">" : ">")
      writer.write(text: choice.name)
      writer.write("</label>")
    }
    writer.write(context.wrapsItem ? "</fieldset></li>" : "</fieldset>")
  }

  /// Begins content that shows only while the reader has chosen its layout.
  func beginLayoutChoice(_ choice: LayoutChoiceDescription) {
    let parent: ElementState.Parent = element.parent == .itemChoices ? .itemChoice : .plain
    guard choice.choices.count > 1 else { return pushTransparent(as: parent) }
    var hidden = LayoutRule()
    hidden.own["display"] = "none"
    let rules = choice.choices.indices.map { $0 == choice.index ? LayoutRule() : hidden }
    let conditions = choice.choices.indices.map { index in
      LayoutCondition(choice: LayoutChoices.condition(of: choice.choices, index))
    }
    let name = tree.classes.name(for: LayoutRules(rules: rules, conditions: conditions))
    open(.layout(LayoutElement(part: .choice, className: name)), as: parent)
  }
}
