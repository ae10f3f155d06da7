import Cairn
import CairnHTML
import Foundation

/// How fast Markdown becomes HTML, beside Debian's cmark on the same text.
enum MarkdownBenchmarks {
  static func run(_ report: inout Report) throws {
    article(&report)
    try document(&report)
  }

  /// An article of 10 KB, read and rendered as the fragment of a page.
  private static func article(_ report: inout Report) {
    let source = MarkdownText.make(length: 10_000)
    let times = (0..<30).map { _ in
      Comparison.microseconds(10) { blackHole(Markdown(source).html()) }
    }
    let median = times.sorted()[times.count / 2]
    report.add("article of 10 KB, parsed and rendered, must", value: median, unit: "µs", limit: 300)
    report.add(
      "article of 10 KB, parsed only",
      value: Comparison.microseconds(200) { blackHole(MarkdownDocument(parsing: source)) },
      unit: "µs",
      limit: nil
    )
  }

  /// A document of 10 MB, from a file to HTML that is written and goes nowhere.
  ///
  /// Both sides read the file and write the HTML. cmark is a process of its own, so a start of it, with an empty file, is in
  /// the time of the other side too.
  private static func document(_ report: inout Report) throws {
    let source = MarkdownText.make(length: 10_000_000)
    let name = "cairn-\(ProcessInfo.processInfo.processIdentifier)"
    let file = FileManager.default.temporaryDirectory.appending(path: "\(name).md")
    let emptyFile = FileManager.default.temporaryDirectory.appending(path: "\(name)-empty.md")
    try source.write(to: file, atomically: true, encoding: .utf8)
    try "".write(to: emptyFile, atomically: true, encoding: .utf8)
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: emptyFile)
    }
    let sink = FileHandle.nullDevice
    let convert = {
      guard let data = try? Data(contentsOf: file) else { return }
      sink.write(Data(Markdown(String(decoding: data, as: UTF8.self)).html().utf8))
    }
    guard let program = CommandLineMarkdown.find() else {
      Report.note("cmark is not installed, so nothing is compared with it: apt-get install cmark.")
      report.add("10 MB, file to HTML", value: Comparison.microseconds(1, convert) / 1_000, unit: "ms", limit: nil)
      return
    }
    let work = {
      convert()
      blackHole(program.convert(emptyFile))
    }
    var measured = Comparison(rounds: 9, work: work) { blackHole(program.convert(file)) }
    measured.value /= 1_000
    measured.baseline /= 1_000
    report.add("10 MB, file to HTML, × cmark, must", measured, unit: "ms", limit: 1.5)
    report.add("10 MB, file to HTML, × cmark, goal", value: measured.ratio, unit: "×", goal: 1)
    let parsing = Comparison.microseconds(1) { blackHole(MarkdownDocument(parsing: source)) }
    report.add("10 MB, parsed only", value: parsing / 1_000, unit: "ms", limit: nil)
  }
}
