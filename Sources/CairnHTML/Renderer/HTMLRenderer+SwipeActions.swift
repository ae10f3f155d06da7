import Cairn

extension ItemState {
  /// Whether some actions show in a menu or always, or are on a page that a link leads to.
  var hasStandingActions: Bool {
    hasActions && (actionsPage != nil || hasInlineActions || hasActions(.menu))
  }

  var hasInlineActions: Bool { hasActions(.inline) }
}

extension HTMLRenderer {
  /// Writes the actions that show when the row is moved aside; they follow the row, so that it is read first.
  func writeSwipedActions() {
    guard let item = rows.items.last else { return }
    if let actions = item.swiped(.leading) {
      note(.leading)
      write(actions.actions, " class=\"actions leading\"", of: item)
    }
    if let actions = item.swiped(.trailing) {
      note(.trailing)
      // The first one is nearest to the edge, as in UIKit. They are read as they are seen, from where lines begin.
      let tag = beginActions(" class=\"actions trailing\"", of: item, isRevealed: item.number > 0)
      for action in actions.actions.reversed() { write(action, of: item) }
      writer.writeEnd(of: tag)
    }
  }

  /// Writes the actions that always show, the menu and the link to a page of actions.
  func writeStandingActions() {
    guard rows.ofItem({ $0.hasStandingActions }) == true, let item = rows.items.last else { return }
    rows.noteShownActions()
    let edges = [HorizontalEdge.leading, .trailing]
    let inline = edges.compactMap { item.actions(at: $0, .inline) }.flatMap(\.actions)
    if !inline.isEmpty { write(inline, " class=\"actions\"", of: item) }
    let menu = edges.compactMap { item.actions(at: $0, .menu) }.flatMap(\.actions)
    if !menu.isEmpty { writeMenu(menu, of: item) }
    let label = menu.isEmpty ? options.listLabels.actions : options.listLabels.moreActions
    if let page = item.actionsPage { writeLink(toActionsOn: page, label, of: item) }
  }

  private func writeLink(toActionsOn page: String, _ label: String, of item: ItemState) {
    guard let address = Address(page, root: options.root) else { return }
    note(.more)
    writer.write("<a class=\"more\"")
    write(attribute: " href=\"", address)
    writeLabel(label, item.words)
    writer.write(">")
    writeSymbol("ellipsis.circle")
    writer.write("</a>")
  }

  private func writeMenu(_ actions: [SwipeAction], of item: ItemState) {
    let number = rows.numberOfItem(&numbering)
    note(.menu)
    writer.write("<button type=\"button\" class=\"more\"")
    write(attribute: " popovertarget=\"", idOf: .menu, number)
    writeLabel(options.listLabels.actions, item.words)
    writer.write(">")
    writeSymbol("ellipsis.circle")
    let tag = blockTag
    writer.write("</button>")
    writer.writeStart(of: tag)
    writer.write(" class=\"actions\" popover")
    write(attribute: " id=\"", idOf: .menu, number)
    writer.write(">")
    for action in actions { write(action, of: item) }
    writer.writeEnd(of: tag)
  }

  private func write(_ actions: [SwipeAction], _ classes: StaticString, of item: ItemState) {
    let tag = beginActions(classes, of: item)
    for action in actions { write(action, of: item) }
    writer.writeEnd(of: tag)
  }

  /// Writes the start tag around actions, and returns the name of the tag.
  private func beginActions(_ classes: StaticString, of item: ItemState, isRevealed: Bool = false) -> StaticString {
    let tag = blockTag
    note(.actions)
    writer.writeStart(of: tag)
    writer.write(classes)
    if isRevealed { write(attribute: " id=\"", idOf: .actions, item.number) }
    writer.write(">")
    return tag
  }

  /// The tag of a block, or of a phrase if only phrasing content is allowed.
  private var blockTag: StaticString { context.isPhrasing ? "span" : "div" }

