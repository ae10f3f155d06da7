import Cairn
import CairnTestSupport
import Testing

/// What the renderer that looks at the calls of views finds.
@Suite struct GrammarCheckerTests {
  private typealias Calls = @Sendable (GrammarChecker) -> Void

  private static func findings(_ calls: Calls) -> [String] {
    var findings: [String] = []
    do {
      let checker = GrammarChecker(around: SilentRenderer()) { findings.append($0) }
      calls(checker)
    }
    return findings
  }

  private static let words = Text(verbatim: "words")
  private static let section = Container.section(SectionDescription(hasHeader: false, hasFooter: true, itemCount: 2))

  private static func item(_ index: Int) -> Container { .item(ItemDescription(index: index)) }

  @Test func `finds nothing in calls that are right`() {
    let findings = Self.findings { checker in
      checker.begin(Self.section)
      checker.begin(.slot(.items))
      for index in 0..<2 {
        checker.begin(Self.item(index))
        checker.beginStyle(.italic(true))
        checker.text(Self.words)
        checker.endStyle()
        checker.end()
      }
      checker.end()
      checker.slot(.footer, Label("words", systemImage: "star"))
      checker.end()
    }
    #expect(findings == [])
  }

  private static let mistakes: [(finding: String, calls: Calls)] = [
    ("the container link never ended", { $0.begin(.link(LinkDescription(destination: "a"))) }),
    ("a style never ended", { $0.beginStyle(.italic(true)) }),
    ("a container ends where nothing is open", { $0.end() }),
    (
      "a container ends where a style is open",
      { checker in
        checker.begin(.navigation)
        checker.beginStyle(.italic(true))
        checker.end()
        checker.endStyle()
        checker.end()
      }
    ),
    (
      "an attribute ends where the container navigation is open",
      { checker in
        checker.begin(.navigation)
        checker.endAttribute()
        checker.end()
      }
    ),
    ("a slot stands in nothing", { $0.slot(.header, Self.words) }),
    (
      "a slot stands in the container navigation",
      { checker in
        checker.begin(.navigation)
        checker.slot(.title, Self.words)
        checker.end()
      }
    ),
    (
      "a text stands in the container label",
      { checker in
        checker.begin(.label)
        checker.text(Self.words)
        checker.slot(.icon, Self.words)
        checker.slot(.title, Self.words)
        checker.end()
      }
    ),
    (
      "the slot icon of the container label comes behind the slot title",
      { checker in
        checker.begin(.label)
        checker.slot(.title, Self.words)
        checker.slot(.icon, Self.words)
        checker.end()
      }
    ),
    (
      "the container badged has no slot badge",
      { checker in
        checker.begin(.badged)
        checker.slot(.content, Self.words)
        checker.end()
      }
    ),
    (
      "the container disclosure has the slot footer, which it must not have",
      { checker in
        checker.begin(.disclosure(DisclosureDescription(isExpanded: false)))
        checker.slot(.title, Self.words)
        checker.slot(.footer, Self.words)
        checker.end()
      }
    ),
    (
      "a row of a grid stands in the container navigation",
      { checker in
        checker.begin(.navigation)
        checker.begin(.gridRow(GridRowLayout(alignment: nil)))
        checker.end()
        checker.end()
      }
    ),
    (
      "a text is the second view in the container item",
      { checker in
        checker.begin(Self.item(0))
        checker.text(Self.words)
        checker.text(Self.words)
        checker.end()
      }
    ),
    ("the item 0 says that it is 1", { Self.render(items: [1, 1], into: $0) }),
    ("a section of 2 items has 1", { Self.render(items: [0], into: $0) }),
    (
      "a text stands beside items",
      { checker in Self.render(items: [0, 1], into: checker) { checker.text(Self.words) } }
    ),
    (
      "an image stands in the container editButton",
      { checker in
        checker.begin(.editButton(EditButtonDescription(title: "Edit", doneTitle: "Done")))
        checker.image(Image(systemName: "star"))
        checker.end()
      }
    ),
  ]

  private static func render(items: [Int], into checker: GrammarChecker, _ last: () -> Void = {}) {
    checker.begin(section)
    checker.begin(.slot(.items))
    for index in items {
      checker.begin(item(index))
      checker.end()
    }
    last()
    checker.end()
    checker.slot(.footer, words)
    checker.end()
  }

  @Test func `finds each mistake`() {
    for mistake in Self.mistakes { #expect(Self.findings(mistake.calls) == [mistake.finding]) }
  }
}

/// A renderer that takes any call, also one out of place.
private final class SilentRenderer: Renderer {
  var environment = EnvironmentValues()

  func text(_ text: Text) {}
  func begin(_ container: Container) {}
  func end() {}
  func report(_ diagnostic: Diagnostic) {}
}
