extension YAMLReader {
  /// Reads a scalar, or a list or map between brackets.
  mutating func scalarOrFlow(indent: Int) -> FrontMatterValue {
    let line = lines[index]
    let first = bytes[line.content.lowerBound]
    switch first {
    case Byte.leftBracket, Byte.leftBrace, Byte.quotationMark, Byte.apostrophe:
      if let value = flow() { return value }
      problems.add(.malformedFrontMatter, "A quote or bracket is not closed.", at: line.place)
      return plain(indent: indent)
    case Byte.bar, Byte.greater: return block(isFolded: first == Byte.greater, indent: indent)
    case Byte.ampersand, Byte.asterisk, Byte.exclamationMark:
      let message = "Anchors, aliases and tags are not read. Write the value, or put it between quotes."
      problems.add(.malformedFrontMatter, message, at: line.place)
      return plain(indent: indent)
    default: return plain(indent: indent)
    }
  }

  /// Reads what begins with a quote or a bracket; `nil` if it does not end or something follows on its line.
  mutating func flow() -> FrontMatterValue? {
    let line = lines[index]
    let end = lines[lines.count - 1].content.upperBound
    var reader = FlowReader(bytes, line.content.lowerBound..<end, lineStart: line.start, line: line.number)
    guard let value = reader.value() else { return nil }
    let last = index + reader.line - line.number
    guard last < lines.count, reader.index <= lines[last].content.upperBound else { return nil }
    let rest = bytes.skippingSpaces(from: reader.index, before: lines[last].content.upperBound)
    guard rest == lines[last].content.upperBound || bytes[rest] == Byte.numberSign else { return nil }
    for key in reader.repeatedKeys {
      problems.add(.repeatedKey, "The key “\(key.name)” is there twice. Remove one of the two.", at: key.place)
    }
    index = last + 1
    return value
  }

  /// Reads words without quotes; lines below that are indented more belong to them.
  private mutating func plain(indent: Int) -> FrontMatterValue {
    var text = bytes.string(withoutComment(lines[index].content))
    index += 1
    var blankCount = 0
    while index < lines.count {
      let line = lines[index]
      if line.content.isEmpty {
        blankCount += 1
      } else {
        guard line.indent > indent, !isBlank(line), Self.endOfKey(bytes, in: line.content) == nil else { break }
        text += blankCount > 0 ? String(repeating: "\n", count: blankCount) : " "
        text += bytes.string(withoutComment(line.content))
        blankCount = 0
      }
      index += 1
    }
    return .scalar(FrontMatterValue.Scalar(text: text))
  }

  private func withoutComment(_ content: Range<Int>) -> Range<Int> {
    for index in content.dropFirst() where bytes[index] == Byte.numberSign && bytes[index - 1].isSpaceOrTab {
      return bytes.trimmingSpaces(content.lowerBound..<index)
    }
    return content
  }

  /// Reads the lines behind `|`, which keeps their ends, or `>`, which makes spaces of them.
  private mutating func block(isFolded: Bool, indent: Int) -> FrontMatterValue {
    let header = bytes[lines[index].content].dropFirst().prefix { !$0.isSpaceOrTab }
    index += 1
    let first = lines[index...].first { !$0.content.isEmpty }
    let digit = header.first { $0.isASCIIDigit }.map { indent + Int($0 & 0x0F) }
    let blockIndent = max(digit ?? first?.indent ?? 0, indent + 1)
    var text = BlockText(isFolded: isFolded)
    while index < lines.count {
      let line = lines[index]
      guard line.content.isEmpty || line.indent >= blockIndent else { break }
      let start = min(line.start + blockIndent, line.content.upperBound)
      text.append(line.content.isEmpty ? "" : bytes.string(start..<line.content.upperBound))
      index += 1
    }
    return .scalar(FrontMatterValue.Scalar(text: text.finish(header), isQuoted: true))
  }
}

/// The lines of a block behind `|` or `>`.
private struct BlockText {
  let isFolded: Bool
  private var text = ""
  private var blankCount = 0
  private var isFirst = true
  private var isLastIndented = false

  init(isFolded: Bool) {
    self.isFolded = isFolded
  }

  mutating func append(_ line: String) {
    guard !line.isEmpty else {
      blankCount += 1
      return
    }
    let isIndented = line.utf8.first?.isSpaceOrTab == true
    if isFirst {
      text += String(repeating: "\n", count: blankCount)
    } else if isFolded, !isIndented, !isLastIndented {
      text += blankCount > 0 ? String(repeating: "\n", count: blankCount) : " "
    } else {
      text += String(repeating: "\n", count: blankCount + 1)
    }
    text += line
    isFirst = false
    isLastIndented = isIndented
    blankCount = 0
  }

  /// The text with the line ends that the block's header asks for: `-` none, `+` all, otherwise one.
  func finish(_ header: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    if header.contains(Byte.hyphen) { return text }
    if header.contains(Byte.plus) { return text + String(repeating: "\n", count: blankCount + (isFirst ? 0 : 1)) }
    return isFirst ? "" : text + "\n"
  }
}
