import CairnTestSupport
import Testing

@testable import Cairn

@Suite struct CodeHighlighterTests {
  /// Each piece with a colour between marks, behind the name of what it is.
  private static func marked(_ code: String, _ language: CodeLanguage) -> String {
    CodeHighlighter.runs(of: code, in: language).map { run in
      run.token.map { "‹\($0) \(run.string)›" } ?? run.string
    }.joined()
  }

  @Test(arguments: CodeSamples.all)
  func `gives words of a language their colours`(sample: CodeSamples.Sample) {
    #expect(Self.marked(sample.code, sample.language) == sample.marked)
  }

  @Test(arguments: [
    ("swift", CodeLanguage.swift), ("Swift", .swift), ("json5", .json), ("bash", .shell), ("console", .shell),
    ("XML", .html), ("css", .css), ("py", .python), ("yml", .yaml), ("patch", .diff),
  ])
  func `knows the names that people give to a language`(name: String, language: CodeLanguage) {
    #expect(CodeLanguage(named: name) == language)
  }

  @Test(arguments: ["", "cobol", "c++", "swift ", "text"])
  func `leaves unknown languages plain`(name: String) { #expect(CodeLanguage(named: name) == nil) }

  @Test(arguments: CodeLanguage.allCases)
  func `pieces are the code, whatever it is`(language: CodeLanguage) {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<400 {
      let code = CodeSamples.noise(using: &generator)
      let runs = CodeHighlighter.runs(of: code, in: language)
      #expect(Array(runs.map(\.string).joined().utf8) == Array(code.utf8))
      #expect(runs.allSatisfy { !$0.string.isEmpty })
      #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.token != $1.token })
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func `any bytes are code`(language: CodeLanguage) {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<400 {
      let bytes = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      bytes.withUnsafeBufferPointer { buffer in
        let pieces = CodeHighlighter.pieces(of: MarkdownBytes(buffer), in: language)
        #expect(pieces.last?.end ?? 0 == bytes.count)
        #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end < $1.end })
      }
    }
  }

  #if DEBUG
    /// Work is counted, not timed: how often bytes are looked at.
    @Test(arguments: CodeLanguage.allCases)
    func `twice as much hostile code takes twice as many looks`(language: CodeLanguage) {
      func visits(_ unit: String, _ count: Int) -> Int {
        var visits = 0
        var code = String(repeating: unit, count: count)
        code.withUTF8 { buffer in
          withUnsafeMutablePointer(to: &visits) { counter in
            var bytes = MarkdownBytes(buffer)
            bytes.visits = counter
            _ = CodeHighlighter.pieces(of: bytes, in: language)
          }
        }
        return visits
      }
      for unit in CodeSamples.hostileUnits {
        let count = 4_000 / unit.utf8.count
        let (once, twice) = (visits(unit, count), visits(unit, count * 2))
        #expect(once >= count && twice <= once * 5 / 2, "\(unit): \(once) looks became \(twice)")
      }
    }
  #endif

  @Test func `code of more than a megabyte is one piece`() {
    let code = String(repeating: "let a = 1\n", count: 100_001)
    #expect(CodeHighlighter.runs(of: code, in: .swift) == [TextRun(string: code)])
  }

  @Test func `no piece parts the two bytes at the end of a line`() {
    for language in CodeLanguage.allCases {
      for code in [
        "// a\r\n# b\r\n", "\"a\r\n\"\r\n", "'\\\r\n'", "+a\r\n-b\r\n", "a: |\r\n  b\r\n", "<<A\r\nb\r\nA\r\n",
      ] {
        let runs = CodeHighlighter.runs(of: code, in: language)
        #expect(!runs.contains { $0.string.utf8.last == 0x0D })
      }
    }
  }
}
