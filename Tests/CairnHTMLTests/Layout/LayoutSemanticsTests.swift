import Cairn
import CairnHTML
import Testing

@Suite struct LayoutSemanticsTests {
  @Test(arguments: LayoutSpecimen.all)
  func `every item is an item of one list`(_ specimen: LayoutSpecimen) throws {
    let elements = try StrictHTMLReader.read(specimen.makeView().html()).flatMap(\.elements)
    let items = elements.filter { $0.name == "li" || $0["role"] == "listitem" }
    #expect(items.count == specimen.itemCount)
    #expect(elements.count { $0["role"] == "list" } == (specimen.itemCount == 0 ? 0 : 1))
  }

  @Test(arguments: LayoutSpecimen.all)
  func `a section is the same however it is written`(_ specimen: LayoutSpecimen) throws {
    let body = specimen.makeView().renderHTML().body
    #expect(specimen.makeView().html() == body)
    #expect(specimen.makeView().html() == body)
    var bytes: [UInt8] = []
    let page = HTMLPage(title: "Layout") { specimen.makeView() }
    try page.write { bytes += $0 }
    #expect(String(decoding: bytes, as: UTF8.self) == page.html())
  }

  @Test func `lines of items as wide as their content share what is left over, as tags do`() {
    func css(_ spacing: LayoutSpacing) -> String {
      let layout = LayoutSection(spacing: 12) {
        .horizontal(height: .estimated(44), spacing: spacing) {
          LayoutItem(width: .estimated(80), height: .estimated(44))
        }
      }
      return Section(0..<7, id: \.self) { Text("Tag \($0)") }.layout(layout).renderHTML().styleSheet.css
    }
    #expect(css(.flexible(8)).contains("flex-wrap:wrap"))
    #expect(css(.flexible(8)).contains("justify-content:space-between"))
    // The last line keeps together, unless it is full.
    #expect(css(.flexible(8)).contains("::after{content:\"\";flex:1 1 5rem}"))
    #expect(!css(8).contains("justify-content"))
  }

  @Test(arguments: [true, false])
  func `scroll bars of a collection and of what scrolls in it show unless it says otherwise`(shows: Bool) throws {
    struct Row: CollectionSection {}
    struct Controller: SectionController {
      func view(for section: Row) -> some View { Section { Text("a") } }
    }
    let collection = CollectionView(showsIndicators: shows, sections: [Row().eraseToAnySection()]) { Controller() }
    let layout = CompositionalLayout { LayoutSection { .columns(1, height: 44, of: LayoutItem()) } }
    let sideways = collection.layout(layout.scrollDirection(.horizontal))
    for html in [collection.html(), sideways.html()] {
      let classes = try StrictHTMLReader.read(html).flatMap(\.elements).flatMap(\.classes)
      #expect(classes.contains("collection"))
      #expect(classes.contains("no-bars") != shows)
    }
  }

  @Test func `what scrolls sideways is reached by keyboard and has a name`() throws {
    for specimen in LayoutSpecimen.all where specimen.name.hasPrefix("orthogonal-") {
      let elements = try StrictHTMLReader.read(specimen.makeView().html()).flatMap(\.elements)
      for scroller in elements where scroller.classes.contains("scroller") {
        #expect(scroller["tabindex"] == "0")
        #expect(scroller["role"] == "group")
        #expect(scroller["aria-labelledby"] == "section-1-title")
      }
    }
  }

  @Test func `a section in an item has a layout of its own`() throws {
    let inner = LayoutSection { .columns(2, height: 44) }
    let outer = LayoutSection { .vertical(height: 200) { LayoutItem(height: 100).contentInsets(4) } }
    let view = Section {
      Section { Text("a") }.layout(inner)
      Text("b")
    }
    .layout(outer)
    let elements = try StrictHTMLReader.read(view.html()).flatMap(\.elements)
    #expect(elements.count { $0.classes.contains("layout") } == 2)
    #expect(elements.count { $0["role"] == "listitem" || $0.name == "li" } == 3)
  }

  @Test func `what is wrong with a layout is told once a section`() {
    let view = Section {
      ForEach(0..<9, id: \.self) { Text(verbatim: "\($0)") }
    }
    .layout(LayoutSection { .columns(-2, height: 44) })
    #expect(view.renderHTML().diagnostics.map(\.code.rawValue) == ["layout.invalid-count"])
  }

  @Test func `a collection's layout says how far its sections are apart`() {
    let layout = CompositionalLayout { LayoutSection { .columns(2, height: 44) } }.interSectionSpacing(20)
    let view = CollectionView(sections: []) { LayoutHutsController() }.layout(layout)
    #expect(view.renderHTML().styleSheet.css.contains("{gap:1.25rem}"))
  }

