/// A writer of lines for a screen reader, wrapped at the width.
struct LinearOutput {
  private let width: Int
  private let endsLines: Bool
  private var hasLines = false
  /// Whether a blank line comes before the next line.
  var needsGap = false

  init(width: Int, endsLines: Bool) {
    self.width = width
    self.endsLines = endsLines
  }

  mutating func write(_ text: String, to buffer: ByteBuffer) {
    let paragraph = Paragraph(text)
    if needsGap, hasLines { writeLine("", to: buffer) }
    needsGap = false
    for line in paragraph.lines(width: width) { writeLine(paragraph.string(of: line), to: buffer) }
  }

  /// Joins the parts of a line: without a comma behind the end of a sentence, and without blanks around parts.
  static func joined(_ parts: [String], separator: String) -> String {
    var line = ""
    for part in parts where part.contains(where: { !$0.isWhitespace }) {
      while !line.isEmpty, line.last?.isWhitespace == true { line.removeLast() }
      guard let last = line.last else {
        line = part
        continue
      }
      line += ".!?:;".contains(last) ? " " : separator
      line += part.drop(while: \.isWhitespace)
    }
    return line
  }

  /// Returns words on one line: line breaks become blanks, and blanks at the ends are removed.
  static func oneLine(_ words: String) -> String {
    let isOneLine = !words.utf8.contains { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }
    if isOneLine, words.utf8.first != 0x20, words.utf8.last != 0x20 { return words }
    return words.split(whereSeparator: \.isNewline).map(trimmed).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func trimmed(_ line: Substring) -> Substring {
    guard let end = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return line[...end].drop(while: \.isWhitespace)
  }

  private mutating func writeLine(_ line: String, to buffer: ByteBuffer) {
    if hasLines, !endsLines { buffer.append(0x0A) }
    hasLines = true
    buffer.append(line)
    if endsLines { buffer.append(0x0A) }
  }
}
