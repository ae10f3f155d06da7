/// Finds front matter at the beginning of a text.
struct FrontMatterFinder {
  /// The front matter, and where the Markdown begins behind it.
  struct Found {
    var frontMatter: FrontMatter
    var end: Int
    var lineCount: Int
  }

  private let bytes: MarkdownBytes
  private let start: Int

  /// Returns the front matter that begins at an index, or `nil` if there is none.
  static func find(_ bytes: MarkdownBytes, from start: Int, _ problems: inout ProblemList) -> Found? {
    let finder = FrontMatterFinder(bytes: bytes, start: start)
    if finder.isFence(finder.line(from: start), closes: false) { return finder.findYAML(&problems) }
    return bytes[start] == Byte.leftBrace ? finder.findJSON(&problems) : nil
  }

  // MARK: - YAML

  private func findYAML(_ problems: inout ProblemList) -> Found? {
    var lines: [FrontMatterLine] = []
    var index = next(after: line(from: start))
    var number = 2
    while index < bytes.count {
      let range = line(from: index)
      if isFence(range, closes: true) {
        var reader = YAMLReader(bytes, lines: lines, problems: problems)
        let frontMatter = reader.read()
        // Words between two rules are no front matter.
        guard !frontMatter.entries.isEmpty || lines.allSatisfy({ reader.isBlank($0) }) else { return nil }
        problems = reader.problems
        return Found(frontMatter: frontMatter, end: next(after: range), lineCount: number)
      }
      lines.append(FrontMatterLine(bytes, range, number: number))
      index = next(after: range)
      number += 1
    }
    if let first = lines.first, YAMLReader.endOfKey(bytes, in: first.content) != nil {
      let place = MarkdownPlace(line: 1, column: 1)
      problems.add(.unclosedFrontMatter, "The front matter does not end. Write --- in a line behind it.", at: place)
    }
    return nil
  }

  /// Whether a line is `---`, or `...` where one ends.
  private func isFence(_ line: Range<Int>, closes: Bool) -> Bool {
    let mark = bytes[line.lowerBound]
    guard mark == Byte.hyphen || (closes && mark == Byte.period), line.count >= 3 else { return false }
    return bytes[line.lowerBound + 1] == mark && bytes[line.lowerBound + 2] == mark
      && bytes.skippingSpaces(from: line.lowerBound + 3, before: line.upperBound) == line.upperBound
  }

  private func line(from index: Int) -> Range<Int> {
    index..<bytes.endOfLine(from: index)
  }

  private func next(after line: Range<Int>) -> Int {
    let isPair = bytes[line.upperBound] == Byte.carriageReturn && bytes[line.upperBound + 1] == Byte.lineFeed
    return min(line.upperBound + (isPair ? 2 : 1), bytes.count)
  }

  // MARK: - JSON

  private func findJSON(_ problems: inout ProblemList) -> Found? {
    // Text that begins with a brace is not JSON unless a key or the end follows.
    let first = LinkScanner.skippingSpace(bytes, from: start + 1)
    guard bytes[first] == Byte.quotationMark || bytes[first] == Byte.rightBrace else { return nil }
    var reader = FlowReader(bytes, start..<bytes.count, lineStart: start, line: 1)
    let value = reader.value()
    let rest = line(from: reader.index)
    let isAlone = bytes.skippingSpaces(from: rest.lowerBound, before: rest.upperBound) == rest.upperBound
    guard case .map(let frontMatter) = value, isAlone else {
      problems.add(.malformedFrontMatter, "The text begins like JSON that cannot be read.", at: reader.place)
      return nil
    }
    for key in reader.repeatedKeys {
      problems.add(.repeatedKey, "The key “\(key.name)” is there twice. Remove one of the two.", at: key.place)
    }
    return Found(frontMatter: frontMatter, end: next(after: rest), lineCount: reader.line)
  }
}

/// A line of front matter.
struct FrontMatterLine {
  /// The number of spaces before the content.
  var indent: Int
  /// The content without the space around it.
  var content: Range<Int>
  /// The number of the line, from 1.
  let number: Int
  /// Where the line begins in the source.
  let start: Int

  init(_ bytes: MarkdownBytes, _ line: Range<Int>, number: Int) {
    content = bytes.trimmingSpaces(line)
    start = line.lowerBound
    indent = content.lowerBound - start
    self.number = number
  }

  var place: MarkdownPlace { MarkdownPlace(line: number, column: content.lowerBound - start + 1) }

  /// Leaves out bytes at the beginning, such as the dash of a list.
  mutating func drop(to index: Int) {
    content = min(index, content.upperBound)..<content.upperBound
    indent = content.lowerBound - start
  }
}
