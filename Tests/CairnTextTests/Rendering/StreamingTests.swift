import Cairn
import Testing

@testable import CairnText

@Suite struct StreamingTests {
  struct Chapter: CollectionSection {
    var id: Int
    var lines: Int
  }

  struct ChapterController: SectionController {
    func view(for section: Chapter) -> some View {
      Section(1..<section.lines + 1, id: \.self) { number in
        Text("Line \(number)")
      } header: {
        Text("Chapter \(section.id)")
      }
    }
  }

  private static func book(chapters: Int) -> some View {
    let sections = (0..<chapters).map { AnySection(Chapter(id: $0, lines: 10)) }
    return NavigationView {
      CollectionView(sections: sections) { ChapterController() }.padding(8).navigationTitle("Book")
    }
  }

  @Test func `holds no more nodes for many sections than for two`() {
    func nodes(_ chapters: Int) -> Int {
      let renderer = TextRenderer(options: TextOptions(width: 40), buffer: ByteBuffer(), endsLines: false)
      Self.book(chapters: chapters).render(into: renderer.watched)
      renderer.finish()
      return renderer.output.mostNodes
    }
    #expect(nodes(500) == nodes(2))
  }

  @Test func `hands chunks on while sections come`() throws {
    var chunks = 0
    var bytes = 0
    var largest = 0
    try Self.book(chapters: 3_000).writeText { chunk in
      chunks += 1
      bytes += chunk.count
      largest = max(largest, chunk.count)
    }
    #expect(chunks > 3)
    #expect(largest <= 64 * 1024)
    #expect(bytes > 200_000)
  }

  @Test func `stops calling a sink that has thrown, and throws its error`() {
    struct Full: Error {}
    var calls = 0
    #expect(throws: Full.self) {
      try Self.book(chapters: 3_000).writeText { _ in
        calls += 1
        throw Full()
      }
    }
    #expect(calls == 1)
  }

  @Test func `keeps more links apart than styles have numbers, part by part`() {
    let view = CollectionView(sections: (0..<3_000).map { AnySection(Chapter(id: $0, lines: 1)) }) { LinkController() }
    let text = view.text(TextOptions(width: 40, style: .ansi16))
    #expect(text.contains("\u{1B}]8;id=3000;https://example.com/2999\u{1B}\\"))
  }

  struct LinkController: SectionController {
    func view(for section: Chapter) -> some View {
      Link("chapter", destination: "https://example.com/\(section.id)")
    }
  }

  @Test func `draws parts higher than a band completely`() {
    let view = VStack(alignment: .leading) {
      for number in 0..<2_000 { Text("row \(number)") }
    }
    let lines = view.text().split(separator: "\n")
    #expect(lines.count == 2_000)
    #expect(lines.last == "row 1999")
    #expect(lines[512] == "row 512")
  }

  @Test(arguments: [0, 2_100]) func `leaves no colour of one part behind another`(linkCount: Int) {
    let page = ScrollView {
      VStack(alignment: .leading) {
        for number in 0..<20 { Text("tall").background([Color.red, .green, .blue][number % 3]) }
      }
      Text("short")
      for number in 0..<linkCount { Link("link", destination: "https://example.com/\(number)") }
      VStack(alignment: .leading) {
        for number in 0..<20 { if number == 19 { Text("last").background(.red) } else { Text("plain") } }
      }
    }
    let text = page.text(TextOptions(width: 20, style: .trueColor))
    let fills = text.split(separator: "short").map { $0.matches(of: /\u{1B}\[[0-9;]*48;2;/).count }
    #expect(fills == [20, 1])
  }
}
