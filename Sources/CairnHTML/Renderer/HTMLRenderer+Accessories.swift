import Cairn

extension Accessory {
  fileprivate var isLabel: Bool { if case .label = kind { true } else { false } }

  /// Whether the accessory is a short text or a mark and stays on one line.
  fileprivate var isNarrow: Bool {
    switch kind {
    case .label, .checkmark, .disclosureIndicator, .outlineDisclosure: true
    default: false
    }
  }
}

extension HTMLRenderer {
  func writeLeadingAccessories(of markup: CellMarkup) {
    for accessory in accessories(of: markup, at: .leading) { write(accessory, of: markup) }
    guard let control = markup.control, control.mode == .multiple, !hasMultiselect(markup.cell) else { return }
    write(control, of: markup)
  }

  func writeTrailingAccessories(of markup: CellMarkup) {
    // The control that unfolds a link's row stands beside it, and a row with nothing below it has none.
    var accessories = accessories(of: markup, at: .trailing)
    if !markup.unfolds, !markup.resolved.loadsContent, accessories.contains(where: \.isOutlineDisclosure) {
      accessories.removeAll(where: \.isOutlineDisclosure)
    }
    let hasRadio = markup.control?.mode == .single
    let hasActions = showsActions(markup) && rows.ofItem { $0.hasStandingActions } == true
    guard !accessories.isEmpty || hasRadio || hasActions || markup.unfolds else { return }
    let tag: StaticString = markup.isPhrasing ? "span" : "div"
    note(.trailing)
    writer.writeStart(of: tag)
    let isUnbroken =
      !hasActions && !hasRadio && accessories.contains { $0.isLabel } && accessories.allSatisfy(\.isNarrow)
    if isUnbroken { note(.unbroken) }
    writer.write(isUnbroken ? " class=\"trailing unbroken\">" : " class=\"trailing\">")
    for accessory in accessories { write(accessory, of: markup) }
    if hasRadio, let control = markup.control { write(control, of: markup) }
    // A cell among the accessories may have shown them already.
    if hasActions, rows.ofItem({ $0.hasShownActions }) == false { writeStandingActions() }
    if markup.unfolds, !accessories.contains(where: \.isOutlineDisclosure) {
      writeMark("turn", .turn, .always, nil)
    }
    writer.writeEnd(of: tag)
  }

  /// Whether a cell shows the actions of its item; a title that unfolds is a control itself, so they follow it.
  private func showsActions(_ markup: CellMarkup) -> Bool {
    // Without actions no item collects words, which is asked first because most items have none.
    rows.collectsWords && markup.place == .row && !markup.unfolds && rows.ofItem { $0.hasShownActions } == false
  }

  /// Whether actions that always show stand beside the words of a cell.
  func hasActionsBesideWords(of markup: CellMarkup) -> Bool {
    showsActions(markup) && rows.ofItem { $0.hasInlineActions } == true
  }

  /// Returns the accessories at a side of a cell.
  ///
  /// A control that asks before it removes the item is a block, which cannot stand in a heading.
  private func accessories(of markup: CellMarkup, at edge: HorizontalEdge) -> [Accessory] {
    let accessories = markup.cell.accessories(at: edge)
    let isHeading = markup.isPhrasing && !context.isInteractive
    guard isHeading else { return accessories }
    return accessories.filter { accessory in
      guard asksFirst(accessory) else { return true }
      if checksIdentity { report(.leftOut(markup.words, .headerActions, at: place)) }
      return false
    }
  }

  private func asksFirst(_ accessory: Accessory) -> Bool {
    if case .delete(let verb) = accessory.kind { verb != nil || !revealsActions } else { false }
  }

  /// Whether the control that removes an item shows its actions instead.
  private var revealsActions: Bool { rows.ofItem { $0.row?.revealsActions == true } == true }

  private func hasMultiselect(_ cell: ListCell) -> Bool {
    cell.accessories(at: .leading).contains(where: \.isMultiselect)
  }

