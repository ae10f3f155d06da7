import Cairn

extension HTMLRenderer {
  func text(_ text: Text) {
    guard !modifiers.isAnyWaiting, text.runs == nil, !isLoading else { return writeElaborately(text) }
    let place = context
    guard let likely = tree.likelyText(text.plainStyle, place, in: element.node),
      writer.write(words: text.string, between: likely.markup.pointee.opening, and: likely.markup.pointee.closing)
    else { return writeWithCare(text) }
    tree.follow(likely.index)
    element.hasBegun(in: place)
    element.name()
    if rows.collectsWords { rows.note(words: text.string) }
  }

  /// Writes a text of one run with no attributes, whatever its words and its style are.
  @inline(never)
  private func writeWithCare(_ text: Text) {
    var style = text.plainStyle
    if !element.parent.settlesWhiteSpace, WhiteSpace.isKept(in: text.string) { style.traits.insert(.whiteSpace) }
    let markup = tree.text(style, context, in: element.node)
    element.hasBegun()
    if markup.pointee.isBare {
      writer.write(text: text.string)
    } else {
      write(markup.pointee.opening)
      writer.write(text: text.string)
      write(markup.pointee.closing)
    }
    if !text.string.isEmpty { element.name() }
    if rows.collectsWords { rows.note(words: text.string) }
  }

  private func writeElaborately(_ text: Text) {
    let label = pendingLabel
    var context = context
    if modifiers.isAnyWaiting {
      context.mayBeBare = false
      context.headingLevel = context.isPhrasing ? 0 : pendingHeadingLevel
    }
    let markup = markup(of: text, context)
    element.hasBegun()
    write(markup.pointee.head)
    if !markup.pointee.isBare { writePendingAttributes(for: .text) }
    write(markup.pointee.tail)
    if isLoading {
      writeBar(for: text)
      element.name()
    } else if let label, !label.isEmpty {
      // Words cannot be named by an attribute, so the label stands beside them for those who do not see.
      note(.hiddenWords)
      writer.write("<span aria-hidden=\"true\">")
      writeRuns(of: text)
      writer.write("</span><span class=\"visually-hidden\">")
      writer.write(text: label)
      writer.write("</span>")
      element.name()
    } else {
      writeRuns(of: text)
      if !text.isEmpty { element.name() }
    }
    if rows.collectsWords { rows.note(words: label ?? text.plainText) }
    write(markup.pointee.closing)
  }

  /// Returns the element around all words of a text.
  private func markup(of text: Text, _ context: ElementContext) -> ResolvedElement.Reference {
    let keepsWhiteSpace = !element.parent.settlesWhiteSpace && WhiteSpace.isKept(in: text)
    if var style = text.namedRun?.style {
      if keepsWhiteSpace { style.traits.insert(.whiteSpace) }
      return tree.element(.text(style), context, in: element.node)
    }
    var style = text.plainStyle
    if keepsWhiteSpace { style.traits.insert(.whiteSpace) }
    return tree.text(style, context, in: element.node)
  }

  func writeRuns(of text: Text) {
    guard let runs = text.runs else {
      writer.write(text: text.string)
      return
    }
    if let run = text.namedRun { return writer.write(text: run.string) }
    var start = 0
    while start < runs.count {
      var end = start + 1
      var isLinkOfParts = false
      if let destination = runs[start].destination, runs[start].isOfLink {
        while end < runs.count, runs[end].destination.hasSameBytes(as: destination), runs[end].isOfLink { end += 1 }
        isLinkOfParts = end - start > 1 || runs[start].symbolName != nil
      }
      // The arrow stays beside the last word.
      if start > 0, case .wayBack = runs[start].role { writer.write(text: "\u{A0}") }
      if isLinkOfParts { writeLink(runs[start..<end]) } else { write(runs[start]) }
      start = end
    }
  }

  /// Writes words of several looks that lead to one place, as one link.
  private func writeLink(_ runs: ArraySlice<TextRun>) {
    let address = runs.first.flatMap(address)
    let link = linkElement(of: TextStyle(), context.outsideOfItems)
    if let address {
      write(link.pointee.head)
      write(attribute: " href=\"", address)
      write(link.pointee.tail)
    }
    for var run in runs {
      run.destination = nil
      write(run)
    }
    guard address != nil else { return }
    let symbol = runs.lazy.compactMap(\.symbolName).first
    if let symbol, !runs.contains(where: \.hasWords) {
      writeWords(for: WordlessSymbol(name: symbol, isDrawn: SymbolDrawing.isDrawn(symbol)))
    }
    write(link.pointee.closing)
  }