  private static let grid = LayoutSection { .columns(2, height: 44) }

  @Test(arguments: [SectionLayout(grid), SectionLayout(choices: [LayoutChoice("Grid", grid)]), nil])
  func `sections of a collection with a layout stand as close as in a layout of all`(_ layout: SectionLayout?) {
    let collection = CollectionView(sections: []) { LayoutHutsController() }
    let sheet =
      switch layout {
      case nil: collection.layout { (_: AnySection, _) in Self.grid }.renderHTML().styleSheet.css
      case let layout? where layout.choices.isEmpty: collection.layout(Self.grid).renderHTML().styleSheet.css
      case let layout?: collection.layout(choices: layout.choices).renderHTML().styleSheet.css
      }
    #expect(sheet.contains("{gap:0}"))
    #expect(!collection.html().contains("spaced"))
  }

  @Test func `the words of a header have room above and below`() {
    let view = Section {
      Text("a")
    } header: {
      Text("b").padding(.vertical, 30)
    }
    #expect(view.layout(Self.grid).renderHTML().styleSheet.css.contains("display:inline-block;padding:1.875rem 0"))
  }

  @Test func `a header and a footer of a collection stand before and after its sections`() throws {
    let collection = CollectionView(sections: [AnySection(LayoutHuts(id: 1))]) { LayoutHutsController() }
      .header { Text("first") }
      .footer { Text("last") }
    let layout = CompositionalLayout(section: Self.grid).interSectionSpacing(20).boundary(
      .header(height: 50),
      .footer()
    )
    for body in [collection.html(), collection.layout(layout).html()] {
      let words = try StrictHTMLReader.read(body).map(\.text).joined()
      #expect(words == "firsthutlast")
      let elements = try StrictHTMLReader.read(body).flatMap(\.elements)
      #expect(elements.filter { $0.classes.contains("band") }.map(\.name) == ["header", "footer"])
    }
    #expect(!collection.layout(layout).html().contains("list"))
  }

  @Test func `each view of a header has a place where the layout has several`() throws {
    let section = Self.grid.boundary(
      .header(width: 150, height: 40, alignment: .topLeading),
      .header(width: 60, height: 30, alignment: .topTrailing)
    )
    let view = Section {
      Text("a")
    } header: {
      Text("Huts")
      Link("All", destination: "/all")
    }
    let output = view.layout(section).renderHTML()
    let heading = try #require(StrictHTMLReader.read(output.body).flatMap(\.elements).first { $0.name == "h1" })
    #expect(heading.children.map(\.text) == ["Huts", "All"])
    #expect(heading.children.map { $0.elements.first?.name } == ["span", "a"])
    #expect(output.styleSheet.css.contains(">:nth-child(2){"))
    #expect(output.diagnostics == [])
  }

  @Test func `a group's badge is that of its first item`() throws {
    let badge = LayoutSupplementary(size: LayoutSize(width: 20, height: 20), containerAnchor: LayoutAnchor(edges: .top))
    let section = LayoutSection {
      .horizontal(height: 100) {
        LayoutGroup.vertical(width: .fractionalWidth(0.5)) { LayoutItem(height: .fractionalHeight(0.5)) }
          .supplementaries(badge)
      }
    }
    let view = Section { ForEach(0..<3, id: \.self) { Text(verbatim: "word\($0)").badge($0 + 1) } }.layout(section)
    let output = view.renderHTML()
    let cells = try StrictHTMLReader.read(output.body).flatMap(\.elements).filter { $0.classes.contains("cell") }
    let badges = cells.map { $0.children.flatMap(\.elements).filter { $0.classes.contains("badge") } }
    #expect(badges.map(\.count) == [1, 1, 1])
    #expect(badges.map { $0.contains { $0.classes.contains("corner") } } == [false, true, false])
    #expect(output.diagnostics == [])
  }

  @Test func `content that may only be words shows its items without a grid`() throws {
    let grid = Section { Text("b") }.layout(LayoutSection { .columns(2, height: 44) })
    let heading = Section {
      Text("a")
    } header: {
      grid
    }
    let elements = try StrictHTMLReader.read(heading.html()).flatMap(\.elements)
    #expect(!elements.contains { $0.classes.contains("cells") })
  }
}

private struct LayoutHutsController: SectionController {
  func view(for section: LayoutHuts) -> some View { Text("hut") }
}

private struct LayoutHuts: CollectionSection {
  let id: Int
}
