import Cairn

extension HTMLRenderer {
  func writeAttributes(of disclosure: DisclosureDescription) {
    if let name = disclosure.exclusiveName, !name.isEmpty { write(attribute: " name=\"", name) }
    if let state = disclosure.state, let number = place(state) {
      write(attribute: " data-state=\"", idOf: .state, number)
    }
    if disclosure.isExpanded { writer.write(" open") }
  }

  /// Begins a disclosure whose title is a cell.
  func beginOutline(_ disclosure: DisclosureDescription, _ style: Accessory.OutlineStyle) {
    let isHeader = element.parent == .headerItem
    guard style == .cell else {
      return open(.block(.outline), for: .named, as: .outline(isHeader: isHeader)) { writeAttributes(of: disclosure) }
    }
    rows.beginBranch()
    open(block: .branch, as: .branch(isHeader: isHeader), .branch)
  }

  /// Begins the title of a disclosure; in the first item of a list with such a header, it is the heading.
  func beginOutlineTitle(isHeader: Bool) {
    let level = isHeader ? UInt8(environment.headingLevel) : nil
    open(block: .outlineSummary, as: .outlineTitle(isHeader: isHeader), .summary(headingLevel: level))
    element.enterControl(isNamed: false)
    if let level { writeHeadingTag(level) }
  }

  private func writeHeadingTag(_ level: UInt8) {
    note(.heading)
    writer.write("<h")
    writer.write(Int(level))
    if let number = element.labelNumber { write(attribute: " id=\"", idOfTitle: number) }
    writer.write(">")
  }

  func finishHeading(level: UInt8) {
    writer.write("</h")
    writer.write(Int(level))
    writer.write(">")
  }

  /// Begins a title that stands beside the control that unfolds its content.
  func beginBranchTitle(isHeader: Bool) {
    let level = isHeader ? UInt8(environment.headingLevel) : nil
    if let level { writeHeadingTag(level) }
    rows.beginTitle()
    pushTransparent(as: .branchTitle(isHeader: isHeader), .branchTitle(headingLevel: level))
    if isHeader { element.stand(in: context.phrasing(true)) }
  }

  /// Ends the title and writes that control.
  func finishBranchTitle(headingLevel: UInt8?) {
    if let headingLevel { finishHeading(level: headingLevel) }
    let words = rows.endTitle()
    note(.branch)
    writer.write("<details class=\"outline\"")
    if let disclosure = resolver.disclosure { writeAttributes(of: disclosure) }
    writer.write("><summary class=\"turns\"")
    writeLabel(options.listLabels.unfold, words)
    writer.write("></summary>")
  }

  func beginOutlineContent() {
    var unfolded = ItemState()
    unfolded.isApart = true
    rows.begin(unfolded)
    open(block: .outlineItems, as: .outlineContent, .outlineContent)
  }
}
