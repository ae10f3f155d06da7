import Cairn
import CairnTestSupport
import Testing

@testable import CairnHTML

@Suite struct WhiteSpaceTests {
  @Test(arguments: [
    "", "a", "a b", "a b c d e f g h", "a\nb", "eight by", "one two three", "trailing ", "ä ö ü", "a\u{A0}\u{A0}b",
  ])
  func `words with single blanks need no style`(words: String) {
    #expect(!WhiteSpace.isKept(in: words))
    #expect(Text(verbatim: words).renderHTML().styles == Text(verbatim: "x").renderHTML().styles)
  }

  /// Words of any length, with two blanks, a tab or a blank after a line feed at any place in them.
  @Test(arguments: 0...40)
  func `white space is found at any place`(count: Int) {
    for length in count...40 {
      for kept in ["  ", "\t", "\n "] {
        let words = String(repeating: "x", count: count) + kept + String(repeating: "y", count: length - count)
        #expect(WhiteSpace.isKept(in: words), "\(words.debugDescription)")
      }
    }
  }

  @Test(arguments: UInt64(1)...50)
  func `lines are looked at one by one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 0...60, using: &generator)
      let words = String((0..<count).map { _ in "aaaaaaaaa éb\n\n\u{1}- ".randomElement(using: &generator) ?? "a" })
      let isKept = words.contains(/(^|[ \n])\x20/)
      #expect(WhiteSpace.isKept(in: words) == isKept, "seed \(seed), \(words.debugDescription)")
    }
  }

  @Test func `a blank at the beginning shows`() {
    #expect(WhiteSpace.isKept(in: " a"))
    #expect(Text(verbatim: " a").renderHTML().styles.contains("white-space:pre-wrap"))
  }

  @Test func `blanks where runs meet show`() {
    let meeting = Text("a ") + Text(" b").bold()
    let apart = Text("a ") + Text("b").bold() + Text(" c")
    #expect(meeting.renderHTML().styles.contains("pre-wrap"))
    #expect(!apart.renderHTML().styles.contains("pre-wrap"))
  }
}