  private func write(_ accessory: Accessory, of markup: CellMarkup) {
    switch accessory.kind {
    case .disclosureIndicator: writeMark("chevron", .chevron, accessory.displayed, accessory.tintColor)
    case .outlineDisclosure where markup.resolved.loadsContent: writeUnfold(accessory, markup)
    case .outlineDisclosure: writeMark("turn", .turn, accessory.displayed, accessory.tintColor)
    case .checkmark: writeCheckmark(accessory)
    case .label(let words):
      note(.badge)
      writer.write("<span")
      writeClasses("badge", accessory)
      writer.write(">")
      writer.write(text: words)
      writer.write("</span>")
    case .multiselect: markup.control.map { write($0, of: markup, tint: accessory.tintColor) }
    case .detail(let destination): writeDetail(destination, accessory, markup)
    case .delete(let verb): writeDelete(verb, accessory, markup)
    case .insert(let verb): writeInsert(verb, accessory, markup)
    case .reorder(let name): writeReorder(name, accessory, markup)
    case .custom(let content, _): writeCustom(content, accessory, markup)
    }
  }

  // MARK: Marks

  /// Writes the classes of an accessory: its own, one for edit mode and one for its colour.
  func writeClasses(_ name: StaticString, _ accessory: Accessory) {
    writeClasses(name, accessory.displayed, accessory.tintColor)
  }

  func writeClasses(_ name: StaticString, _ displayed: Accessory.DisplayedState, _ tint: Color?) {
    writer.write(" class=\"")
    writer.write(name)
    switch displayed {
    case .always: break
    case .whenEditing:
      note(.whenEditing)
      writer.write(" when-editing")
    case .whenNotEditing:
      note(.whenNotEditing)
      writer.write(" when-not-editing")
    }
    if let tint, let color = tree.classes.name(forRule: "--accessory:\(ColorTokens.value(of: tint, for: .text))") {
      writer.write(" ")
      writer.write(trusted: color)
    }
    writer.write("\"")
  }

  private func writeMark(
    _ name: StaticString,
    _ part: WrittenPart,
    _ displayed: Accessory.DisplayedState,
    _ tint: Color?
  ) {
    note(part)
    writer.write("<span")
    writeClasses(name, displayed, tint)
    writer.write(" aria-hidden=\"true\"></span>")
  }

  private func writeCheckmark(_ accessory: Accessory) {
    note(.checkmark)
    writer.write("<span")
    writeClasses("checkmark", accessory)
    writer.write(" role=\"img\"")
    write(attribute: " aria-label=\"", options.listLabels.selected)
    writer.write(">")
    writeSymbol("checkmark")
    writer.write("</span>")
  }

  func writeSymbol(_ name: String) {
    SymbolDrawing.named(name).map { write($0) }
  }

  func writeSymbol(named name: String) {
    drawing(named: name).map { write($0) }
  }

  func write(_ drawing: SymbolDrawing) {
    write(drawing) { writer.write(" class=\"symbol\" aria-hidden=\"true\"") }
  }

  private func writeCustom(_ content: AccessoryContent, _ accessory: Accessory, _ markup: CellMarkup) {
    let tag: StaticString = markup.isPhrasing ? "span" : "div"
    note(.custom)
    writer.writeStart(of: tag)
    writeClasses("custom", accessory)
    writer.write(">")
    content.render(into: watched)
    writer.writeEnd(of: tag)
  }

  // MARK: Controls

  /// Writes that the choice of an item gives a state a value; outside of forms, all its rows are a group.
  private func write(rowOf change: StateValue) {
    let number = stateNumber(change.state)
    write(attribute: " data-state=\"", idOf: .state, number)
    write(value: change)
    if rows.form == nil { write(attribute: " name=\"", idOf: .state, number) }
  }

  private func writeDetail(_ destination: String, _ accessory: Accessory, _ markup: CellMarkup) {
    guard let address = Address(destination, root: options.root) else { return }
    note(.detail)
    writer.write("<a")
    writeClasses("detail", accessory)
    write(attribute: " href=\"", address)
    writeLabel(options.listLabels.details, markup.words)
    writer.write(">")
    writeSymbol("info.circle")
    writer.write("</a>")
  }

  func write(_ control: SelectionControl, of markup: CellMarkup, tint: Color? = nil) {
    note(.pick)
    writer.write(control.mode == .multiple ? "<input type=\"checkbox\"" : "<input type=\"radio\"")
    writeClasses("pick", control.displayed, tint)
    write(attribute: " id=\"", idOf: .pick, markup.number)
    if let change = markup.change { write(rowOf: change) }
    if markup.change == nil || rows.form != nil {
      write(attribute: " name=\"", control.name)
      write(attribute: " value=\"", control.value)
    }
    if control.isChosen { writer.write(" checked") }
    if markup.cell.state.isDisabled { writer.write(" disabled") }
    // Words that are a link name the control only through an attribute.
    if markup.words.isEmpty { reportUnnamedControl(of: "row") }
    if markup.address != nil || markup.words.isEmpty {
      write(attribute: " aria-label=\"", markup.words)
    } else if markup.isLabelledByButtons {
      write(attribute: " aria-labelledby=\"", idOf: .label, markup.number)
    }
    writer.write(">")
  }

