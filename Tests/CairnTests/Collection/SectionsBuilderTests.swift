import Cairn
import Testing

private func sections(@SectionsBuilder _ sections: () -> [AnySection]) -> [AnySection] { sections() }

@Suite struct SectionsBuilderTests {
  private let words = WordsSection(id: "words")
  private let numbers = Numbers(values: [1])

  @Test func `an empty closure lists no sections`() {
    #expect(sections {}.isEmpty)
  }

  @Test func `lists sections of several types in order`() {
    let result = sections {
      words
      AnySection(numbers)
      [numbers, numbers]
      [AnySection(words)]
    }
    #expect(
      result == [
        AnySection(words), AnySection(numbers), AnySection(numbers), AnySection(numbers), AnySection(words),
      ]
    )
  }

  @Test(arguments: [true, false])
  func `takes control flow`(condition: Bool) {
    let optional: Numbers? = condition ? numbers : nil
    let result = sections {
      if condition { words }
      if condition { words } else { numbers }
      switch condition {
      case true: numbers
      case false: words
      }
      optional
      for value in 1...3 where condition || value > 1 {
        Numbers(values: [value])
      }
      if #available(macOS 26, *) { words }
    }
    let types = result.map { "\($0.sectionType)".prefix(1) }.joined()
    #expect(types == (condition ? "WWNNNNNW" : "NWNNW"))
  }
}
