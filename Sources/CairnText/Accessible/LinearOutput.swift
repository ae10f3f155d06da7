/// Writes lines for a screen reader, wrapped at the width.
struct LinearOutput {
  private let width: Int
  private let endsLines: Bool
  private var hasLines = false
  /// Whether a blank line comes before the next.
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

  /// Joins the parts of a line, with no comma behind what ends a sentence.
  static func joined(_ parts: [String], separator: String) -> String {
    var line = ""
    for part in parts {
      if let last = line.last { line += ".!?:;".contains(last) ? " " : separator }
      line += part
    }
    return line
  }

  private mutating func writeLine(_ line: String, to buffer: ByteBuffer) {
    if hasLines, !endsLines { buffer.append(0x0A) }
    hasLines = true
    buffer.append(line)
    if endsLines { buffer.append(0x0A) }
  }
}
