import Cairn
import Testing

@testable import CairnText

/// When columns are given up for words, and when a word is torn instead.
@Suite struct SectionNarrowingTests {
  private static let giant = String(repeating: "m", count: 300)
  private static let names = ["Rysy", "Giewont", "Swinica", "Mnich", "Koscielec"]

  private static func text(_ words: [String], lineLimit: Int? = nil, columns: Int = 4, width: Int) -> String {
    Section(words, id: \.self) { Text($0).lineLimit(lineLimit) }
      .layout(LayoutSection { .columns(columns, height: 44) })
      .text(TextOptions(width: width))
  }

  @Test(arguments: [nil, 1, 3])
  func `one word longer than any leaves the other items their columns`(lineLimit: Int?) {
    for width in [24, 44, 80, 120] {
      let plain = Self.text(Self.names, lineLimit: lineLimit, width: width)
      let text = Self.text(Self.names + [Self.giant], lineLimit: lineLimit, width: width)
      let rows = plain.split(separator: "\n").dropLast()
      #expect(rows.count >= 1)
      #expect(text.split(separator: "\n").prefix(rows.count) == rows, "\(width)\n\(text)")
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= width }, "\(width)\n\(text)")
    }
  }

  @Test func `a word longer than its column breaks in its cell`() {
    let text = Self.text(["a", String(repeating: "m", count: 40), "c"], columns: 3, width: 44)
    #expect(
      text == """
        a              mmmmmmmmmmmmm c
                       mmmmmmmmmmmmm
                       mmmmmmmmmmmmm
                       m
        """
    )
  }

  @Test func `a word longer than its column is cut where its lines are limited`() {
    let text = Self.text(["a", Self.giant, "c"], lineLimit: 1, columns: 3, width: 44)
    #expect(text == "a              mmmmmmmmmmmm… c")
  }

  @Test func `where most items hold long words, columns are given up for all of them`() {
    let addresses = (1...4).map { "cccccccccccccccccccccccccccccccccccc\($0)" }
    #expect(Self.text(addresses, columns: 3, width: 80).split(separator: "\n").count == 2)
    #expect(Self.text(addresses, columns: 3, width: 120).split(separator: "\n").count == 2)
  }

  @Test func `strips that scroll sideways do not grow with one long word`() {
    let words = ["Rysy", "Giewont", Self.giant]
    let view = Section(words, id: \.self) { Text($0).lineLimit(1) }
      .layout(LayoutSection { .horizontal(width: 96, height: 44) { LayoutItem() } }.orthogonalScrolling(.groupPaging))
    #expect(view.text(TextOptions(width: 44)) == "Rysy        Giewont     mmmmmmmmmmm…")
  }

  @Test(arguments: [Int.min, 0, -1, 45, 1000, Int.max])
  func `counts of columns that no page has still show the words`(count: Int) {
    for width in [1, 8, 44] {
      let text = Self.text(["abcdefghijkl", "b"], columns: count, width: width)
      #expect(text.filter(\.isLetter).sorted() == "abbcdefghijkl".sorted(), "\(width)\n\(text)")
    }
  }
}
