import Cairn
import CairnText

/// How fast text is laid out and written, measured and wrapped.
enum TextBenchmarks {
  static func run(_ report: inout Report) {
    for isMixed in [false, true] {
      for style in [TextOptions.Style.plain, .trueColor] {
        document(isMixed: isMixed, style, &report)
      }
    }
    streaming(&report)
    table(&report)
    widths(&report)
    wrapping(&report)
  }

  /// 1,000 sections, 100 columns wide, per section; the baseline is what writing the same cells costs in any case.
  private static func document(isMixed: Bool, _ style: TextOptions.Style, _ report: inout Report) {
    let view = TerminalView(data: TerminalData(sectionCount: 1_000, isMixed: isMixed))
    let options = TextOptions(width: 100, style: style)
    let text = view.text(options)
    let cells = text.unicodeScalars.map(\.value)
    var measured = Comparison(rounds: 7, work: { blackHole(view.text(options)) }) {
      blackHole(encoded(cells))
    }
    measured.value /= 1_000
    measured.baseline /= 1_000
    let name = "section, \(isMixed ? "mixed" : "ASCII"), \(style == .plain ? "plain" : "true colour")"
    report.add(name, measured, limit: nil)
    report.add("\(name), must", value: measured.value, unit: "µs", limit: 65)
    report.add("\(name), goal", value: measured.value, unit: "µs", goal: 32)
  }

  /// Prints the document that ``document(isMixed:_:_:)`` times, and on standard error the least time in seconds.
  static func printDocument(_ arguments: [String]) {
    let rounds = arguments.compactMap { $0.hasPrefix("--rounds=") ? Int($0.dropFirst(9)) : nil }.first ?? 1
    let view =
      arguments.contains("--table")
      ? AnyView(TerminalTable(rowCount: 10_000))
      : AnyView(TerminalView(data: TerminalData(sectionCount: 1_000, isMixed: arguments.contains("--mixed"))))
    let options = TextOptions(width: 100, style: arguments.contains("--color") ? .trueColor : .plain)
    var text = ""
    var least = Double.infinity
    for _ in 0..<max(rounds, 1) {
      least = min(least, Comparison.microseconds(1) { text = view.text(options) })
    }
    print(text)
    Report.note("\(least / 1e6)")
  }

  private static func encoded(_ cells: [UInt32]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cells.count * 4)
    for cell in cells {
      guard let scalar = Unicode.Scalar(cell) else { continue }
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same document handed on in chunks, with all that is wrong in it looked for.
  private static func streaming(_ report: inout Report) {
    let view = TerminalView(data: TerminalData(sectionCount: 1_000, isMixed: false))
    let options = TextOptions(width: 100)
    var bytes = 0
    var measured = Comparison(rounds: 7, work: { _ = try? view.writeText(options) { bytes += $0.count } }) {
      blackHole(view.text(options))
    }
    measured.value /= 1_000
    measured.baseline /= 1_000
    report.add("section, ASCII, plain, streamed, × at once", measured, limit: nil)
    report.add("section, ASCII, plain, streamed, must", value: measured.value, unit: "µs", limit: 65)
  }

  /// A table of 10,000 rows and five columns, 100 columns wide.
  private static func table(_ report: inout Report) {
    let view = TerminalTable(rowCount: 10_000)
    let options = TextOptions(width: 100)
    let cells = view.text(options).unicodeScalars.map(\.value)
    var measured = Comparison(rounds: 5, work: { blackHole(view.text(options)) }) { blackHole(encoded(cells)) }
    measured.value /= 10_000
    measured.baseline /= 10_000
    report.add("row of a table", measured, limit: nil)
  }

  // MARK: - Widths and lines

  private static let prose = "The quick brown fox jumps over the lazy dog, and then (as 12 dogs do) it sleeps. "
  private static let mixed = "The quick brown fox 素早い茶色の狐が跳ぶ, žluťoučký kůň — 👩‍🚀 ok. "

  /// A text of a megabyte, made by repetition.
  private static func megabyte(of part: String) -> String {
    String(repeating: part, count: 1_000_000 / part.utf8.count)
  }

  private static func widths(_ report: inout Report) {
    for (name, part, goal) in [("ASCII", prose, 0.5), ("mixed", mixed, 1.67)] {
      let text = megabyte(of: part)
      var measured = Comparison(repetitions: 5, work: { blackHole(text.columns()) }) { blackHole(text.count) }
      measured.value *= 1_000 / Double(text.utf8.count)
      measured.baseline *= 1_000 / Double(text.utf8.count)
      report.add("width of a byte, \(name), × String.count", measured, unit: "ns", limit: nil)
      report.add("width of a byte, \(name), goal", value: measured.value, unit: "ns", goal: goal)
    }
  }

  private static func wrapping(_ report: inout Report) {
    for (name, part) in [("ASCII", prose), ("mixed", mixed)] {
      let text = megabyte(of: part)
      var measured = Comparison(rounds: 7, work: { blackHole(Paragraph(text).lineCount(width: 80)) }) {
        blackHole(text.count)
      }
      measured.value *= 1_000 / Double(text.utf8.count)
      measured.baseline *= 1_000 / Double(text.utf8.count)
      report.add("wrapping a byte, \(name), × String.count", measured, unit: "ns", limit: nil)
      report.add("wrapping a byte, \(name), goal", value: measured.value, unit: "ns", goal: 5)
    }
  }
}
