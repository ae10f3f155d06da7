import Cairn

extension HTMLRenderer {
  /// Writes how a disclosure opens.
  func writeAttributes(of disclosure: DisclosureDescription) {
    if let name = disclosure.exclusiveName, !name.isEmpty { write(attribute: " name=\"", name) }
    if disclosure.isExpanded { writer.write(" open") }
  }

  /// Begins a disclosure whose title is a cell.
  func beginOutline(_ disclosure: DisclosureDescription, _ style: Accessory.OutlineStyle) {
    outlines.append(disclosure)
    guard style == .cell else {
      let element = resolve(.block(.outline))
      write(element.pointee.head)
      writeAttributes(of: disclosure)
      writePendingAttributes(for: .named)
      write(element.pointee.tail)
      push(element, .outline)
      return
    }
    open(.block(.branch), as: .branch)
  }

  /// Begins the title of a disclosure, which is the heading of its list where that is the first item.
  func beginOutlineTitle() {
    let isHeading = isHeaderOfList
    open(.block(.outlineSummary), as: .outlineSummary)
    isNamed = false
    guard isHeading else { return }
    writeHeadingTag()
    frames[frames.count - 1].kind = .outlineHeading
  }

  /// Whether the disclosure whose title begins is the first item of a list, and so its header.
  private var isHeaderOfList: Bool { frames.count > 1 && frames[frames.count - 2].kind == .headerItem }

  private func writeHeadingTag() {
    writer.write("<h")
    writer.write(environment.headingLevel)
    writer.write(" id=\"")
    writeIdentifier(ofLabel: labelNumber)
    writer.write("\">")
  }

  /// Ends the heading that is the title of what unfolds.
  func finishOutlineHeading() {
    writer.write("</h")
    writer.write(environment.headingLevel)
    writer.write(">")
  }

  /// Begins the title of a disclosure that stands beside what unfolds it.
  func beginBranchTitle() {
    let isHeading = isHeaderOfList
    if isHeading { writeHeadingTag() }
    itemStates.append(titleState)
    collectsWords = true
    pushTransparent(.branchTitle)
    if isHeading { context.isPhrasing = true }
  }

  private var titleState: ItemState {
    var state = itemStates.last ?? ItemState()
    state.words = ""
    return state
  }

  /// Ends the title and begins what unfolds.
  func finishBranchTitle() {
    if frames.count > 2, frames[frames.count - 3].kind == .headerItem { finishOutlineHeading() }
    guard frames.count > 1, let outline = outlines.last, let title = itemStates.popLast() else { return }
    collectsWords = itemStates.contains { $0.hasActions }
    if let index = itemStates.indices.last {
      if itemStates[index].words.isEmpty { itemStates[index].words = title.words }
      itemStates[index].hasShownActions = title.hasShownActions
    }
    writer.write("<details class=\"outline\"")
    writeAttributes(of: outline)
    writer.write("><summary class=\"turns\"")
    writeLabel(options.listLabels.unfold, title.words)
    writer.write("></summary>")
    // What is too deep for a title has nothing that the end of the disclosure could close.
    frames[frames.count - 2].kind = .openBranch
  }

  func beginOutlineContent() {
    itemStates.append(ItemState())
    open(.block(.outlineItems), as: .outlineContent)
  }

  /// Whether a stack is the list of what lies under a cell, whose items stand in the list that unfolds.
  func isOutlineList(_ layout: StackLayout) -> Bool {
    parentKind == .outlineContent && layout.spacing == 0 && layout.direction == .vertical
  }

  /// Ends a disclosure whose title stands beside what unfolds it.
  func finishBranch() {
    outlines.removeLast()
    writer.write("</details>")
  }
}
