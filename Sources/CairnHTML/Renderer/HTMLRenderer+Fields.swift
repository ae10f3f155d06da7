import Cairn

extension HTMLRenderer {
  /// Begins a control that takes a value.
  func begin(_ field: FieldDescription) {
    if case .hidden = field.kind { return beginHidden(field) }
    guard !context.isPhrasing else { return pushTransparent() }
    if case .choices(let layout) = field.kind { return beginPicker(layout, field.state.flatMap { place($0) }) }
    guard resolver.isWorking else { return pushTransparent() }
    let (field, hasTitleInside) = standing(field)
    let number = field.state.flatMap { place($0) }
    let element = resolve(.block(field.kind.takesAllWidth ? .wideField : .field))
    write(element.pointee.head)
    writePendingAttributes(for: .text)
    writer.write(">")
    note(.field)
    switch field.kind {
    case .text: writeInput(field, type: field.traits.inputType)
    case .secret: writeInput(field, type: "password")
    case .lines: writeTextArea(field)
    case .slider(let range): writeNumber("<input class=\"slider\" type=\"range\"", field, range)
    case .stepper(let range): writeNumber("<input class=\"input\" type=\"number\"", field, range)
    case .date(let parts): writeInput(field, type: parts.inputType)
    case .color: writeInput(field, type: "color")
    case .menu(let choices): writeMenu(field, choices, number)
    case .choices, .hidden: break
    }
    if field.isWrong {
      writer.write("<span")
    } else {
      writeLabelOpening(isHidden: hasTitleInside)
    }
    writer.write(">")
    pushControl(element, .field(ControlKind(field.kind)))
  }

  /// Returns a field for words as it shows in its place, and whether its title shows in it instead of above it.
  ///
  /// In a background, a border or a shape of the author's own it has no border. There, and beside other views, the title is
  /// inside, as in an app.
  private func standing(_ field: FieldDescription) -> (field: FieldDescription, hasTitleInside: Bool) {
    guard field.kind.isOfWords else { return (field, false) }
    var field = field
    var stack: StyleTree.Index?
    if case .row(let node) = element.parent { stack = node }
    if field.look != .bordered, tree.paintsBox(at: element.node) || stack.map(tree.paintsBox) ?? false {
      field.look = .ownBackground
    }
    let isBare = field.look == .plain || field.look == .ownBackground
    guard isBare || stack != nil, !field.title.isEmpty else { return (field, false) }
    if field.prompt == nil { field.prompt = field.title }
    return (field, true)
  }

  /// Begins a choice of a field whose choices all show.
  func begin(_ choice: ChoiceDescription) {
    guard resolver.isWorking, case .picker(let picker) = element.parent else { return pushTransparent() }
    let element = resolve(.block(.choice))
    write(element.pointee.head)
    writePendingAttributes(for: .text)
    writer.write("><input type=\"radio\"")
    note(.field)
    let change = picker.keepsState ? choice.change : nil
    if let change { write(value: change) }
    // A button is a further label of the radio button, but does not name it.
    let number = change.flatMap { change in
      let isLabelled = change.state.cell.controls.contains(.button) && numbering.states.place(change)
      return isLabelled ? radioNumber(change) : nil
    }
    if let number {
      write(attribute: " id=\"", idOf: .pick, number)
      write(attribute: " aria-labelledby=\"", idOf: .label, number)
    }
    writeForm(of: change?.state.cell.reset)
    if rows.form != nil, let name = choice.name, !name.isEmpty {
      write(attribute: " name=\"", name)
    } else {
      write(attribute: " name=\"", idOf: .state, Int(picker.number))
    }
    write(attribute: " value=\"", choice.value)
    if choice.isChosen { writer.write(" checked") }
    if !choice.isEnabled { writer.write(" disabled") }
    writer.write("><span")
    if let number { write(attribute: " id=\"", idOf: .label, number) }
    writer.write(">")
    pushControl(element, .field(.choice))
  }

  /// Writes the start of the words of a control, which only readers who hear them are told where they are hidden.
  func writeLabelOpening(isHidden: Bool = false) {
    guard isHidden || environment.fieldTraits.isLabelHidden else { return writer.write("<span") }
    note(.hiddenWords)
    writer.write("<span class=\"visually-hidden\"")
  }

  /// Begins a field whose choices all show; without the number of a state its radio buttons are a group of their own.
  private func beginPicker(_ layout: FieldDescription.ChoicesLayout, _ number: Int?) {
    let isSegmented = layout != .column
    let picker = OpenPicker(
      number: Int32(truncatingIfNeeded: number ?? numbering.nextRow()),
      isSegmented: isSegmented,
      keepsState: number != nil
    )
    note(.field)
    let block: Block =
      switch layout {
      case .column: .picker
      case .segments: .segments
      case .dots: .dots
      }
    open(.block(block), for: .named, as: .picker(picker)) {
      if let number { write(attribute: " id=\"", idOf: .state, number) }
    }
  }

  private func beginHidden(_ field: FieldDescription) {
    if rows.form != nil {
      tree.classes.note(tags: "<input>")
      writer.write("<input type=\"hidden\"")
      write(attribute: " name=\"", field.name ?? "")
      write(attribute: " value=\"", field.value)
      writer.write(">")
    }
    pushTransparent()
  }

  // MARK: Controls