  private func writeDelete(_ verb: String?, _ accessory: Accessory, _ markup: CellMarkup) {
    if verb == nil, revealsActions, let item = rows.items.last {
      writeReveal(of: item, accessory, markup)
      return
    }
    guard let identity = identityToSend(of: markup) else { return }
    note(.delete)
    note(.action)
    note(.destructive)
    writer.write("<details")
    writeClasses("delete", accessory)
    write(attribute: " name=\"", idOf: .delete, rows.form?.number ?? 0)
    writer.write("><summary")
    writeLabel(options.listLabels.delete, markup.words, ending: "…")
    writer.write(">")
    writeSymbol("minus.circle.fill")
    writer.write("</summary>")
    writer.write("<button class=\"action destructive\"")
    write(FormAction(verb ?? "delete", item: identity))
    writeLabel(options.listLabels.delete, markup.words)
    writer.write(">")
    writer.write(text: options.listLabels.deleteButton)
    writer.write("</button></details>")
  }

  private func writeInsert(_ verb: String, _ accessory: Accessory, _ markup: CellMarkup) {
    guard let identity = identityToSend(of: markup) else { return }
    note(.insert)
    writer.write("<button")
    writeClasses("insert", accessory)
    write(FormAction(verb, item: identity))
    writeLabel(options.listLabels.insert, markup.words)
    writer.write(">")
    writeSymbol("plus.circle.fill")
    writer.write("</button>")
  }

  private func writeReorder(_ name: String, _ accessory: Accessory, _ markup: CellMarkup) {
    guard let identity = identityToSend(of: markup) else { return }
    let item = rows.items.last?.row
    note(.reorder)
    writer.write("<span")
    writeClasses("reorder", accessory)
    writer.write("><button")
    write(FormAction(ReorderDirection.up.rawValue, item: identity, name: name))
    writeLabel(options.listLabels.moveUp, markup.words)
    writer.write(item?.isFirst == true ? " disabled>" : ">")
    writeSymbol("chevron.up")
    writer.write("</button><button")
    write(FormAction(ReorderDirection.down.rawValue, item: identity, name: name))
    writeLabel(options.listLabels.moveDown, markup.words)
    writer.write(item?.isLast == true ? " disabled>" : ">")
    writeSymbol("chevron.down")
    writer.write("</button></span>")
  }

  /// Writes the control that sends for what lies under an item; it looks like the one that unfolds what is there.
  private func writeUnfold(_ accessory: Accessory, _ markup: CellMarkup) {
    guard let identity = identityToSend(of: markup) else { return }
    note(.unfold)
    writer.write("<button")
    writeClasses("unfold", accessory)
    write(FormAction("expand", item: identity, name: "outline"))
    writer.write(" aria-expanded=\"false\"")
    writeLabel(options.listLabels.unfold, markup.words)
    writer.write(">")
    writeMark("turn", .turn, .always, nil)
    writer.write("</button>")
  }

  // MARK: Sending

  /// Writes the default button if the form still needs it, and returns the identity of the item.
  private func identityToSend(of markup: CellMarkup) -> String? {
    writeDefaultButton()
    return markup.resolved.identity
  }

  func write(_ action: FormAction) {
    write(attribute: " name=\"", action.name)
    write(attribute: " value=\"", action.value)
  }

  /// Writes the name of a control, which contains the words of its item.
  func writeLabel(_ pattern: String, _ words: String, ending: String = "") {
    if words.isEmpty { reportUnnamedControl(of: "row") }
    write(attribute: " aria-label=\"", ListLabels.words(pattern, words) + ending)
  }

  /// Reports a control without a name, which readers who hear the page could not use.
  func reportUnnamedControl(of whole: String) {
    report(
      .warning,
      .unnamedControl,
      "A control of a \(whole) has no words to be named by. Give the \(whole) a text, and its controls titles."
    )
  }
}
