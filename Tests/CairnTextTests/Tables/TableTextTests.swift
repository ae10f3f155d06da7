import Cairn
import Testing

@testable import CairnText

@Suite struct TableTextTests {
  private struct Peak {
    var name: String
    var height: String
    var note: String
  }

  private static let peaks = [
    Peak(name: "Mont Blanc", height: "4 806 m", note: "The highest mountain of the Alps"),
    Peak(name: "Eiger", height: "3 967 m", note: "With a north face"),
  ]

  private static func table(_ peaks: [Peak] = peaks) -> Table<Peak> {
    Table(peaks) {
      TableColumn("Peak", value: \.name).rowHeader()
      TableColumn("Height", value: \.height).alignment(.numeric)
      TableColumn("Note", value: \.note)
    }
  }

  private static let spoken: TextOptions = {
    var options = TextOptions(width: 200)
    options.isAccessible = true
    return options
  }()

  private static func lines(_ view: some View, width: Int) -> [String] {
    view.text(TextOptions(width: width)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: 10...120)
  func `a number stands whole on one line at any width`(width: Int) {
    let lines = Self.lines(Self.table(), width: width)
    for height in ["4 806 m", "3 967 m"] { #expect(lines.contains { $0.contains(height) }, "\(width)") }
  }

  @Test(arguments: TableBorder.allCases, [40, 60, 80])
  func `headers stand over their columns`(border: TableBorder, width: Int) throws {
    let lines = Self.lines(Self.table().tableBorder(border), width: width)
    let header = try #require(lines.first { $0.contains("Peak") })
    let row = try #require(lines.first { $0.contains("Mont") })
    for (title, value) in [("Peak", "Mont"), ("Note", "The")] {
      #expect(Self.column(of: title, in: header) == Self.column(of: value, in: row))
    }
    #expect(Self.column(of: "Height", in: header) + 6 == Self.column(of: "4 806 m", in: row) + 7)
  }

  private static func column(of words: String, in line: String) -> Int {
    line.firstRange(of: words).map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? -1
  }

  @Test(arguments: [10, 12, 16, 20, 40, 80])
  func `no line is wider than the terminal`(width: Int) {
    for border in TableBorder.allCases {
      for line in Self.lines(Self.table().tableBorder(border), width: width) {
        #expect(line.columns() <= width, "\(line)")
      }
    }
  }

  @Test func `columns of low priority become narrower first`() throws {
    let table = Table(Self.peaks) {
      TableColumn("First", value: \.note).layoutPriority(1)
      TableColumn("Second", value: \.note)
    }
    let lines = Self.lines(table, width: 44)
    #expect(lines.contains { $0.hasPrefix("The highest mountain of the Alps  ") })
  }

  @Test func `the spoken form says each value with its header`() {
    let view = Self.table().caption("High peaks")
    let expected = """
      table: High peaks
      Mont Blanc, Height: 4 806 m, Note: The highest mountain of the Alps
      Eiger, Height: 3 967 m, Note: With a north face
      end of table
      """
    #expect(view.text(Self.spoken) == expected)
  }

  @Test func `the spoken form says the headers of a table without rows`() {
    #expect(
      Markdown("| Peak | Height |\n|---|--:|").text(Self.spoken) == "table\nno rows under Peak, Height\nend of table"
    )
  }

  @Test func `in a list of headers and values, the header of a row comes first and a value without header by itself`() {
    let table = Table(Self.peaks) {
      TableColumn("Metres", value: \.height)
      TableColumn("The name of the peak", value: \.name).rowHeader()
      TableColumn("", value: \.note)
    }
    let lines = Self.lines(table, width: 20)
    #expect(lines.prefix(3) == ["Mont Blanc", "Metres    4 806 m", "The highest mountain"])
  }

  @Test func `the spoken form says how rows are sorted, and the titles of sections`() {
    let table = Table(of: Peak.self) {
      TableColumn("Peak", value: \.name).sorted(.descending)
    } rows: {
      Section("Alps") { ForEach(Self.peaks, id: \.name) { TableRow($0) } }
    }
    let expected = "table\nsorted by Peak, descending\nAlps\nPeak: Mont Blanc\nPeak: Eiger\nend of table"
    #expect(table.text(Self.spoken) == expected)
  }

  @Test func `what is painted of a long table grows with the table`() {
    func visits(_ count: Int) -> Int {
      let renderer = TextRenderer(options: TextOptions(width: 80), buffer: ByteBuffer(), endsLines: false)
      Self.table(Array(repeating: Self.peaks[0], count: count)).tableBorder(.lines).render(into: renderer.watched)
      renderer.finish()
      return renderer.output.visits
    }
    #expect(visits(8_000) < 5 * visits(2_000))
  }

  @Test(arguments: [20, 80, 200])
  func `a table in tables is measured as often as its depth at most`(width: Int) {
    func measures(_ depth: Int) -> Int32 {
      var view = AnyView(Text("some words"))
      for _ in 0..<depth {
        let inner = view
        view = AnyView(
          Table([1]) {
            TableColumn("a", value: \.self)
            TableColumn("b") { _ in inner }
          }
        )
      }
      let renderer = TextRenderer(options: TextOptions(width: width), buffer: ByteBuffer(), endsLines: false)
      view.render(into: renderer.watched)
      renderer.finish()
      return renderer.engine.mostMeasures
    }
    #expect(measures(12) <= 12)
  }
}