  private func write(_ action: SwipeAction, of item: ItemState) {
    let color = action.backgroundColor.flatMap { color in
      tree.classes.name(forRule: "--action:\(ColorTokens.value(of: color, for: .text))")
    }
    switch action.behavior {
    case .change(let change): write(action, changing: control(for: change), color, of: item)
    case .destination(let destination):
      guard let address = Address(destination, root: options.root) else { return }
      writer.write("<a")
      writeClasses(of: action, color)
      write(attribute: " href=\"", address)
      writeContent(of: action, item)
      writer.write("</a>")
    case .submit(let verb):
      guard let identity = item.row?.identity else { return }
      writeDefaultButton()
      writer.write("<button")
      writeClasses(of: action, color)
      write(attribute: " name=\"", FormAction.defaultName)
      writer.write(" value=\"")
      writer.write(attribute: verb)
      writer.write(":")
      writer.write(attribute: identity)
      writer.write("\"")
      writeContent(of: action, item)
      writer.write("</button>")
    }
  }

  /// Writes an action that gives a state another value.
  private func write(_ action: SwipeAction, changing control: StateControl, _ color: String?, of item: ItemState) {
    switch control {
    case .label:
      note(.label)
      writer.write("<label")
      writeClasses(of: action, color)
      writeAttributes(of: control)
      // What it is the label of has a name of its own.
      writer.write(">")
      writeContent(of: action)
      writer.write("</label>")
    case .disclosure:
      note(.actionDisclosure)
      writer.write("<details")
      writeClasses(of: action, color)
      writeAttributes(of: control)
      writer.write("><summary")
      writeContent(of: action, item)
      writer.write("</summary></details>")
    case .idle, .popover, .dialog, .reset:
      note(.button)
      writer.write("<button")
      if case .reset = control {} else { writer.write(" type=\"button\"") }
      writeClasses(of: action, color)
      writeAttributes(of: control)
      writeContent(of: action, item)
      writer.write("</button>")
      writePopover(besides: control)
    }
  }

  private func writeClasses(of action: SwipeAction, _ color: String?) {
    note(.action)
    if action.role == .destructive { note(.destructive) }
    writer.write(action.role == .destructive ? " class=\"action destructive" : " class=\"action")
    if let color {
      writer.write(" ")
      writer.write(trusted: color)
    }
    writer.write("\"")
  }

  private func writeContent(of action: SwipeAction, _ item: ItemState) {
    let words = action.words
    if words.isEmpty { reportUnnamedControl(of: "row") }
    writer.write(" aria-label=\"")
    writer.write(attribute: words)
    if !words.isEmpty, !item.words.isEmpty { writer.write(" ") }
    writer.write(attribute: item.words)
    writer.write("\">")
    writeContent(of: action)
  }

  private func writeContent(of action: SwipeAction) {
    if let image = action.image, case .symbol(let name) = image.source { writeSymbol(named: name) }
    writer.write(text: action.title)
  }

  /// Writes a control that shows the item's actions instead of removing it.
  ///
  /// It has the name of the control that it replaces, the one that asks whether to remove the item.
  func writeReveal(of item: ItemState, _ accessory: Accessory, _ markup: CellMarkup) {
    let number = rows.numberOfItem(&numbering)
    let isMenu = item.actions(at: .trailing, .menu) != nil
    // Actions that show at all times need not be revealed, nor those to which a link leads.
    guard isMenu || item.swiped(.trailing) != nil else { return }
    note(.delete)
    writer.write(isMenu ? "<button type=\"button\"" : "<a")
    writeClasses("delete", accessory)
    write(attribute: isMenu ? " popovertarget=\"" : " href=\"#", idOf: isMenu ? .menu : .actions, number)
    writeLabel(options.listLabels.delete, markup.words, ending: "…")
    writer.write(">")
    writeSymbol("minus.circle.fill")
    writer.write(isMenu ? "</button>" : "</a>")
  }
}
