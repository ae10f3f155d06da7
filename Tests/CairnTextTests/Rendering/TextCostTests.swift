import Cairn
import Testing

@testable import CairnText

/// Twice as much content may cost twice as much and no more.
///
/// Work is counted, not timed.
@Suite struct TextCostTests {
  /// Something whose size grows, and how many nodes painting looks at for it.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @Sendable (Int) -> AnyView
  }

  private static let names = (0..<4_000).map { "a\($0)" }

  static let cases: [Case] = [
    Case(testDescription: "section") { count in
      AnyView(Section(names.prefix(count).map(\.self), id: \.self) { Text($0) })
    },
    Case(testDescription: "list of cells") { count in
      AnyView(List { ForEach(names.prefix(count).map(\.self), id: \.self) { ListCell($0) } })
    },
    Case(testDescription: "list with lines") { count in
      AnyView(
        List { ForEach(names.prefix(count).map(\.self), id: \.self) { ListCell($0) } }
          .selection(.single, selected: Set(names.prefix(count)))
      )
    },
    Case(testDescription: "stack") { count in
      AnyView(VStack { ForEach(names.prefix(count).map(\.self), id: \.self) { Text($0) } })
    },
    Case(testDescription: "section of groups") { count in
      AnyView(
        Section(names.prefix(count).map(\.self), id: \.self) { Text($0) }
          .layout(LayoutSection { .columns(2, height: .estimated(16), of: LayoutItem()) })
      )
    },
    Case(testDescription: "unfolded") { count in
      AnyView(
        DisclosureGroup("t", isExpanded: true) {
          ForEach(names.prefix(count).map(\.self), id: \.self) { Text($0) }
        }
      )
    },
  ]

  private static func visits(_ view: some View) -> Int {
    let renderer = TextRenderer(options: TextOptions(width: 40), buffer: ByteBuffer(), endsLines: false)
    view.render(into: renderer)
    renderer.finish()
    return renderer.output.visits
  }

  @Test(arguments: cases)
  func `painting twice as much looks at no more than twice as many nodes`(_ sample: Case) {
    let once = Self.visits(sample.view(2_000))
    let twice = Self.visits(sample.view(4_000))
    #expect(once >= 2_000)
    #expect(twice * 10 <= once * 21)
  }

  @Test(arguments: ["\u{1F3FD}", "\u{301}", "\u{FE0F}", "\u{1F44D}\u{1F3FD}"])
  func `a text twice as long is searched for clusters twice as far`(_ part: String) {
    let once = ParagraphAnalysis.scannedBytes(of: String(repeating: part, count: 1_000))
    let twice = ParagraphAnalysis.scannedBytes(of: String(repeating: part, count: 2_000))
    #expect(twice <= once * 2 + 16)
  }

  @Test(arguments: ["\n", "\u{2028}", "\u{2029}", "\u{85}"])
  func `a band of rows takes no more lines than it has rows`(_ end: String) {
    var block = TextBlock(String(repeating: "é\(end)", count: 5_000), style: 0)
    let height = block.size(for: Proposal(width: 10, height: CellLength.open)).height
    #expect(height == 5_001)
    #expect(block.lineNumbers(from: 1_024, to: 1_536) == 1_024..<1_536)
    #expect(block.lineNumbers(from: -5, to: 3) == 0..<3)
    #expect(block.lineNumbers(from: 5_000, to: 6_000) == 5_000..<5_001)
  }

  @Test func `a grid with more tracks than columns of cells looks as if it had no more`() {
    func view(_ count: Int) -> some View {
      LazyVGrid(columns: Array(repeating: GridItem(), count: count)) {
        ForEach(Self.names.prefix(50).map(\.self), id: \.self) { Text($0) }
      }
    }
    let options = TextOptions(width: 20)
    #expect(view(100_000).text(options) == view(21).text(options))
  }

  @Test(arguments: zip([1, 3], ["a1", "a1"]))
  func `of several items where one can be chosen the first is`(_ count: Int, _ expected: String) {
    var selection = ListSelection(.single, selected: Set(Self.names[1...count]))
    #expect(Self.names.filter(selection.isChosen) == [expected])
    selection.selected = ["a7", "a5"]
    #expect(Self.names.filter(selection.isChosen) == ["a5"])
  }
}
