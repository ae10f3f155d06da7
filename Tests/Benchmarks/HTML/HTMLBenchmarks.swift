import Cairn
import CairnHTML

/// How fast HTML is written, as ratios to loops that write the same bytes by hand.
///
/// The loops make their string in the same way as Cairn does: it copies the bytes and does not check them again. Three
/// baselines tell the limits: copying the finished bytes, a loop over raw memory that is kept between renderings as Cairn
/// keeps its own, and a loop over an array that grows.
enum HTMLBenchmarks {
  static func run(_ report: inout Report) throws {
    try page(&report)
    try fragment(&report)
    escaping(&report)
    ListBenchmarks.rowsWithActions(&report)
    ListBenchmarks.rowsOfValues(&report)
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
    let bytes = array.bytes
    report.add("page of 1,000 sections, size", value: Double(bytes.count) / 1000, unit: "kB", limit: nil)

    let overCopy = Comparison(work: { blackHole(view.html(options)) }) { blackHole(String(trusting: bytes)) }
    report.add("page, × copying the bytes", overCopy, limit: nil)
    var raw = RawSink(capacity: bytes.count)
    defer { raw.deallocate() }
    let overMemory = Comparison(work: { blackHole(view.html(options)) }) {
      raw.removeAll()
      byHand.write(to: &raw)
      blackHole(raw.makeString())
    }
    report.add("page, × loop over raw memory", overMemory, limit: 2)
    let overArray = Comparison(work: { blackHole(view.html(options)) }) {
      var sink = ArraySink()
      byHand.write(to: &sink)
      blackHole(String(trusting: sink.bytes))
    }
    report.add("page, × loop over [UInt8]", overArray, limit: 1.25)
    let elements = Double(expected.utf8.reduce(into: 0) { $0 += $1 == UInt8(ascii: "<") ? 1 : 0 }) / 2
    report.add("page, an element", value: overArray.value * 1000 / elements, unit: "ns", limit: nil)
  }

  /// A fragment of 10 items, as a server sends it.
  private static func fragment(_ report: inout Report) throws {
    let data = ShowcaseData(rowCount: 10)
    let options = HTMLOptions()
    let view = ShowcaseView(data: data)
    let byHand = HandWrittenPage(data: data, options: options)
    var array = ArraySink()
    byHand.write(to: &array)
    guard array.bytes == Array(view.html(options).utf8) else { throw BenchmarkError.differentBytes("fragment") }
    var raw = RawSink(capacity: array.bytes.count)
    defer { raw.deallocate() }
    let overMemory = Comparison(rounds: 30, repetitions: 200, work: { blackHole(view.html(options)) }) {
      raw.removeAll()
      byHand.write(to: &raw)
      blackHole(raw.makeString())
    }
    report.add("fragment of 10 items, × loop over raw memory", overMemory, limit: nil)
    let overArray = Comparison(rounds: 30, repetitions: 200, work: { blackHole(view.html(options)) }) {
      var sink = ArraySink()
      byHand.write(to: &sink)
      blackHole(String(trusting: sink.bytes))
    }
    report.add("fragment of 10 items, × loop over [UInt8]", overArray, limit: 1.1)
  }

  /// Text alone: one long string of which a hundredth needs escaping.
  private static func escaping(_ report: inout Report) {
    let line = String(repeating: "The north face in winter, seen from the hut across the lake. ", count: 4) + "A & B\n"
    let text = String(repeating: line, count: 4000)
    let view = Text(verbatim: text)
    var raw = RawSink(capacity: view.html().utf8.count)
    defer { raw.deallocate() }
    let overMemory = Comparison(work: { blackHole(view.html()) }) {
      raw.removeAll()
      raw.append(escaping: text)
      blackHole(raw.makeString())
    }
    report.add("escaping 1 MB, × loop over raw memory", overMemory, limit: nil)
    let overArray = Comparison(work: { blackHole(view.html()) }) {
      var sink = ArraySink()
      sink.append(escaping: text)
      blackHole(String(trusting: sink.bytes))
    }
    report.add("escaping 1 MB, × loop over [UInt8]", overArray, limit: 1)
    report.add("escaping", value: Double(text.utf8.count) / overArray.value / 1000, unit: "GB/s", limit: nil)
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
    report.add("streaming 100,000 sections", value: Double(count) / microseconds / 1000, unit: "GB/s", least: 0.35)
    let byHand = HandWrittenPage(data: data, options: HTMLOptions())
    var countByHand = 0
    var stream = ChunkSink { countByHand += $0.count }
    defer { stream.deallocate() }
    let byHandMicroseconds = Comparison.microseconds(1) {
      byHand.write(to: &stream)
      stream.flush()
    }
    let ratio = microseconds / Double(count) / (byHandMicroseconds / Double(countByHand))
    report.add("streaming, × loop over raw memory, a byte", value: ratio, unit: "×", limit: nil)
    report.add("streaming, peak memory above the data", value: after - before, unit: "MB", limit: 16)
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
