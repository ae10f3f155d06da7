import Cairn
import CairnTestSupport
import Foundation
import Synchronization
import Testing

@Suite struct MarkdownSafetyTests {
  /// Inputs that make careless parsers slow; `Tests/Markdown/pathological` counts the instructions that they take.
  @Test(.timeLimit(.minutes(1)), arguments: MarkdownPathologies.all)
  func `hostile repetition ends`(pathology: MarkdownPathology) {
    let document = MarkdownDocument(parsing: pathology.text(count: 5_000))
    #expect(document.problems.count <= MarkdownDocument.maximumProblemCount)
  }

  @Test func `deep spans keep their words`() {
    let markdown = String(repeating: "*a **b ", count: 20_000) + "x" + String(repeating: " c** d*", count: 20_000)
    let document = MarkdownDocument(parsing: markdown)
    let words = document.blocks.flatMap(\.inlines).plainText
    #expect(words == String(repeating: "a b ", count: 20_000) + "x" + String(repeating: " c d", count: 20_000))
    #expect(document.problems.map(\.kind) == [.tooDeep])
  }

  @Test func `markers beyond the limit are words`() {
    let document = MarkdownDocument(parsing: String(repeating: "> ", count: 150) + "a")
    var depth = 0
    document.forEachBlock { if case .quote = $0 { depth += 1 } }
    #expect(depth == MarkdownDocument.maximumDepth)
    #expect(document.problems.map(\.kind) == [.tooDeep])
    var words = ""
    document.forEachInline { words += $0.plainText }
    #expect(words == String(repeating: "> ", count: 50) + "a")
  }

  @Test func `deep documents need little stack`() throws {
    let lists = (0..<150).map { String(repeating: "  ", count: $0) + "- a" }.joined(separator: "\n")
    let spans = String(repeating: "*a **b ~c ![", count: 400) + "x" + String(repeating: "](u)~ c** d*", count: 400)
    let markdown = "\(lists)\n\n\(String(repeating: "> - ", count: 80))\(spans)\n"
    let result = onSmallStack {
      let document = MarkdownDocument(parsing: markdown)
      let copy = document.mapBlocks { [$0] }.mapInlines { [$0] }
      var count = 0
      copy.forEachBlock { _ in count += 1 }
      copy.forEachInline { _ in count += 1 }
      let html = MarkdownHTMLWriter.html(copy)
      return document == copy && document.hashValue == copy.hashValue && count > 300 && !html.isEmpty
    }
    #expect(result)
  }

  /// Runs a closure on a thread with a stack of 512 KB, as threads other than the first have on Apple's systems.
  private func onSmallStack(_ body: @escaping @Sendable () -> Bool) -> Bool {
    let result = Mutex(false)
    let semaphore = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = body()
      result.withLock { $0 = value }
      semaphore.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    semaphore.wait()
    return result.withLock { $0 }
  }

  @Test func `labels that are used often do not make a document huge`() {
    let destination = String(repeating: "x", count: 20_000)
    let document = MarkdownDocument(parsing: "[a]: \(destination)\n\n" + String(repeating: "[a] ", count: 5_000))
    #expect(MarkdownHTMLWriter.html(document).utf8.count < 300_000)
    #expect(document.problems.map(\.kind) == [.tooManyReferences])
  }

  @Test func `a long paragraph leaves its memory to none that follow`() {
    let long = String(repeating: "*a* b ", count: 2_000)
    let document = MarkdownDocument(parsing: "\(long)\n\n" + String(repeating: "*a* b\n\n", count: 100))
    for block in document.blocks.dropFirst() {
      #expect(block.inlines.count == 2)
      #expect(block.inlines.capacity < 16)
      #expect(block.inlines[0].children.capacity < 16)
    }
  }

  @Test func `rows are not filled up, so that a table is not huge`() {
    let columns = String(repeating: "|", count: 2_000)
    let delimiters = String(repeating: "|-", count: 2_000)
    let document = MarkdownDocument(parsing: "\(columns)|\n\(delimiters)|\n" + String(repeating: "|x\n", count: 2_000))
    guard case .table(let table) = document.blocks.first else {
      Issue.record("There is no table.")
      return
    }
    #expect(table.alignments.count == 2_000)
    #expect(table.rows.count == 2_000)
    #expect(table.rows.allSatisfy { $0.count == 1 })
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any bytes are a document`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "*", "_", "`", "~", "[", "]", "(", ")", "<", ">", "!", "&", "\\", "|", "-", "#", "+", "=", ":", "^", "\"", "'",
      "\n",
      "\n\n", "\r", "\t", " ", "    ", "\0", "é", "日", "😀", "\u{301}", "---\n", "```", "[^a]", "]: ", "www.", "://",
      "@",
      "&amp;", "&#0;", "<!--", "-->", "{", "}", ",", "%", "1. ", "a",
    ]
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let noise = String(decoding: bytes, as: UTF8.self)
      var markup = ["", "---\n", "{\"", "---\na: "].randomElement(using: &generator) ?? ""
      for _ in 0..<Int.random(in: 0...80, using: &generator) {
        markup += pieces.randomElement(using: &generator) ?? ""
      }
      for source in [noise, markup, markup + noise] {
        let document = MarkdownDocument(parsing: source)
        #expect(document == MarkdownDocument(parsing: source))
        #expect(!MarkdownHTMLWriter.html(document).utf8.contains(0))
        #expect(document.mapInlines { [$0] } == document)
      }
    }
  }
}
