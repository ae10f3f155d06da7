import Cairn
import CairnTestSupport
import Testing

@testable import CairnText

@Suite struct ParagraphTests {
  static func wrap(_ text: String, _ width: Int, limit: Int? = nil, _ truncation: TextTruncation? = .tail) -> [String] {
    let paragraph = Paragraph(text)
    return paragraph.lines(width: width, limit: limit, truncation: truncation).map { paragraph.string(of: $0) }
  }

  @Test(arguments: [
    ("the quick brown fox", 10, ["the quick", "brown fox"]),
    ("", 5, [""]),
    ("a\n\nb\n", 5, ["a", "", "b", ""]),
    ("  indented text here", 10, ["  indented", "text here"]),
    ("trailing   spaces   ", 8, ["trailing", "spaces"]),
    ("prix 1234\u{A0}€ fin", 10, ["prix", "1234\u{A0}€ fin"]),
    ("日本語のテキスト。表示、折り返し", 16, ["日本語のテキス", "ト。表示、折り返", "し"]),
    ("🇫🇷🇩🇪🇯🇵", 3, ["🇫🇷", "🇩🇪", "🇯🇵"]),
    ("state-of-the-art", 12, ["state-of-", "the-art"]),
    ("soft\u{AD}hyphen", 6, ["soft-", "hyphen"]),
    ("soft\u{AD}hyphen", 10, ["softhyphen"]),
    ("zero\u{200B}width", 5, ["zero", "width"]),
    ("extraordinary", 5, ["extra", "ordin", "ary"]),
    ("see http://example.com/path/to now", 30, ["see http://example.com/path/to", "now"]),
    ("look at http://example.com/path", 24, ["look at", "http://example.com/path"]),
    ("at http://example.com/path/to/page", 14, ["at http://", "example.com/", "path/to/page"]),
    ("run it with --flag now", 14, ["run it with", "--flag now"]),
    ("漢字", 3, ["漢", "字"]),
    ("漢字", 1, ["漢", "字"]),
  ])
  func `wraps at the places a reader expects`(text: String, width: Int, expected: [String]) {
    #expect(Self.wrap(text, width) == expected)
  }

  @Test(arguments: [
    (TextTruncation.tail, ["the quick", "brown fox…"]),
    (TextTruncation.head, ["the quick", "…lazy dog"]),
    (TextTruncation.middle, ["the quick", "brown…dog"]),
    (TextTruncation(.tail, marker: .fullStops), ["the quick", "brown f..."]),
  ])
  func `truncates the last permitted line`(truncation: TextTruncation, expected: [String]) {
    #expect(Self.wrap("the quick brown fox jumps over the lazy dog", 10, limit: 2, truncation) == expected)
  }

  @Test func `knows the least and the best width`() {
    let paragraph = Paragraph("the quick brown\nfox jumps")
    #expect(paragraph.minimumWidth == 5)
    #expect(paragraph.idealWidth == 15)
  }

  @Test func `reading prose quickly finds the breaks that the rules find`() {
    let seed: UInt64 = 81
    var generator = SeededGenerator(seed: seed)
    let pool = [
      "word", "it's", "(x)", "1,234", "end.", "state-of-the", "\"q\"", "a1b", "50%", "$5", "ok?!", "x)", "a:b", "C-3",
      "é", "漢字", "字。", "漢", "x-", "R&D", "well,", "e\u{301}t", "\u{A0}", "\n", "word\u{301}", "字\u{301}字", "a\"",
    ]
    for round in 0..<3000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        text += pool.randomElement(using: &generator) ?? ""
        if Bool.random(using: &generator) { text += " " }
      }
      let paragraph = Paragraph(text)
      var ends = paragraph.segments.map { Int($0.end) }
      if text.hasSuffix("\n") { ends.removeLast() }
      let marks = text.utf8.filter { $0 == 0x2E }.count
      if marks > 1 { continue }
      #expect(ends == LineBreaks.opportunities(in: text), "seed \(seed), round \(round): \(text.debugDescription)")
      let width = paragraph.lines(width: 1000).map(\.width)
      let expected = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        String(line.reversed().drop { $0 == " " }.reversed()).columns()
      }
      #expect(width == expected, "seed \(seed), round \(round): \(text.debugDescription)")
    }
  }
}
