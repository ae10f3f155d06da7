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
    (TextTruncation(.tail, marker: "..."), ["the quick", "brown f..."]),
  ])
  func `truncates the last permitted line`(truncation: TextTruncation, expected: [String]) {
    #expect(Self.wrap("the quick brown fox jumps over the lazy dog", 10, limit: 2, truncation) == expected)
  }

  @Test func `knows the least and the best width`() {
    let paragraph = Paragraph("the quick brown\nfox jumps")
    #expect(paragraph.minimumWidth == 5)
    #expect(paragraph.idealWidth == 15)
  }
}
