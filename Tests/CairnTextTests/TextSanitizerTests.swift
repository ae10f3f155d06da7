import Cairn
import CairnTestSupport
import Testing

@testable import CairnText

@Suite struct TextSanitizerTests {
  @Test(arguments: [
    ("plain text, 漢字 and 👩\u{200D}🚀\n", "plain text, 漢字 and 👩\u{200D}🚀\n"),
    ("\u{1B}[31mred\u{1B}[0m", "red"),
    ("\u{1B}]8;;http://e.com\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
    ("\u{1B}]0;title\u{07}text", "text"),
    ("\u{9B}2Jx\u{9D}0;t\u{9C}y", "xy"),
    ("\u{1B}P1$q\u{1B}\\after", "after"),
    ("\u{1B}]unfinished", "unfinished"),
    ("\u{1B}(Bx\u{1B}Mcy\u{1B}", "xcy"),
    ("\u{1B}\u{1B}[31mx", "x"),
    ("a\u{07}\u{08}\u{7F}\u{85}b", "a\nb"),
    ("a\r\nb\rc\n", "a\nb\nc\n"),
    ("a\u{0B}b\u{0C}c\u{2028}d\u{2029}e", "a\nb\nc\nd\ne"),
    ("ab\tc\td", "ab      c       d"),
    ("漢\tx\n\ty", "漢      x\n        y"),
    ("\u{202E}evil\u{202C}", "evil"),
    ("\u{2067}abc\u{2069} \u{2069}x\u{2066}", "abc x"),
    ("\u{2066}a\nb\u{2069}", "a\nb"),
  ])
  func `lets nothing through that commands a terminal`(text: String, expected: String) {
    #expect(TextSanitizer.sanitize(text) == expected)
    #expect(TextSanitizer.sanitize(expected) == expected)
  }

  @Test(arguments: [
    ("\u{FEFF}a\u{FEFF}b", "ab"), ("a\u{E0041}\u{E0042}b", "ab"), ("\u{E0001}\u{E0065}a", "a"),
    ("a\u{E0041}\u{E007F}b", "ab"), ("🏴\u{E0067}\u{E0062}x", "🏴x"), ("🏴\u{E007F}x", "🏴x"),
    ("🏴\u{E0067}\u{E007F}\u{E0041}x", "🏴\u{E0067}\u{E007F}x"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}!",
      "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}!"
    ),
    ("שלום\u{200F}! \u{200E}a \u{61C}١", "שלום\u{200F}! \u{200E}a \u{61C}١"),
  ])
  func `keeps marks that letters are like, and tags of emoji alone`(text: String, expected: String) {
    let cleaned = TextSanitizer.sanitize(text)
    #expect(Array(cleaned.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(TextSanitizer.isClean(text) || text.unicodeScalars.contains("🏴") || cleaned != text)
  }

  @Test func `replaces noncharacters`() {
    #expect(
      TextSanitizer.sanitize(CaseFile.string(codePoints: "61 FFFE FDD0 1FFFF 62")) == "a\u{FFFD}\u{FFFD}\u{FFFD}b"
    )
  }

  @Test func `no control and no override survives random nesting`() {
    let seed: UInt64 = 99
    var generator = SeededGenerator(seed: seed)
    let pool: [String] = [
      "\u{1B}", "[", "]", "31", "m", ";", "\u{9B}", "\u{9D}", "\u{07}", "\\", "\u{9C}", "P", "a", "漢", "\t", "\r", "\n",
      "\u{202E}", "\u{202C}", "\u{2066}", "\u{2069}", "\u{7F}", "(", "B", "\u{301}", " ",
    ]
    for round in 0..<4000 {
      let count = Int.random(in: 0...14, using: &generator)
      let text = (0..<count).map { _ in pool.randomElement(using: &generator) ?? "" }.joined()
      let clean = TextSanitizer.sanitize(text)
      let hostile = clean.unicodeScalars.filter {
        $0 != "\n"
          && ($0.properties.generalCategory == .control || (0x202A...0x202E).contains($0.value)
            || (0x2066...0x2069).contains($0.value))
      }
      #expect(hostile.isEmpty, "seed \(seed), round \(round): \(text.debugDescription)")
      #expect(TextSanitizer.sanitize(clean) == clean, "seed \(seed), round \(round): \(text.debugDescription)")
    }
  }

  @Test func `sequences and line ends that span two runs are still harmless`() {
    let paragraph = Paragraph([
      ParagraphRun("a\u{1B}", style: 1), ParagraphRun("[31mb\r", style: 2), ParagraphRun("\nc\t|", style: 3),
    ])
    #expect(paragraph.text == "a[31mb\nc       |")
  }

  @Test func `the policy cases measure as their clean text`() throws {
    let file = try CaseFile(named: "width-cases.tsv", overriddenBy: "WIDTH_CASES")
    for row in file.rows where file.value("level", in: row) == "POLICY" {
      let clean = TextSanitizer.sanitize(CaseFile.string(codePoints: file.value("codepoints", in: row)))
      #expect(!clean.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
      #expect(clean.split(separator: "\n").joined().columns() == clean.filter { $0 != "\n" }.count)
    }
  }
}
