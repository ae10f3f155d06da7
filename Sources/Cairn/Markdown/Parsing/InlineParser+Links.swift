extension InlineParser {
  /// Takes note of a `[` or `![` at the position.
  mutating func openBracket(isImage: Bool) {
    let end = position + (isImage ? 2 : 1)
    if let last = brackets.indices.last { brackets[last].holdsBracket = true }
    flushText(to: position)
    brackets.append(
      Bracket(event: events.count, firstDelimiter: delimiters.openCount, isImage: isImage, label: end)
    )
    append(.text(position..<end), end: end)
  }

  /// Makes a link, an image or a footnote's mark of what the `]` at the position closes, or takes it as a word.
  mutating func closeBracket() {
    let close = position
    guard let bracket = brackets.popLast() else {
      position += 1
      return
    }
    let isActive = bracket.isImage || brackets.count >= inactiveBracketCount
    inactiveBracketCount = min(inactiveBracketCount, brackets.count)
    guard isActive else {
      position += 1
      return
    }
    if let (target, end) = inlineTarget(at: close + 1) {
      finishLink(bracket, target, end: end)
    } else if let label = footnoteLabel(of: bracket, close: close) {
      finishFootnote(bracket, label)
    } else if let (target, end) = referenceTarget(of: bracket, close: close) {
      finishLink(bracket, target, end: end)
    } else {
      reportFootnote(of: bracket, close: close)
      position += 1
    }
  }

  private mutating func finishLink(_ bracket: Bracket, _ target: LinkTarget, end: Int) {
    flushText(to: position)
    delimiters.match(from: bracket.firstDelimiter)
    let place = bracket.label - (bracket.isImage ? 2 : 1)
    let index = targets.count
    targets.append(target)
    if bracket.isImage {
      events[bracket.event] = .imageStart(target: index, place: place)
      append(.imageEnd, end: end)
    } else {
      events[bracket.event] = .linkStart(target: index, place: place)
      append(.linkEnd, end: end)
      // Links hold no links, so that the brackets around this one begin none.
      inactiveBracketCount = brackets.count
    }
  }

  // MARK: - Destinations in place

  /// Reads `(destination "title")`.
  private func inlineTarget(at start: Int) -> (LinkTarget, end: Int)? {
    guard bytes[start] == Byte.leftParenthesis else { return nil }
    let destinationStart = LinkScanner.skippingSpace(bytes, from: start + 1)
    guard let (destination, destinationEnd) = LinkScanner.destination(bytes, at: destinationStart) else { return nil }
    var end = LinkScanner.skippingSpace(bytes, from: destinationEnd)
    var target = LinkTarget(destination: "", title: nil)
    if end > destinationEnd, let (title, titleEnd) = LinkScanner.title(bytes, at: end) {
      target.title = Unescaper.string(bytes, title)
      end = LinkScanner.skippingSpace(bytes, from: titleEnd)
    }
    guard bytes[end] == Byte.rightParenthesis else { return nil }
    target.destination = Unescaper.string(bytes, destination, resolvesReferences: constructs.contains(.entities))
    target.place = destination
    return (target, end + 1)
  }

  // MARK: - Labels

  /// Finds the definition that `[words][label]`, `[label][]` or `[label]` refers to.
  private mutating func referenceTarget(of bracket: Bracket, close: Int) -> (LinkTarget, end: Int)? {
    guard constructs.contains(.references) else { return nil }
    var label = bracket.label..<close
    var end = close + 1
    var isFull = false
    if bytes[end] == Byte.leftBracket, let labelEnd = LinkScanner.label(bytes, at: end) {
      isFull = bytes[end + 1..<labelEnd - 1].contains { !$0.isMarkdownSpace }
      if isFull { label = end + 1..<labelEnd - 1 }
      // Blanks between brackets are no label, and words behind the link.
      if isFull || labelEnd == end + 2 { end = labelEnd }
    }
    // A label holds no brackets and is not long; this also keeps the time linear.
    guard isFull || (!bracket.holdsBracket && LinkScanner.label(bytes, at: bracket.label - 1) == close + 1) else {
      return nil
    }
    guard let target = references.target(ofLabel: bytes[label]) else {
      if isFull { undefinedLabels.append(UndefinedLabel(label: label, isFootnote: false)) }
      return nil
    }
    guard target.size <= referenceBudget else {
      referenceBudget = -1
      return nil
    }
    referenceBudget -= target.size
    return (target, end)
  }

  // MARK: - Footnotes

  private func footnoteLabel(of bracket: Bracket, close: Int) -> Range<Int>? {
    guard constructs.contains(.footnotes), bytes[bracket.label] == Byte.caret, !bracket.holdsBracket else { return nil }
    let label = bracket.label + 1..<close
    guard !label.isEmpty, footnotes.contains(bytes[label]) else { return nil }
    return label
  }

  /// Takes note of what looks like a reference to a footnote.
  private mutating func reportFootnote(of bracket: Bracket, close: Int) {
    guard constructs.contains(.footnotes),
      let label = FootnoteMap.label(bytes, at: bracket.label - 1, before: close + 1), label.upperBound == close
    else { return }
    undefinedLabels.append(UndefinedLabel(label: label, isFootnote: true))
  }

  private mutating func finishFootnote(_ bracket: Bracket, _ label: Range<Int>) {
    delimiters.dropOpen(from: bracket.firstDelimiter)
    events.removeSubrange(bracket.event...)
    if bracket.isImage {
      events.append(.text(bracket.label - 2..<bracket.label - 1))
    }
    textStart = position
    append(.footnote(label), end: position + 1)
  }
}
