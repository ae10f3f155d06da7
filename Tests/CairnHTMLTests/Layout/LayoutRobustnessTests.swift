import Cairn
import CairnHTML
import CairnTestSupport
import Synchronization
import Testing

/// Layouts of which something is missing, enormous or contradictory.
@Suite struct LayoutRobustnessTests {
  private static func view(_ section: LayoutSection, items: Int = 7) -> some View {
    Section { ForEach(0..<items, id: \.self) { Text(verbatim: "word\($0)") } }.layout(section)
  }

  private static func words(_ markup: String) throws -> [String] {
    try StrictHTMLReader.read(markup).map(\.text).joined().split(separator: "word").map(String.init)
  }

  private static let none: [LayoutItem] = []

  private static var emptyGroup: LayoutGroup {
    LayoutGroup.vertical(width: .fractionalWidth(0.3)) { for item in none { item } }
  }

  @Test func `an empty group beside items hides none of them`() throws {
    let section = LayoutSection {
      .horizontal(height: 100) {
        Self.emptyGroup
        LayoutItem(width: .fractionalWidth(0.7))
      }
    }
    #expect(try Self.words(Self.view(section).html()) == (0..<7).map(String.init))
  }

  @Test func `an item behind an empty group keeps its own size`() throws {
    let section = LayoutSection {
      .horizontal(height: 100) {
        LayoutItem(width: 30)
        Self.emptyGroup
        LayoutItem(width: 48)
      }
    }
    let output = Self.view(section).renderHTML(HTMLOptions(layoutWidths: [375]))
    #expect(output.styleSheet.css.contains("inline-size:3rem"))
    #expect(try Self.words(output.body) == (0..<7).map(String.init))
  }

  @Test func `a section of nothing but an empty group shows its items`() throws {
    let section = LayoutSection { .horizontal(height: 100) { Self.emptyGroup } }
    #expect(try Self.words(Self.view(section).html()) == (0..<7).map(String.init))
  }

  @Test func `a custom group is asked with its estimate and its direction`() throws {
    let section = LayoutSection {
      .custom(height: .estimated(80)) { environment in
        let size = environment.container.contentSize
        guard size.height > 0, environment.layoutDirection == .rightToLeft else { return [] }
        return (0..<3).map { LayoutCustomItem(LayoutRect(x: Double($0) * 40, width: 32, height: -5)) }
      }
    }
    let output = Self.view(section).environment(\.layoutDirection, .rightToLeft).renderHTML()
    #expect(try Self.words(output.body) == (0..<7).map(String.init))
    #expect(output.styleSheet.css.contains("inset-inline-start:2.5rem"))
    #expect(!output.styleSheet.css.contains("size:-"))
  }

  @Test func `a custom group that places nothing shows its items`() throws {
    let section = LayoutSection { .custom(height: 80) { $0.container.contentSize.height > 90 ? [] : [] } }
    #expect(try Self.words(Self.view(section).html()) == (0..<7).map(String.init))
  }

  @Test(arguments: [Int.min, .max, 0])
  func `a background may lie at any depth`(_ depth: Int) throws {
    var section = LayoutSection { .columns(2, height: 44) }.background()
    section.decorationItems[0].zIndex = depth
    #expect(try Self.words(Self.view(section).html()) == (0..<7).map(String.init))
  }

  @Test(.timeLimit(.minutes(5)))
  func `widths that no page has are left out`() throws {
    let view = Section { Text("word0") }.layout { environment in
      LayoutSection { .columns(environment.container.effectiveWidth > 500 ? 2 : 1, height: 44) }
    }
    let options = HTMLOptions(layoutWidths: [320, 1e18, 1e300, .infinity, .nan])
    #expect(try Self.words(view.html(options)) == ["0"])
    #expect(view.html(HTMLOptions(layoutWidths: [320, 9e5])).contains("word0"))
  }

  @Test func `a layout is told of the appearance and the size of text that are declared`() {
    let view = Section { Text("word0") }.layout { environment in
      let isLarge = environment.dynamicTypeSize.isAccessibilitySize
      return LayoutSection { .columns(isLarge ? 3 : environment.colorScheme == .dark ? 5 : 4, height: 44) }
    }
    func columns(_ view: some View) -> [Int] {
      let css = view.renderHTML().styleSheet.css
      return [3, 4, 5].filter { css.contains("repeat(\($0),") }
    }
    #expect(columns(view) == [4])
    #expect(columns(view.environment(\.colorScheme, .dark)) == [5])
    #expect(columns(view.environment(\.dynamicTypeSize, .accessibility1)) == [3])
  }

  @Test(arguments: [5, 5000])
  func `more pages than there are places to rest at can all be reached`(_ items: Int) throws {
    let section = LayoutSection { .horizontal(height: 100) { LayoutItem() } }.orthogonalScrolling(.paging)
    let elements = try StrictHTMLReader.read(Self.view(section, items: items).html()).flatMap(\.elements)
    #expect(elements.count { $0.classes.contains("stop") } == (items > 200 ? 0 : items))
  }

