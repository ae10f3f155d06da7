extension CodeHighlighter {
  mutating func readHTML() {
    while !isAtEnd {
      switch next {
      case Byte.less: readMarkup()
      case Byte.ampersand: readCharacterReference()
      default: add(nil, to: end(from: position) { $0 != Byte.less && $0 != Byte.ampersand })
      }
    }
  }

  private mutating func readMarkup() {
    switch bytes[position + 1] {
    case Byte.exclamationMark where bytes.hasPrefix("<!--", at: position, before: bytes.count):
      add(.comment, to: end(after: "-->", from: position + 4))
    case Byte.exclamationMark, Byte.questionMark: add(.annotation, to: end(after: ">", from: position))
    case Byte.slash where bytes[position + 2].isASCIILetter:
      add(nil, to: position + 2)
      addElementName()
      readTag()
    case let byte where byte.isASCIILetter: readStartTag()
    default: add(nil, to: position + 1)
    }
  }

  private mutating func readStartTag() {
    add(nil, to: position + 1)
    let name = position..<endOfElementName()
    addElementName()
    readTag()
    // The content of these elements is no markup.
    if bytes.hasPrefix("script", at: name.lowerBound, before: name.upperBound), name.count == 6 {
      add(nil, to: startOfEndTag("</script"))
    } else if bytes.hasPrefix("style", at: name.lowerBound, before: name.upperBound), name.count == 5 {
      add(nil, to: startOfEndTag("</style"))
    }
  }

  private mutating func addElementName() { add(.keyword, to: endOfElementName()) }

  private func endOfElementName() -> Int {
    end(from: position) { $0.isWordByte || $0 == Byte.hyphen || $0 == Byte.colon || $0 == Byte.period }
  }

  private func startOfEndTag(_ tag: StaticString) -> Int {
    let end = end(after: tag, from: position)
    return end < bytes.count ? end - tag.utf8CodeUnitCount : end
  }

  /// Reads attributes up to the end of the tag.
  private mutating func readTag() {
    var hasName = false
    while !isAtEnd {
      switch next {
      case Byte.greater: return add(nil, to: position + 1)
      case Byte.less: return
      case Byte.quotationMark, Byte.apostrophe:
        let mark = next
        let close = end(from: position + 1) { $0 != mark }
        add(.string, to: close + 1)
        hasName = false
      case Byte.equals:
        hasName = true
        add(nil, to: position + 1)
      case let byte where byte.isMarkdownSpace || byte == Byte.slash: add(nil, to: position + 1)
      default:
        add(hasName ? .string : .name, to: end(from: position + 1, while: Self.isAttributeByte))
        hasName = false
      }
    }
  }

  private static func isAttributeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.greater, Byte.less, Byte.equals, Byte.slash, Byte.quotationMark, Byte.apostrophe: false
    default: !byte.isMarkdownSpace
    }
  }

  private mutating func readCharacterReference() {
    let end = end(from: position + 1) { $0.isASCIIAlphanumeric || $0 == Byte.numberSign }
    let isReference = end > position + 1 && bytes[end] == Byte.semicolon
    add(isReference ? .annotation : nil, to: isReference ? end + 1 : end)
  }
}
