import Cairn

extension HTMLRenderer {
  func writeImage(of markup: CellMarkup) {
    guard let image = markup.content.image else { return }
    note(.image)
    writer.write("<span class=\"image\">")
    let (outerContext, outerScale) = (context, environment.imageScale)
    element.stand(in: outerContext.phrasing(true))
    environment.imageScale = .medium
    self.image(image)
    element.stand(in: outerContext)
    environment.imageScale = outerScale
    writer.write("</span>")
  }

  func writeText(of markup: CellMarkup) {
    let content = markup.content
    let outer = context
    let hostedView = markup.cell.hostedView
    let leads = markup.isLabel || markup.address != nil
    var inner = outer.phrasing(hostedView == nil || markup.isPhrasing || leads)
    inner.isInteractive = inner.isInteractive || leads
    element.stand(in: inner)
    let block: StaticString = markup.isPhrasing ? "span" : "div"
    let tag = markup.isLabel ? "label" : markup.address != nil ? "a" : block
    if markup.isLabel { note(.label) }
    if markup.address != nil { note(.link) }
    writer.writeStart(of: tag)
    writer.write(" class=\"text")
    if hostedView != nil { writeClass(" hosted", .hosted) }
    if content.prefersSideBySideTextAndSecondaryText { writeClass(" beside", .beside) }
    if markup.isLabel, markup.control?.displayed == .whenEditing { writeClass(" editing", .editing) }
    writer.write("\"")
    if markup.isLabel {
      write(attribute: " for=\"", idOf: .pick, markup.number)
      if markup.isLabelledByButtons { write(attribute: " id=\"", idOf: .label, markup.number) }
    }
    let isLinkInLabel = markup.isLabel && markup.address != nil
    if isLinkInLabel { writer.write("><a") }
    if let address = markup.address { writeLinkAttributes(of: markup, address) }
    writer.write(">")
    resolver.beginContent(of: markup.resolved)
    if let hostedView {
      hostedView.render(into: watched)
    } else {
      writeWords(of: markup)
    }
    resolver.endContent(of: markup.resolved)
    if isLinkInLabel { writer.write("</a>") }
    writer.writeEnd(of: tag)
    element.stand(in: outer)
  }

  /// Writes the address that a row leads to.
  func writeAddress(_ address: Address) { write(attribute: Self.address, address) }

  /// The beginning of the attribute with the address.
  static var address: StaticString { " href=\"" }

  private func writeLinkAttributes(of markup: CellMarkup, _ address: Address) {
    let start = writer.position
    writeAddress(address)
    markup.parts.address = start..<writer.position
    if markup.cell.isSelected {
      let isPage = rows.appearance.isForNavigation
      note(.current)
      writer.write(isPage ? " aria-current=\"page\"" : " aria-current=\"true\"")
    }
    if let label = markup.label, !label.isEmpty {
      write(attribute: " aria-label=\"", label)
    } else if markup.resolved.isNamedByIdentity {
      write(attribute: " aria-label=\"", markup.words)
    } else if markup.words.isEmpty {
      report(
        .warning,
        .unnamedControl,
        "A cell that leads somewhere has no words. Give it a text, or say what it is with accessibilityLabel(_:)."
      )
    }
  }

  private func writeWords(of markup: CellMarkup) {
    guard let contents = markup.contents else {
      writePrimary(markup.content.attributedText, of: markup)
      writeSecondary(markup.content.secondaryAttributedText, of: markup)
      return
    }
    note(.switched)
    for piece in contents.map(\.attributedText).pieces { writePrimary(piece.value, of: markup, piece.classes) }
    for piece in contents.map(\.secondaryAttributedText).pieces {
      writeSecondary(piece.value, of: markup, piece.classes)
    }
  }

  private func writePrimary(_ text: Text?, of markup: CellMarkup, _ classes: String = "") {
    guard let text, !text.isEmpty else { return }
    writer.write("<span")
    if markup.hasClass || !classes.isEmpty { writeClass("primary", classes) }
    writer.write(">")
    markup.parts.words = writeWords(text)
    writer.write("</span>")
  }

  private func writeSecondary(_ text: Text?, of markup: CellMarkup, _ classes: String = "") {
    guard let text, !text.isEmpty else { return }
    note(.secondary)
    writer.write("<span")
    writeClass("secondary", classes)
    writer.write(">")
    markup.parts.furtherWords = writeWords(text)
    writer.write("</span>")
  }

  private func writeClass(_ name: StaticString, _ part: WrittenPart) {
    note(part)
    writer.write(name)
  }

  private func writeClass(_ name: StaticString, _ others: String) {
    writer.write(" class=\"")
    writer.write(name)
    if !others.isEmpty {
      writer.write(" ")
      writer.write(trusted: others)
    }
    writer.write("\"")
  }

  /// Writes words, and returns their place in the output.
  private func writeWords(_ text: Text) -> Range<Int> {
    let start = writer.position
    if text.runs == nil, text.style.isEmpty {
      writer.write(text: text.string)
    } else {
      for run in text.allRuns { write(run) }
    }
    return start..<writer.position
  }
}
