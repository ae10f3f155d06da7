import Cairn
import CairnTestSupport
import Testing

@testable import CairnText

/// Tables of random data, looked at line by line as a reader does.
@Suite struct TablePropertyTests {
  private struct Row {
    var words: String
    var number: Int
    var note: String
  }

  private static let words = [
    "ice", "ridge", "summit", "glacier", "north", "face", "a", "of", "富士山", "Dufourspitze", "hut",
  ]

  private static func phrase(_ count: ClosedRange<Int>, using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: count, using: &generator)
    return (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
  }

  /// Rows whose numbers are all different, so that each can be found.
  private static func rows(using generator: inout SeededGenerator) -> [Row] {
    (0..<Int.random(in: 1...6, using: &generator)).map { position in
      let digits = Int.random(in: 1...6, using: &generator)
      let number = (0..<digits).reduce(position + 1) { number, _ in number * 10 + 7 }
      return Row(
        words: phrase(1...3, using: &generator),
        number: number,
        note: phrase(0...8, using: &generator)
      )
    }
  }

  private static func table(_ rows: [Row]) -> Table<Row> {
    Table(rows) {
      TableColumn("Words", value: \.words).rowHeader()
      TableColumn("Number", value: \.number)
      TableColumn("A note", value: \.note)
    }
  }

  private static func lines(_ view: some View, width: Int) -> [String] {
    view.text(TextOptions(width: width)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func column(of words: String, in line: String) -> Int? {
    line.firstRange(of: words).map { String(line[..<$0.lowerBound]).columns() }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `numbers stand whole, and no line is wider than the terminal`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = Self.rows(using: &generator)
    for border in TableBorder.allCases {
      for width in [8, 10, 12, 16, 24, 40, 60, 80, 120] {
        let lines = Self.lines(Self.table(rows).tableBorder(border), width: width)
        for row in rows {
          let isWhole = lines.contains { line in
            line.split { !$0.isNumber }.contains { $0 == String(row.number) }
          }
          #expect(isWhole, "\(row.number) in \(width) columns, \(border)")
        }
        #expect(lines.allSatisfy { $0.columns() <= width }, "\(width) columns, \(border): \(lines)")
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `headers stand over their columns at 40 columns`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rows = Self.rows(using: &generator)
    for border in TableBorder.allCases {
      let lines = Self.lines(Self.table(rows).tableBorder(border), width: 40)
      guard let header = lines.first(where: { $0.contains("Words") && $0.contains("Number") }) else { continue }
      let end = try #require(Self.column(of: "Number", in: header)) + 6
      let start = try #require(Self.column(of: "Words", in: header))
      for row in rows {
        let number = String(row.number)
        let line = try #require(lines.first { $0.split { !$0.isNumber }.contains { $0 == number } })
        #expect(try #require(Self.column(of: number, in: line)) + number.count == end, "\(border): \(lines)")
        let first = try #require(row.words.split(separator: " ").first.map(String.init))
        #expect(Self.column(of: first, in: line) == start, "\(border): \(lines)")
      }
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `no word is broken that the width could hold`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = Self.rows(using: &generator)
    for border in TableBorder.allCases {
      for width in 12...40 {
        let lines = Self.lines(Self.table(rows).tableBorder(border), width: width)
        let found = Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
        for word in rows.flatMap({ ($0.words + " " + $0.note).split(separator: " ") }) where word != "富士山" {
          #expect(found.contains(String(word)), "\(word) in \(width) columns, \(border): \(lines)")
        }
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `borders make a rectangle`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let rows = Self.rows(using: &generator)
    for border in [TableBorder.lines, .rounded, .ascii] {
      let lines = Self.lines(Self.table(rows).tableBorder(border), width: 80)
      #expect(Set(lines.map { $0.columns() }).count == 1, "\(border): \(lines)")
      let isASCII = lines.allSatisfy { line in line.filter { "│─┌┐└┘╭╮╰╯├┤┬┴┼".contains($0) }.isEmpty }
      #expect(isASCII == (border == .ascii))
      #expect(lines[0].hasPrefix(border == .rounded ? "╭" : border == .ascii ? "+" : "┌"))
    }
  }

  @Test func `words that would be broken beside their header stand below it`() {
    let table = Table([Row(words: "Monte Rosa", number: 4634, note: "Switzerland")]) {
      TableColumn("Peak", value: \.words)
      TableColumn("Height", value: \.number)
      TableColumn("Country", value: \.note)
    }
    #expect(table.text(TextOptions(width: 12)) == "Peak\nMonte Rosa\nHeight\n4634\nCountry\nSwitzerland")
  }

  @Test func `a table of headers only shows them at any width`() {
    let table = Markdown("| A long header | Another long one |\n|---|---|\n")
    #expect(Self.lines(table, width: 12).joined(separator: " ") == "A long header Another long one")
  }

  @Test func `a header that begins with a picture is named beside its values`() {
    let text = Markdown("| ![i](a) Height | Name |\n|---|---|\n| 3967 metres | Eiger mountain |\n")
      .text(TextOptions(width: 16))
    #expect(text.contains("Height"))
    #expect(text.contains("3967"))
  }
}