  /// Writes the name under which a form sends a control, and the label that replaces its words.
  func writeControlName(_ name: String?) {
    if rows.form != nil, let name { write(attribute: " name=\"", name) }
    if let label = pendingLabel, !label.isEmpty { write(attribute: " aria-label=\"", label) }
  }

  private func writeCommon(_ field: FieldDescription) {
    writeControlName(field.name)
    let traits = field.traits
    if let type = traits.contentType { write(attribute: " autocomplete=\"", type.autocomplete) }
    if let mode = traits.inputMode { write(attribute: " inputmode=\"", trusted: mode) }
    if let label = traits.submitLabel { write(attribute: " enterkeyhint=\"", trusted: label.keyHint) }
    if let capitalization = traits.capitalization {
      write(attribute: " autocapitalize=\"", trusted: capitalization.word)
    }
    if let corrects = traits.correctsSpelling {
      writer.write(corrects ? " spellcheck=\"true\"" : " spellcheck=\"false\"")
    }
    if let prompt = field.prompt { write(attribute: " placeholder=\"", prompt) }
    writeStates(of: field)
  }

  private func writeStates(of field: FieldDescription) {
    writeForm(of: (field.state ?? field.writtenState)?.cell.reset)
    if field.traits.isRequired { writer.write(" required") }
    if !field.isEnabled { writer.write(" disabled") }
    if field.isWrong { writer.write(" aria-invalid=\"true\"") }
  }

  /// Writes the start of a field for words, up to the end of its classes.
  private func writeOpening(_ opening: StaticString, _ field: FieldDescription) {
    writer.write(opening)
    if field.look == .plain || field.look == .ownBackground {
      note(.plainField)
      writer.write(" bare")
    }
    writer.write("\"")
  }

  private func writeInput(_ field: FieldDescription, type: String) {
    writeOpening("<input class=\"input", field)
    write(attribute: " type=\"", trusted: type)
    if !field.value.isEmpty { write(attribute: " value=\"", field.value) }
    writeCommon(field)
    writer.write(">")
  }

  private func writeTextArea(_ field: FieldDescription) {
    writeOpening("<textarea class=\"input", field)
    writer.write(" rows=\"4\"")
    writeCommon(field)
    // The first line feed of a text area is none of its words.
    writer.write(">\n")
    writer.write(text: field.value)
    writer.write("</textarea>")
  }

  private func writeNumber(_ opening: StaticString, _ field: FieldDescription, _ range: FieldRange) {
    writer.write(opening)
    write(attribute: " value=\"", trusted: field.value)
    if let lowest = range.lowest { write(attribute: " min=\"", trusted: FieldRange.words(for: lowest)) }
    if let highest = range.highest { write(attribute: " max=\"", trusted: FieldRange.words(for: highest)) }
    write(attribute: " step=\"", trusted: range.step.map { FieldRange.words(for: $0) } ?? "any")
    writeControlName(field.name)
    writeStates(of: field)
    writer.write(">")
  }

  private func writeMenu(_ field: FieldDescription, _ choices: [ChoiceDescription], _ number: Int?) {
    writer.write("<select class=\"input\"")
    if let number { write(attribute: " id=\"", idOf: .state, number) }
    writeControlName(field.name)
    writeStates(of: field)
    writer.write(">")
    if !choices.contains(where: \.isChosen) { writeOptionOfNothing(of: field) }
    for choice in choices {
      writer.write("<option")
      if let change = choice.change { write(value: change) }
      if choice.value != choice.words || choice.value.isEmpty { write(attribute: " value=\"", choice.value) }
      writer.write(choice.isChosen ? " selected>" : ">")
      writer.write(text: choice.words)
      writer.write("</option>")
    }
    writer.write("</select>")
  }

  /// Writes what a menu shows before anything is chosen; browsers would choose the first option.
  private func writeOptionOfNothing(of field: FieldDescription) {
    writer.write("<option value=\"\" ")
    if field.state != nil { writer.write("data-value=\"0\" ") }
    writer.write("selected hidden>–</option>")
  }

  func write(value: StateValue) {
    writer.write(" data-value=\"")
    writer.write(value.index)
    writer.write("\"")
  }
}

extension FieldDescription.DateFieldParts {
  fileprivate var inputType: String {
    switch self {
    case .day: "date"
    case .time: "time"
    default: "datetime-local"
    }
  }
}

extension FieldTraits {
  /// The type of an input for words.
  fileprivate var inputType: String {
    switch keyboardType {
    case .emailAddress: "email"
    case .URL: "url"
    case .phonePad: "tel"
    case .webSearch: "search"
    default: "text"
    }
  }

  /// The word for the keyboard; `nil` where the type of the input says it, or for a usual one.
  fileprivate var inputMode: String? {
    switch keyboardType {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    default: nil
    }
  }
}

extension SubmitLabel {
  /// The word for the key; those that HTML does not have are the nearest ones.
  fileprivate var keyHint: String {
    switch self {
    case .done: "done"
    case .go, .route, .continue: "go"
    case .send, .join: "send"
    case .search: "search"
    case .return: "enter"
    case .next: "next"
    }
  }
}

extension TextInputAutocapitalization {
  fileprivate var word: String {
    switch self {
    case .never: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .characters: "characters"
    }
  }
}

extension FieldDescription.Kind {
  /// Whether the field is as wide as the place where it stands; a menu is as wide as its choices.
  fileprivate var takesAllWidth: Bool { if case .menu = self { false } else { true } }
}
