import Cairn
import CairnText
import Testing

/// How wide lines get, and when a sidebar stands beside its content.
@Suite struct ReadableWidthTests {
  private static let words = String(repeating: "words that go on ", count: 40)

  private static func widest(_ view: some View, _ width: Int) -> Int {
    view.text(TextOptions(width: width)).split(separator: "\n").map(\.count).max() ?? 0
  }

  @Test func `lines are no longer than 80 columns, on the page and inside of others`() {
    for width in [20, 79, 80, 81, 200] {
      #expect(Self.widest(Text(Self.words).readableWidth(), width) <= min(width, 80))
      #expect(Self.widest(VStack { Text(Self.words).readableWidth() }, width) <= min(width, 80))
      #expect(Self.widest(CollectionView.numbers.readableWidth(), width) <= min(width, 80))
    }
    #expect(Self.widest(Text(Self.words).readableWidth(), 200) > 70)
  }

  @Test func `a collection keeps to it when its layout says so`() {
    let words = LayoutSection { .horizontal(height: 44) { LayoutItem() } }
    let layout = CompositionalLayout { words }.contentInsetsReference(.readableContent)
    let collection = CollectionView {
      Words(words: [Self.words])
    } controllers: {
      WordsController()
    }
    #expect(Self.widest(collection.layout(layout), 200) <= 80)
    #expect(Self.widest(collection.layout(layout.scrollDirection(.horizontal)), 200) > 80)
    #expect(Self.widest(collection.layout(CompositionalLayout { words }), 200) > 80)
  }

  @Test func `padding around it is room beside it`() {
    let text = Text(Self.words).readableWidth().padding(.leading, 32).text(TextOptions(width: 200))
    #expect(text.hasPrefix("    words"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 84 })
    #expect(Self.widest(Text(Self.words).readableWidth().padding(.leading, 32), 200) > 76)
  }

  @Test func `words from right to left end where the page does`() {
    let view = Text("مرحبا").readableWidth().environment(\.layoutDirection, .rightToLeft)
    #expect(view.text(TextOptions(width: 100)).count == 100)
    let padded = ScrollView { Text("مرحبا") }.padding(.leading, 32).environment(\.layoutDirection, .rightToLeft)
    #expect(padded.text(TextOptions(width: 40)).count == 36)
  }

  private static var split: some View {
    NavigationSplitView {
      Text("side")
    } detail: {
      Text("detail")
    }
  }

  @Test func `a sidebar stands beside its content from 80 columns on`() {
    #expect(Self.split.text(TextOptions(width: 79)) == "side\n\ndetail")
    #expect(Self.split.text(TextOptions(width: 80)) == "side                         │ detail")
    #expect(Self.split.text(TextOptions(width: 200)) == "side" + String(repeating: " ", count: 37) + "│ detail")
  }

  @Test func `a sidebar is at the right from right to left`() {
    let view = Self.split.environment(\.layoutDirection, .rightToLeft)
    let text = view.text(TextOptions(width: 80))
    #expect(text.hasSuffix("detail │                         side"))
    #expect(text.count == 80)
  }

  @Test func `no line of a split view is wider than asked`() {
    let view = NavigationSplitView {
      List(["a", Self.words], id: \.self) { ListCell($0) }
    } detail: {
      Text(Self.words)
      Text(String(repeating: "m", count: 300))
    }
    for width in [1, 8, 40, 79, 80, 95, 160] { #expect(Self.widest(view, width) <= width, "\(width)") }
  }

  @Test func `an empty side leaves all the room to the other`() {
    let view = NavigationSplitView {
      EmptyView()
    } detail: {
      Text("detail")
    }
    #expect(view.text(TextOptions(width: 100)) == "detail")
  }

  @Test func `readers hear the sidebar and then the content`() {
    var options = TextOptions(width: 100)
    options.isAccessible = true
    #expect(Self.split.text(options) == "side\n\ndetail")
  }
}

private struct Numbers: CollectionSection {
  let id: Int
}

private struct Words: CollectionSection {
  let words: [String]
}

private struct WordsController: SectionController {
  func view(for section: Words) -> some View {
    Section(section.words, id: \.self) { Text($0) }
  }
}

private struct NumbersController: SectionController {
  func view(for section: Numbers) -> some View {
    Section(1...20, id: \.self) { Text("\($0)") }.layout(LayoutSection { .columns(4, height: 44) })
  }
}

extension CollectionView {
  fileprivate static var numbers: CollectionView {
    CollectionView {
      Numbers(id: 1)
    } controllers: {
      NumbersController()
    }
  }
}
