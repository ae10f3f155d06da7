/// Reads a whole Markdown text: front matter, then blocks, then what is in their lines.
struct MarkdownParser {
  private let bytes: MarkdownBytes
  private let extensions: MarkdownExtensions

  init(_ bytes: MarkdownBytes, extensions: MarkdownExtensions) {
    self.bytes = bytes
    self.extensions = extensions
  }

  func parse() -> MarkdownDocument {
    var problems = ProblemList()
    let bytes = readableBytes(&problems)
    var start = bytes.hasPrefix("\u{FEFF}", at: 0, before: bytes.count) ? 3 : 0
    var firstLine: Int32 = 1
    var frontMatter: FrontMatter?
    if extensions.contains(.frontMatter), let found = FrontMatterFinder.find(bytes, from: start, &problems) {
      frontMatter = found.frontMatter
      start = found.end
      firstLine = Int32(clamping: found.lineCount + 1)
    }
    var blocks = BlockParser(bytes, extensions: extensions, firstLine: firstLine, problems: problems)
    blocks.parse(from: start)
    var builder = DocumentBuilder(blocks)
    return builder.build(frontMatter: frontMatter)
  }

  /// The bytes that can be read: places of blocks are kept in 32 bits.
  private func readableBytes(_ problems: inout ProblemList) -> MarkdownBytes {
    let limit = Int(Int32.max) - 16
    guard bytes.count > limit else { return bytes }
    let place = MarkdownPlace(line: 1, column: 1)
    problems.add(.tooLong, "The text is longer than 2 GB; the rest is left out.", at: place)
    return MarkdownBytes(bytes[0..<limit])
  }
}
