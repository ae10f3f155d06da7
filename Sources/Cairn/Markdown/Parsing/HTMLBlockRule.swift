/// How a block of raw HTML begins and ends: the seven conditions of CommonMark 4.6.
enum HTMLBlockRule: Equatable {
  case verbatimElement
  case comment
  case processingInstruction
  case declaration
  case characterData
  case blockElement
  case anyTag

  /// Whether a blank line ends the block.
  var endsAtBlankLine: Bool { self == .blockElement || self == .anyTag }

  /// Finds the rule of a block that begins with the `<` at an index, or `nil`.
  init?(_ bytes: MarkdownBytes, at start: Int, before end: Int, canInterrupt: Bool) {
    let second = bytes[start + 1]
    if second == Byte.exclamationMark {
      guard let rule = Self.rule(ofMark: bytes, at: start, before: end) else { return nil }
      self = rule
      return
    }
    if second == Byte.questionMark {
      self = .processingInstruction
      return
    }
    let isClosing = second == Byte.slash
    let nameStart = start + (isClosing ? 2 : 1)
    guard bytes[nameStart].isASCIILetter else { return nil }
    var nameEnd = nameStart + 1
    while nameEnd < end, bytes[nameEnd].isASCIIAlphanumeric || bytes[nameEnd] == Byte.hyphen {
      nameEnd += 1
    }
    let name = nameStart..<nameEnd
    if !isClosing, Self.isVerbatim(bytes, name) {
      guard nameEnd >= end || bytes[nameEnd].isMarkdownSpace || bytes[nameEnd] == Byte.greater else {
        return nil
      }
      self = .verbatimElement
    } else if Self.endsName(bytes, at: nameEnd, before: end), Self.isBlockElement(bytes, name) {
      self = .blockElement
    } else {
      guard canInterrupt, let tagEnd = HTMLTagScanner.tag(bytes, at: start, before: end),
        bytes.skippingSpaces(from: tagEnd, before: end) == end
      else { return nil }
      self = .anyTag
    }
  }

  private static func rule(ofMark bytes: MarkdownBytes, at start: Int, before end: Int) -> HTMLBlockRule? {
    if bytes.hasPrefix("<!--", at: start, before: end) { return .comment }
    // The letters of `CDATA` are upper case only.
    if bytes.hasPrefix("<![cdata[", at: start, before: end), bytes.string(start + 3..<start + 8) == "CDATA" {
      return .characterData
    }
    return bytes[start + 2].isASCIILetter ? .declaration : nil
  }

  /// Whether a line holds what ends the block.
  func ends(_ bytes: MarkdownBytes, in line: Range<Int>) -> Bool {
    switch self {
    case .verbatimElement: Self.hasVerbatimEnd(bytes, in: line)
    case .comment: Self.contains("-->", bytes, in: line)
    case .processingInstruction: Self.contains("?>", bytes, in: line)
    case .declaration: Self.contains(">", bytes, in: line)
    case .characterData: Self.contains("]]>", bytes, in: line)
    case .blockElement, .anyTag: false
    }
  }

  private static func contains(_ mark: StaticString, _ bytes: MarkdownBytes, in line: Range<Int>) -> Bool {
    var index = line.lowerBound
    while index < line.upperBound {
      if bytes.hasPrefix(mark, at: index, before: line.upperBound) { return true }
      index += 1
    }
    return false
  }

  private static func hasVerbatimEnd(_ bytes: MarkdownBytes, in line: Range<Int>) -> Bool {
    var index = line.lowerBound
    while let start = bytes.firstIndex(of: Byte.less, in: index..<line.upperBound) {
      index = start + 1
      guard bytes[index] == Byte.slash else { continue }
      let end = bytes.firstIndex(of: Byte.greater, in: index..<min(index + 12, line.upperBound))
      if let end, isVerbatim(bytes, index + 1..<end) { return true }
    }
    return false
  }

  private static func endsName(_ bytes: MarkdownBytes, at index: Int, before end: Int) -> Bool {
    index >= end || bytes[index].isMarkdownSpace || bytes[index] == Byte.greater
      || (bytes[index] == Byte.slash && bytes[index + 1] == Byte.greater)
  }

  private static func isVerbatim(_ bytes: MarkdownBytes, _ name: Range<Int>) -> Bool {
    guard (3...8).contains(name.count) else { return false }
    return ["pre", "script", "style", "textarea"].contains(lowercased(bytes, name))
  }

  private static func isBlockElement(_ bytes: MarkdownBytes, _ name: Range<Int>) -> Bool {
    name.count <= 10 && blockElements.contains(lowercased(bytes, name))
  }

  private static func lowercased(_ bytes: MarkdownBytes, _ name: Range<Int>) -> String {
    String(decoding: bytes[name].map(\.lowercased), as: UTF8.self)
  }

  private static let blockElements: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}
