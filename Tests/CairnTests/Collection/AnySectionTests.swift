import Cairn
import CairnTestSupport
import Testing

private struct SameShape: CollectionSection {
  let id: String
  var words: [String] = []
}

@Suite struct AnySectionTests {
  @Test func `sections with one id and different contents have one identity but differ`() {
    let before = AnySection(WordsSection(id: "a", words: ["x"]))
    let after = AnySection(WordsSection(id: "a", words: ["y"]))
    #expect(before.id == after.id)
    #expect(before.id.hashValue == after.id.hashValue)
    #expect(before != after)
  }

  @Test func `sections with one content and different ids differ`() {
    #expect(AnySection(WordsSection(id: "a")) != AnySection(WordsSection(id: "b")))
    #expect(AnySection(WordsSection(id: "a")).id != AnySection(WordsSection(id: "b")).id)
  }

  @Test func `sections of different types differ whatever they hold`() {
    let first = AnySection(WordsSection(id: "a"))
    let second = AnySection(SameShape(id: "a"))
    #expect(first != second)
    #expect(first.id != second.id)
    #expect(Set([first, second, first]).count == 2)
    #expect(Set([first.id, second.id, first.id]).count == 2)
  }

  @Test func `a section without an id is its own identity`() {
    #expect(AnySection(Numbers(values: [1])).id != AnySection(Numbers(values: [2])).id)
    #expect(AnySection(Numbers(values: [1])).id == AnySection(Numbers(values: [1])).id)
  }

  @Test func `erasing twice is the same as once`() {
    let once = AnySection(Numbers(values: [1]))
    let twice = AnySection(once)
    #expect(once == twice)
    #expect(ObjectIdentifier(twice.sectionType) == ObjectIdentifier(Numbers.self))
    #expect(twice.restore() == Numbers(values: [1]))
  }

  @Test func `restores its own type only`() {
    let section = WordsSection(id: "a", words: ["x"])
    #expect(AnySection(section).restore(as: WordsSection.self) == section)
    #expect(AnySection(section).restore(as: SameShape.self) == nil)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `equal sections hash alike`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func section() -> AnySection {
      let words = (0..<Int.random(in: 0...2, using: &generator)).map { "\($0)" }
      let id = "\(Int.random(in: 0...2, using: &generator))"
      return Bool.random(using: &generator)
        ? AnySection(WordsSection(id: id, words: words)) : AnySection(SameShape(id: id, words: words))
    }
    for _ in 0..<200 {
      let (left, right) = (section(), section())
      #expect(left != right || left.hashValue == right.hashValue, "seed \(seed)")
      #expect(left != right || left.id == right.id, "seed \(seed)")
      #expect(left.id != right.id || left.id.hashValue == right.id.hashValue, "seed \(seed)")
      #expect((left == right) == (right == left), "seed \(seed)")
    }
  }
}