  @Test func `choices in a link leave their controls to the next section`() throws {
    func choices() -> some View {
      Section { Text("word0") }.layout(choices: [
        LayoutChoice("One", LayoutSection { .columns(3, height: 44) }),
        LayoutChoice("Two", LayoutSection { .columns(5, height: 44) }),
      ])
    }
    let view = VStack {
      Link(destination: "/") { choices() }
      choices()
    }
    let output = view.renderHTML()
    let elements = try StrictHTMLReader.read(output.body).flatMap(\.elements)
    #expect(elements.count { $0.name == "fieldset" } == 1)
    // The first holds even where there are no controls.
    let rule = output.styleSheet.css.split(separator: "\n").joined().split(separator: "}")
      .first { $0.contains("repeat(3,") }
    #expect(rule?.contains(":root:not(:has(") == true)
  }

  @Test func `closures of a list that are made anew for each width change nothing`() {
    let view = Section { Text("word0") }.layout { _ in
      var list = ListConfiguration(appearance: .plain)
      list.itemSeparatorHandler = { _, separators in separators }
      list.trailingSwipeActionsProvider = { _ in nil }
      return .list(using: list)
    }
    #expect(view.renderHTML().diagnostics.isEmpty)
  }

  @Test(arguments: [1001, 1_000_000])
  func `columns beyond a thousand are told and left out`(_ count: Int) {
    let output = Self.view(LayoutSection { .columns(count, height: 44) }).renderHTML()
    #expect(output.diagnostics.map(\.code.rawValue).contains("layout.group-too-large"))
    #expect(output.styleSheet.css.contains("repeat(1000,"))
  }

  @Test func `a custom group of very many items is told and cut short`() throws {
    let section = LayoutSection {
      .custom(height: 80) { _ in
        (0..<20_000).map { LayoutCustomItem(LayoutRect(x: Double($0), width: 1, height: 1)) }
      }
    }
    let output = Self.view(section).renderHTML(HTMLOptions(layoutWidths: [375]))
    #expect(output.diagnostics.map(\.code.rawValue) == ["layout.group-too-large"])
    #expect(try Self.words(output.body) == (0..<7).map(String.init))
  }

  @Test func `what a page does not show of a layout is named`() {
    let item = LayoutItem().badge(width: 10, height: 10, at: .top).badge(width: 10, height: 10, at: .bottom)
    let badge = LayoutSupplementary(
      size: LayoutSize(width: 10, height: 10),
      containerAnchor: LayoutAnchor(edges: .top)
    )
    let group = LayoutGroup.vertical(height: 100) { item }.supplementaries(badge)
    let section = LayoutSection(group: group).boundary(.header(), .header().pinned()).background().background()
      .background()
    let messages = Self.view(section).renderHTML().diagnostics.filter {
      $0.code.rawValue == "layout.unsupported-part"
    }
    .map(\.message)
    for name in ["second badge", "badge on a group", "second header", "third background"] {
      #expect(messages.contains { $0.contains(name) }, "\(name)")
    }
    let whole = CollectionView(sections: [AnySection]()) { LayoutNoController() }.header { Text("a") }
    let layout = CompositionalLayout { LayoutSection { .columns(2, height: 44) } }.boundary(.header())
    #expect(whole.layout(layout).renderHTML().diagnostics == [])
    let codes = whole.layout(layout.boundary(.header().pinned())).renderHTML().diagnostics.map(\.code.rawValue)
    #expect(codes == ["layout.unsupported-part"])
  }

  @Test func `sections that share a closure ask it once for each width, and again another time`() {
    let asked = Mutex(0)
    let view = VStack {
      ForEach(0..<9, id: \.self) { _ in Section { Text("word0") } }
    }
    .layout { environment in
      asked.withLock { $0 += 1 }
      return LayoutSection { .columns(environment.container.effectiveWidth > 500 ? 2 : 1, height: 44) }
    }
    _ = view.html()
    let first = asked.withLock { $0 }
    #expect(first < 120)
    _ = view.html()
    #expect(asked.withLock { $0 } > first)
  }

  @Test func `a section whose header moves at some width never asks itself how wide it is`() {
    let view = Section {
      Text("a")
    } header: {
      Text("b")
    }
    .layout { environment in
      let section = LayoutSection { .columns(2, height: 44) }
      return environment.container.effectiveWidth > 500
        ? section.boundary(.header(height: 30, alignment: .bottom)) : section.header(height: 30)
    }
    let output = view.renderHTML()
    let css = output.styleSheet.css
    #expect(css.contains("flex-direction:column"))
    #expect(css.contains("order:1"))
    for block in css.components(after: "@container layout ") where block.contains("flex-direction:column") {
      Issue.record("the section's own rule asks for its own width: \(block)")
    }
  }
}

private struct LayoutNoSection: CollectionSection {
  let id: Int
}

private struct LayoutNoController: SectionController {
  func view(for section: LayoutNoSection) -> some View { Text("none") }
}

extension String {
  /// The texts up to the next brace pair's end behind each mark.
  fileprivate func components(after mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      parts.append(String(rest.prefix { $0 != "}" }))
    }
    return parts
  }
}
