import Cairn
import CairnTestSupport
import Testing

@testable import CairnText

@Suite struct WordWrapperTests {
  private func lines(_ text: String, _ width: Int) -> [ParagraphLine]? {
    var text = text
    return text.withUTF8 { WordWrapper(bytes: $0, width: width).lines() }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4]) func `breaks as the rules do, or leaves it to them`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abcZ059,.'' -/_=!?()  ")
    var wrapped = 0
    for _ in 0..<3_000 {
      let alphabet = Bool.random(using: &random) ? letters[..<11] : letters[...]
      let words = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        String((0..<Int.random(in: 1...7, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) })
      }
      let text = words.joined(separator: " ")
      let width = Int.random(in: 1...24, using: &random)
      guard let found = lines(text, width) else { continue }
      wrapped += 1
      #expect(found == Paragraph(text).lines(width: width), "seed \(seed), width \(width): \(text)")
    }
    #expect(wrapped > 100)
  }

  @Test(arguments: ["", " a", "a ", "a  b", "well-known", "e.g.x", "'tis so", "Zürich", "longword"])
  func `leaves to the rules what is not plain words`(text: String) {
    #expect(lines(text, 7) == nil)
  }

  @Test func `fills lines with words`() {
    let text = "A long ridge above the white glacier, with a hut below its top."
    let found = lines(text, 20)?.map { String(text.utf8.dropFirst($0.range.lowerBound).prefix($0.range.count)) ?? "" }
    #expect(found == ["A long ridge above", "the white glacier,", "with a hut below its", "top."])
  }
}
