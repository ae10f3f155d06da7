import Cairn
import CairnHTML
import Testing

/// Twice as much content may cost a page twice as much and no more.
///
/// Work is counted, not timed: the calls that are looked at before they are rendered, and the bytes that are written.
@Suite struct PageCostTests {
  /// Something that grows with a number.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var count = 12
    let view: @Sendable (Int) -> AnyView
  }

  private static func nested(_ count: Int, _ core: AnyView, _ wrap: (AnyView, Int) -> AnyView) -> AnyView {
    (0..<count).reduce(core) { wrap($0, $1) }
  }

  private static func names(_ count: Int) -> [String] { (0..<count).map { String(10_000 + $0) } }

  static let cases: [Case] = [
    Case(testDescription: "stacked badges of words") { count in
      AnyView(List { nested(count, AnyView(Text("a"))) { AnyView($0.badge($1 + 10)) } })
    },
    Case(testDescription: "stacked badges of a cell") { count in
      AnyView(List { nested(count, AnyView(ListCell("a"))) { AnyView($0.badge($1 + 10)) } })
    },
    Case(testDescription: "stacked badges that are views") { count in
      AnyView(List { nested(count, AnyView(Text("a"))) { view, _ in AnyView(view.badge { Text("b") }) } })
    },
    Case(testDescription: "stacked tags that can be chosen") { count in
      let views = nested(count, AnyView(Text("a"))) { AnyView($0.tag($1)) }
      return AnyView(List { views }.selection(.multiple))
    },
    Case(testDescription: "nested lists", count: 6) { count in
      nested(count, AnyView(Text("a"))) { inner, _ in AnyView(List { inner.badge(2) }) }
    },
    Case(testDescription: "nested sections", count: 6) { count in
      nested(count, AnyView(ListCell("a"))) { inner, _ in AnyView(Section("t") { inner }.layout(.list(.plain))) }
    },
    Case(testDescription: "nested grids") { count in
      nested(count, AnyView(Text("a"))) { inner, _ in AnyView(Grid { GridRow { inner } }) }
    },
    Case(testDescription: "nested grids in lists", count: 6) { count in
      nested(count, AnyView(Text("a"))) { inner, _ in AnyView(List { Grid { GridRow { inner } } }) }
    },
    Case(testDescription: "nested outlines") { count in
      let unfolding = nested(count, AnyView(Text("a"))) { inner, _ in
        AnyView(DisclosureGroup(content: { inner }, label: { ListCell("t") }))
      }
      return AnyView(List { unfolding })
    },
    Case(testDescription: "one of all that are chosen", count: 300) { count in
      AnyView(
        List { ForEach(names(count), id: \.self) { ListCell($0) } }
          .selection(.single, selected: Set(names(count)))
      )
    },
    Case(testDescription: "all that are chosen", count: 300) { count in
      AnyView(
        List { ForEach(names(count), id: \.self) { Text($0) } }
          .selection(.multiple, selected: Set(names(count)))
      )
    },
    Case(testDescription: "tracks of a lazy grid", count: 300) { count in
      AnyView(
        LazyVGrid(columns: (0..<count).map { GridItem(.fixed(Double($0))) }) {
          ForEach(names(count), id: \.self) { Text($0) }
        }
      )
    },
  ]

  /// The calls that were looked at and the bytes of a page.
  private static func cost(_ view: AnyView) -> (looks: Int, bytes: Int) {
    let work = RecordingWork()
    let output = RecordingWork.$current.withValue(work) { view.renderHTML() }
    return (work.looks, output.body.utf8.count + output.styleSheet.css.utf8.count)
  }

  @Test(arguments: cases)
  func `twice as much takes at most twice the work and the bytes`(_ sample: Case) {
    let once = Self.cost(sample.view(sample.count))
    let twice = Self.cost(sample.view(sample.count * 2))
    #expect(!sample.view(sample.count * 2).renderHTML().diagnostics.contains { $0.code == .tooDeep })
    #expect(twice.looks <= once.looks * 2 + 16, "\(once.looks), \(twice.looks)")
    #expect(twice.bytes * 20 <= once.bytes * 41 + 2_000, "\(once.bytes), \(twice.bytes)")
  }
}