  func write(_ run: TextRun) {
    if run.destination == nil, run.role == nil, run.style.isEmpty { return writer.write(text: run.string) }
    let context = context.outsideOfItems
    switch run.role {
    case .markup(let html):
      note(unknownMarkup: html)
      return writer.write(trusted: html)
    case .symbol(let name): return write(symbol: name, run, context)
    case .language(let language): return write(run, in: language)
    case .uninflected: return
    case .code, .footnoteMark, .wayBack, nil: break
    }
    guard let address = address(of: run) else {
      let element = element(of: run, context)
      write(element.pointee.head)
      write(element.pointee.tail)
      writer.write(text: run.string)
      write(element.pointee.closing)
      return
    }
    if case .footnoteMark(let footnote, _) = run.role { return writeMark(of: footnote, run, address) }
    let element = linkElement(of: run.style, context)
    write(element.pointee.head)
    write(attribute: " href=\"", address)
    write(run.role)
    write(element.pointee.tail)
    writer.write(text: run.string)
    if case .wayBack(_, let mark) = run.role { writeArrow(mark) }
    write(element.pointee.closing)
  }

  /// Writes a symbol among words.
  private func write(symbol name: String, _ run: TextRun, _ context: ElementContext) {
    guard !run.style.isEmpty else { return writeDrawing(of: name) }
    let element = element(of: run, context)
    write(element.pointee.head)
    write(element.pointee.tail)
    writeDrawing(of: name)
    write(element.pointee.closing)
  }

  /// Writes words in a language, in an element that says so if it is not that of the words around them.
  private func write(_ run: TextRun, in language: LocaleIdentifier) {
    var run = run
    run.role = nil
    guard language != environment.locale, language.isWellFormed else { return write(run) }
    writer.write("<span")
    write(attribute: " lang=\"", language.rawValue)
    writer.write(">")
    write(run)
    writer.write("</span>")
  }

  /// Writes the mark of a footnote: a raised number, which needs no brackets.
  private func writeMark(of footnote: Int, _ run: TextRun, _ address: Address) {
    note(.footnoteMark)
    let element = linkElement(of: run.style, context.outsideOfItems)
    writer.write("<sup>")
    write(element.pointee.head)
    write(attribute: " href=\"", address)
    write(run.role)
    write(element.pointee.tail)
    writer.write(footnote)
    write(element.pointee.closing)
    writer.write("</sup>")
  }

  private func element(of run: TextRun, _ context: ElementContext) -> ResolvedElement.Reference {
    if let token = run.token { return tree.element(.token(token), context, in: .root) }
    guard let code = MarkupKind.code(ofRun: run.style) else {
      return tree.element(.run(run.style), context, in: .root)
    }
    return tree.element(code: code, .run(run.style), context, in: .root)
  }

  private func linkElement(of style: TextStyle, _ context: ElementContext) -> ResolvedElement.Reference {
    guard let code = MarkupKind.code(ofRunLink: style) else {
      return tree.element(.runLink(style), context, in: .root)
    }
    return tree.element(code: code, .runLink(style), context, in: .root)
  }

  /// Returns where a run leads: within its document, or anywhere.
  private func address(of run: TextRun) -> Address? {
    guard let destination = run.destination else { return nil }
    let inside =
      switch run.role {
      case .footnoteMark(let footnote, _): "#" + name(ofFootnote: footnote)
      case .wayBack(let footnote, let mark): "#" + name(ofFootnote: footnote, mark: mark)
      default: numbering.address(of: destination)
      }
    return resolver.address(of: inside ?? destination, for: self)
  }

  private func write(_ role: TextRun.Role?) {
    switch role {
    case .footnoteMark(let footnote, let mark):
      // Of several marks with one name, links find the first.
      let identifier = name(ofFootnote: footnote, mark: mark)
      if numbering.claim(identifier) { write(attribute: " id=\"", identifier) }
      write(attribute: " aria-label=\"", "\(options.listLabels.footnote) \(footnote)")
    case .wayBack(let footnote, let mark):
      note(.wayBack)
      writer.write(" class=\"way-back\"")
      let words = "\(options.listLabels.wayBack) \(footnote)"
      write(attribute: " aria-label=\"", mark > 1 ? "\(words), \(mark)" : words)
    case .code, .markup, .language, .symbol, .uninflected, nil: break
    }
  }

  /// Writes the sign of a link back to a mark; the selector behind it keeps it from being an emoji.
  private func writeArrow(_ number: Int) {
    writer.write("\u{21A9}\u{FE0E}")
    if number > 1 { writer.write(number) }
  }
}

extension TextRun {
  /// Whether the run may stand in a link beside others.
  fileprivate var isOfLink: Bool { role == nil || symbolName != nil }

  /// Whether a reader sees words of the run.
  fileprivate var hasWords: Bool { string.contains { !$0.isWhitespace } }
}
