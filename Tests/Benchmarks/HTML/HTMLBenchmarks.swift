import Cairn
import CairnHTML

/// How fast HTML is written, as ratios to loops that write the same bytes by hand.
enum HTMLBenchmarks {
  static func run(_ report: inout Report) throws {
    try page(&report)
    try fragment(&report)
    escaping(&report)
    ListBenchmarks.rowsWithActions(&report)
    try streaming(&report)
  }

  /// A page of 1,000 sections through erased controllers.
  private static func page(_ report: inout Report) throws {
    let data = ShowcaseData(sectionCount: 1000)
    let options = HTMLOptions()
    let view = ShowcaseView(data: data)
    let byHand = HandWrittenPage(data: data, options: options)
    let expected = view.html(options)
    var array = ArraySink()
    byHand.write(to: &array)
    guard array.bytes == Array(expected.utf8) else { throw BenchmarkError.differentBytes("page") }
    let size = array.bytes.count
    report.add("page of 1,000 sections, size", value: Double(size) / 1000, unit: "kB", limit: nil)

    let overArray = Comparison(work: { blackHole(view.html(options)) }) {
      var sink = ArraySink()
      byHand.write(to: &sink)
      blackHole(String(decoding: sink.bytes, as: UTF8.self))
    }
    report.add("page, × loop over [UInt8]", overArray, limit: 1)
    let overMemory = Comparison(work: { blackHole(view.html(options)) }) {
      var sink = RawSink(capacity: size)
      byHand.write(to: &sink)
      blackHole(String(decoding: sink.bytes, as: UTF8.self))
      sink.deallocate()
    }
    report.add("page, × loop over raw memory", overMemory, limit: 4)
    let elements = Double(expected.utf8.reduce(into: 0) { $0 += $1 == UInt8(ascii: "<") ? 1 : 0 }) / 2
    report.add("page, an element", value: overArray.value * 1000 / elements, unit: "ns", limit: nil)
  }

  /// A fragment of 10 items, as a server sends it.
  private static func fragment(_ report: inout Report) throws {
    let data = ShowcaseData(sectionCount: 2)
    let options = HTMLOptions()
    let rows = data.sections.compactMap { $0.restore(as: ShowcaseData.Listing.self) }.flatMap(\.rows).prefix(10)
    let section = ShowcaseData.Listing(id: 1, title: "Peaks", rows: Array(rows)).eraseToAnySection()
    let view = ShowcaseView(data: ShowcaseData(sections: [section]))
    let byHand = HandWrittenPage(data: ShowcaseData(sections: [section]), options: options)
    var array = ArraySink()
    byHand.write(to: &array)
    guard array.bytes == Array(view.html(options).utf8) else { throw BenchmarkError.differentBytes("fragment") }
    let comparison = Comparison(rounds: 30, repetitions: 200, work: { blackHole(view.html(options)) }) {
      var sink = ArraySink()
      byHand.write(to: &sink)
      blackHole(String(decoding: sink.bytes, as: UTF8.self))
    }
    report.add("fragment of 10 items, × loop over [UInt8]", comparison, limit: nil)
  }

  /// Text alone: one long string of which a hundredth needs escaping.
  private static func escaping(_ report: inout Report) {
    let line = String(repeating: "The north face in winter, seen from the hut across the lake. ", count: 4) + "A & B\n"
    let text = String(repeating: line, count: 4000)
    let view = Text(verbatim: text)
    let comparison = Comparison(work: { blackHole(view.html()) }) {
      var sink = ArraySink()
      sink.append(escaping: text)
      blackHole(String(decoding: sink.bytes, as: UTF8.self))
    }
    report.add("escaping 1 MB, × loop over [UInt8]", comparison, limit: 1)
    report.add("escaping", value: Double(text.utf8.count) / comparison.value / 1000, unit: "GB/s", limit: nil)
  }

  /// 100,000 sections to a sink, and the memory that takes beyond the data.
  private static func streaming(_ report: inout Report) throws {
    let data = ShowcaseData(sectionCount: 100_000)
    let page = HTMLPage(title: "Showcase", styles: .linked("style.css")) { ShowcaseView(data: data) }
    let before = try ResidentMemory.peak()
    var count = 0
    var largest = 0
    var failure: (any Error)?
    let microseconds = Comparison.microseconds(1) {
      do {
        try page.write { chunk in
          count += chunk.count
          largest = max(largest, chunk.count)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    let after = try ResidentMemory.peak()
    report.add("streaming 100,000 sections", value: Double(count) / microseconds / 1000, unit: "GB/s", limit: nil)
    report.add("streaming, peak memory above the data", value: after - before, unit: "MB", limit: 64)
    report.add("streaming, largest chunk", value: Double(largest) / 1024, unit: "KiB", limit: 64)
  }
}

/// What makes a measurement worthless.
enum BenchmarkError: Error {
  case differentBytes(String)
  case differentFrames(String)
  case differentResults(String)
  case noMemoryFigure
}
