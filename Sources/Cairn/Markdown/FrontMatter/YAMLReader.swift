/// Reads the part of YAML that people use in front matter.
///
/// That is: maps and lists, nested by indentation or between brackets; plain and quoted scalars over one or more
/// lines; blocks behind `|` and `>`; comments. Anchors, aliases and tags are not read.
struct YAMLReader {
  let bytes: MarkdownBytes
  var lines: [FrontMatterLine]
  var problems: ProblemList
  /// The position of the line to read.
  var index = 0
  private var depth = 0

  init(_ bytes: MarkdownBytes, lines: [FrontMatterLine], problems: ProblemList) {
    self.bytes = bytes
    self.lines = lines
    self.problems = problems
  }

  /// Reads all lines.
  mutating func read() -> FrontMatter {
    var result = FrontMatter()
    skipBlankLines()
    if index < lines.count {
      let line = lines[index]
      if Self.endOfKey(bytes, in: line.content) != nil {
        result = map(indent: line.indent)
      } else if bytes[line.content.lowerBound] == Byte.leftBrace, case .map(let map) = flow() {
        result = map
      }
    }
    skipBlankLines()
    while index < lines.count {
      report(lines[index])
      index += 1
      skipBlankLines()
    }
    return result
  }

  private mutating func report(_ line: FrontMatterLine) {
    let message = "The line of the front matter cannot be read. Write a key, a colon and a value."
    problems.add(.malformedFrontMatter, message, at: line.place)
  }

  mutating func skipBlankLines() {
    while index < lines.count, isBlank(lines[index]) { index += 1 }
  }

  func isBlank(_ line: FrontMatterLine) -> Bool {
    line.content.isEmpty || bytes[line.content.lowerBound] == Byte.numberSign
  }

  // MARK: - Maps

  private mutating func map(indent: Int) -> FrontMatter {
    var result = FrontMatter()
    var keys: Set<ByteKey> = []
    while true {
      skipBlankLines()
      guard index < lines.count, lines[index].indent >= indent else { return result }
      let line = lines[index]
      guard line.indent == indent, let (key, end) = key(in: line.content) else {
        report(line)
        index += 1
        continue
      }
      lines[index].drop(to: bytes.skippingSpaces(from: end, before: line.content.upperBound))
      let value = value(indent: indent, allowsListAtIndent: true)
      if keys.insert(ByteKey(key)).inserted {
        result.entries.append(FrontMatter.Entry(key: key, value: value, place: line.place))
      } else {
        problems.add(.repeatedKey, "The key “\(key)” is there twice. Remove one of the two.", at: line.place)
      }
    }
  }

  /// Returns the key of a line and the index behind its colon.
  private func key(in content: Range<Int>) -> (String, end: Int)? {
    guard let colon = Self.endOfKey(bytes, in: content) else { return nil }
    let first = bytes[content.lowerBound]
    guard first == Byte.quotationMark || first == Byte.apostrophe else {
      return (bytes.string(bytes.trimmingSpaces(content.lowerBound..<colon)), colon + 1)
    }
    var reader = QuotedReader(bytes, from: content.lowerBound, before: colon)
    return reader.read().map { ($0, colon + 1) }
  }

  /// Returns the index of the colon behind the key of a line, or `nil` if the line has no key.
  static func endOfKey(_ bytes: MarkdownBytes, in content: Range<Int>) -> Int? {
    let first = bytes[content.lowerBound]
    guard !content.isEmpty, !"[]{},#&*!|>%@`".utf8.contains(first) else { return nil }
    var index = content.lowerBound
    if first == Byte.quotationMark || first == Byte.apostrophe {
      var reader = QuotedReader(bytes, from: index, before: content.upperBound)
      guard reader.read() != nil else { return nil }
      index = bytes.skippingSpaces(from: reader.index, before: content.upperBound)
      return bytes[index] == Byte.colon && index < content.upperBound ? index : nil
    }
    if first == Byte.hyphen, isDash(bytes, content) { return nil }
    while index < content.upperBound {
      let isLast = index + 1 >= content.upperBound
      if bytes[index] == Byte.colon, isLast || bytes[index + 1].isSpaceOrTab { return index }
      if bytes[index] == Byte.numberSign, index > content.lowerBound, bytes[index - 1].isSpaceOrTab { return nil }
      index += 1
    }
    return nil
  }

  static func isDash(_ bytes: MarkdownBytes, _ content: Range<Int>) -> Bool {
    !content.isEmpty && bytes[content.lowerBound] == Byte.hyphen
      && (content.count == 1 || bytes[content.lowerBound + 1].isSpaceOrTab)
  }

  // MARK: - Lists

  private mutating func list(indent: Int) -> FrontMatterValue {
    var values: [FrontMatterValue] = []
    while true {
      skipBlankLines()
      guard index < lines.count, lines[index].indent == indent, Self.isDash(bytes, lines[index].content) else {
        return .list(values)
      }
      let content = lines[index].content
      lines[index].drop(to: bytes.skippingSpaces(from: content.lowerBound + 1, before: content.upperBound))
      values.append(value(indent: indent, allowsListAtIndent: false, allowsNode: true))
    }
  }

  // MARK: - Values

  /// Reads what is left of the line, and the lines below that are indented more.
  private mutating func value(
    indent: Int,
    allowsListAtIndent: Bool,
    allowsNode: Bool = false
  ) -> FrontMatterValue {
    guard depth < FlowReader.maximumDepth else {
      report(lines[index])
      index += 1
      return .scalar(FrontMatterValue.Scalar(text: ""))
    }
    depth += 1
    defer { depth -= 1 }
    if !isBlank(lines[index]) {
      return allowsNode ? node(indent: indent) : scalarOrFlow(indent: indent)
    }
    index += 1
    skipBlankLines()
    guard index < lines.count else { return .scalar(FrontMatterValue.Scalar(text: "")) }
    let isListHere = allowsListAtIndent && lines[index].indent == indent && Self.isDash(bytes, lines[index].content)
    guard lines[index].indent > indent || isListHere else { return .scalar(FrontMatterValue.Scalar(text: "")) }
    return node(indent: indent)
  }

  /// Reads a list, a map or a scalar that begins in the line.
  private mutating func node(indent: Int) -> FrontMatterValue {
    let line = lines[index]
    if Self.isDash(bytes, line.content) { return list(indent: line.indent) }
    if Self.endOfKey(bytes, in: line.content) != nil { return .map(map(indent: line.indent)) }
    return scalarOrFlow(indent: indent)
  }
}
