import Cairn
import CairnHTML
import Testing

/// Ids of what an updater shows: each is there once and stays what it was.
@Suite struct UpdatedIdentifierTests {
  private typealias Peak = UpdatedSections.Peak
  private typealias Range = UpdatedSections.Range

  private struct Notice: CollectionSection {
    let id: String
    var words = "Closed"
  }

  private struct NoticeController: SectionController {
    func view(for section: Notice) -> some View {
      VStack {
        Heading("Tours", level: 2)
        Text(verbatim: section.words)
      }
    }
  }

  private static func range(_ id: String, _ items: [Peak] = []) -> AnySection {
    AnySection(Range(id: id, look: .plain, title: "Range", items: items))
  }

  private static func updater(_ sections: [AnySection], options: HTMLOptions = HTMLOptions()) -> HTMLUpdater {
    HTMLUpdater(sections: sections, options: options) {
      UpdatedSections.registry()
      NoticeController()
    }
  }

  private static func identifiers(_ sections: [AnySection]) throws -> [String] {
    try LivePage(updater(sections).body).identifiers
  }

  private static func expectUnique(_ identifiers: [String]) {
    #expect(Set(identifiers).count == identifiers.count, "\(identifiers)")
  }

  @Test func `keeps the ids of the collection and of the page's content for these`() throws {
    let identifiers = try Self.identifiers([Self.range("collection"), Self.range("main-content")])
    Self.expectUnique(identifiers)
    #expect(identifiers.first == "collection")
    #expect(!identifiers.contains("main-content"))
    var updater = Self.updater([Self.range("collection")])
    let update = updater.update(to: [Self.range("collection", [Peak(id: "eiger", name: "Eiger")])])
    #expect(update.operations.allSatisfy { $0.target.id == "collection-2" })
  }

  @Test func `makes up ids that no section or item can have`() throws {
    Self.expectUnique(
      try Self.identifiers([
        AnySection(Notice(id: "alps")), AnySection(Notice(id: "alps-tours")), Self.range("alps-section-1"),
      ])
    )
    let identifiers = try Self.identifiers([AnySection(Notice(id: "alps"))])
    #expect(identifiers == ["collection", "alps", "alps.tours"])
  }

  @Test func `tells of an id that something else on the page has`() {
    let updater = Self.updater([Self.range("alps")])
    let page = HTMLPage(title: "Alps") {
      Heading("Alps", level: 1)
      updater.content
    }
    #expect(page.render().diagnostics.map(\.code) == [.duplicateID])
    let other = HTMLPage(title: "Alps") {
      updater.content
      Heading("Alps", level: 1)
    }
    #expect(other.render().diagnostics == [])
    #expect(other.html().contains("id=\"alps-1\""))
  }

  @Test func `leaves a section its id when another type of section has the same identity`() throws {
    var updater = Self.updater([Self.range("1")])
    let page = try LivePage(updater.body)
    var update = updater.update(to: [AnySection(Notice(id: "1")), Self.range("1")])
    #expect(update.operations.count == 1)
    guard case .insert(let html, _, let next)? = update.operations.first else {
      Issue.record("The notice is not inserted")
      return
    }
    #expect(html.hasPrefix("<div id=\"1-2\">"))
    #expect(next?.id == "1")
    try page.apply(update)
    update = updater.update(to: [Self.range("1"), AnySection(Notice(id: "1"))])
    #expect(update.operations.count == 1)
    try page.apply(update)
    #expect(page.lines == (try LivePage(updater.body).lines))
    // What goes has its id as long as its element is there.
    update = updater.update(to: [AnySection(Notice(id: "2"))])
    try page.apply(update)
    #expect(page.identifiers.first { $0 != "collection" } == "2")
  }

  @Test func `takes identities that are equal in other code points for those that were sent`() throws {
    var peak = Peak(id: "\u{212B}ngstr\u{F6}m", name: "Old")
    var updater = Self.updater([Self.range("alps", [peak])])
    let body = updater.body
    peak = Peak(id: "\u{C5}ngstr\u{F6}m", name: "New")
    let update = updater.update(to: [Self.range("alps", [peak])])
    // Clients look for ids byte by byte.
    for operation in update.operations where operation.target.id != "alps" {
      #expect(body.utf8.split(separator: UInt8(ascii: "\"")).contains { $0.elementsEqual(operation.target.id.utf8) })
    }
    #expect(!update.operations.isEmpty)
  }

  @Test func `keeps the beginning of its ids when options change`() throws {
    var updater = Self.updater([Self.range("alps")], options: HTMLOptions(idPrefix: "left-"))
    updater.options.idPrefix = "right-"
    updater.options.environment.headingLevel = 3
    let update = updater.update(to: updater.sections)
    #expect(updater.options.idPrefix == "left-")
    #expect(update.operations.allSatisfy { $0.target.id.hasPrefix("left-") })
    #expect(!update.isEmpty)
  }

  @Test func `has rules of updates in the layer where rules of the page's own win`() {
    var range = Range(id: "alps", look: .grid, title: "", items: [Peak(id: "eiger", name: "Eiger")])
    var updater = HTMLUpdater(sections: [AnySection(range)], hasOwnStyles: true) { UpdatedSections.registry() }
    range.items[0].isFavourite = true
    let styles = updater.update(to: [AnySection(range)]).styles
    #expect(styles.hasPrefix("@layer cairn{\n"))
    #expect(updater.update(to: []).styles == "")
  }
}
