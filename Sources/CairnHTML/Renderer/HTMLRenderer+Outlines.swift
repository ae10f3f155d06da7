import Cairn

extension HTMLRenderer {
  /// Writes how a disclosure opens.
  func writeAttributes(of disclosure: DisclosureDescription) {
    if let name = disclosure.exclusiveName, !name.isEmpty { write(attribute: " name=\"", name) }
    if disclosure.isExpanded { writer.write(" open") }
  }

  /// Begins a disclosure whose title is a cell.
  func beginOutline(_ disclosure: DisclosureDescription, _ style: Accessory.OutlineStyle) {
    let isHeader = element.parent == .headerItem
    guard style == .cell else {
      let element = resolve(.block(.outline))
      write(element.pointee.head)
      writeAttributes(of: disclosure)
      writePendingAttributes(for: .named)
      write(element.pointee.tail)
      push(element, as: .outline(isHeader: isHeader))
      return
    }
    rows.beginBranch()
    open(.block(.branch), as: .branch(isHeader: isHeader), .branch)
  }

  /// Begins the title of a disclosure, which is the heading of its list where that is the first item.
  func beginOutlineTitle(isHeader: Bool) {
    let level = isHeader ? UInt8(environment.headingLevel) : nil
    open(.block(.outlineSummary), as: .outlineTitle(isHeader: isHeader), .summary(headingLevel: level))
    element.enterControl(isNamed: false)
    if let level { writeHeadingTag(level) }
  }

  private func writeHeadingTag(_ level: UInt8) {
    writer.write("<h")
    writer.write(Int(level))
    if let number = element.labelNumber {
      writer.write(" id=\"")
      writeIdentifier(ofLabel: number)
      writer.write("\"")
    }
    writer.write(">")
  }

  /// Ends the heading that is the title of what unfolds.
  func finishHeading(level: UInt8) {
    writer.write("</h")
    writer.write(Int(level))
    writer.write(">")
  }

  /// Begins the title of a disclosure that stands beside what unfolds it.
  func beginBranchTitle(isHeader: Bool) {
    let level = isHeader ? UInt8(environment.headingLevel) : nil
    if let level { writeHeadingTag(level) }
    rows.beginTitle()
    pushTransparent(as: .branchTitle(isHeader: isHeader), .branchTitle(headingLevel: level))
    if isHeader { element.stand(in: context.phrasing(true)) }
  }

  /// Ends the title and begins what unfolds.
  func finishBranchTitle(headingLevel: UInt8?) {
    if let headingLevel { finishHeading(level: headingLevel) }
    let words = rows.endTitle()
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
    open(.block(.outlineItems), as: .outlineContent, .outlineContent)
  }
}
