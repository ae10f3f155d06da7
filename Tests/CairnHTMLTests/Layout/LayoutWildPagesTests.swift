import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Pages of layouts that nobody would write.
@Suite struct LayoutWildPagesTests {
  private static let seed: UInt64 = 20_261_121

  @Test(.timeLimit(.minutes(3)), arguments: [0, 1, 7])
  func `a wild layout shows every item once and in order`(_ count: Int) throws {
    for index in 0..<100 {
      let seed = Self.seed &+ UInt64(index)
      var fuzz = LayoutFuzz(seed: seed, isWild: true)
      let (layout, environment, _) = fuzz.makeProblem()
      var options = HTMLOptions(layoutWidths: [375, 900])
      options.environment.layoutDirection = environment.layoutDirection
      let view = CollectionView(sections: [AnySection(WildSection(id: 0, count: count))]) {
        WildController()
      }
      .layout(layout)
      let words = try StrictHTMLReader.read(view.html(options)).map(\.text).joined()
      #expect(words == (0..<count).map { "word\($0)." }.joined(), "seed \(seed), \(count) items: \(layout)")
    }
  }
}

private struct WildSection: CollectionSection {
  let id: Int
  let count: Int
}

private struct WildController: SectionController {
  func view(for section: WildSection) -> some View {
    Section { ForEach(0..<section.count, id: \.self) { Text(verbatim: "word\($0).") } }
  }
}
