import Cairn
import CairnHTML
import CairnTestSupport
import Synchronization
import Testing

@Suite struct HTMLUpdaterTests {
  private typealias Peak = UpdatedSections.Peak
  private typealias Range = UpdatedSections.Range

  private static func updater(_ sections: [AnySection], options: HTMLOptions = HTMLOptions()) -> HTMLUpdater {
    HTMLUpdater(sections: sections, options: options) { UpdatedSections.registry() }
  }

  private static func alps(_ names: [String], look: UpdatedSections.Look = .cells) -> AnySection {
    AnySection(Range(id: "alps", look: look, title: "Alps", items: names.map { Peak(id: $0.lowercased(), name: $0) }))
  }

  private static func andes(_ names: [String]) -> AnySection {
    AnySection(
      Range(id: "andes", look: .cells, title: "Andes", items: names.map { Peak(id: $0.lowercased(), name: $0) })
    )
  }

  @Test func `gives sections and items ids that name them`() throws {
    let updater = Self.updater([Self.alps(["Eiger", "Mönch"]), Self.andes(["Huascarán"])])
    let page = try LivePage(updater.body)
    let named = page.identifiers.filter { !$0.contains("title") }
    #expect(named == ["collection", "alps", "alps--eiger", "alps--mönch", "andes", "andes--huascarán"])
    #expect(updater.diagnostics == [])
  }

  @Test func `changes nothing but the item that changed`() throws {
    var updater = Self.updater([Self.alps(["Eiger", "Mönch"]), Self.andes(["Huascarán"])])
    let changed = Range(
      id: "alps",
      look: .cells,
      title: "Alps",
      items: [Peak(id: "eiger", name: "Eiger"), Peak(id: "mönch", name: "Monk")]
    )
    let update = updater.update(to: [AnySection(changed), Self.andes(["Huascarán"])])
    #expect(update.operations.map(\.target.id) == ["alps--mönch"])
    guard case .setContent(_, let html) = try #require(update.operations.first) else {
      Issue.record("The words are not changed in place")
      return
    }
    #expect(html == "Monk")
    #expect(update.styles == "")
  }

  @Test func `changes a header and a footer alone when only they change`() throws {
    var range = Range(id: "alps", look: .cells, title: "Alps", items: [Peak(id: "eiger", name: "Eiger")])
    var updater = Self.updater([AnySection(range)])
    range.title = "The Alps"
    let header = updater.update(to: [AnySection(range)]).operations
    guard case .setContent(let target, "The Alps")? = header.first else {
      Issue.record("The header is not changed in place: \(header)")
      return
    }
    #expect(header.count == 1)
    #expect(target.id == "alps")
    range.items.append(Peak(id: "mönch", name: "Mönch"))
    let footer = updater.update(to: [AnySection(range)]).operations
    #expect(footer.count == 2)
    #expect(
      footer.contains { operation in
        if case .setContent(_, "2 peaks") = operation { true } else { false }
      }
    )
  }

  @Test func `sends nothing for equal sections and does not render them`() {
    let rendered = Mutex<[String]>([])
    let sections = [Self.alps(["Eiger"]), Self.andes(["Huascarán"])]
    var updater = HTMLUpdater(sections: sections) {
      UpdatedSections.registry { id in rendered.withLock { $0.append(id) } }
    }
    #expect(rendered.withLock { $0 } == ["alps", "andes"])
    #expect(updater.update(to: sections).isEmpty)
    #expect(rendered.withLock { $0.count } == 2)
    let update = updater.update(to: [Self.andes(["Huascarán"]), Self.alps(["Eiger", "Mönch"])])
    #expect(rendered.withLock { $0 } == ["alps", "andes", "alps"])
    #expect(!update.isEmpty)
    #expect(updater.update(to: sections.reversed(), rendersAll: true).operations.count == 2)
    #expect(rendered.withLock { $0.count } == 5)
  }

  @Test func `moves the fewest items`() {
    let names = (0..<100).map { "Peak\($0)" }
    var updater = Self.updater([Self.alps(names, look: .plain)])
    let update = updater.update(to: [Self.alps(Array(names.dropFirst()) + [names[0]], look: .plain)])
    #expect(update.operations.count == 1)
    guard case .move(let target, _, let next, _)? = update.operations.first else {
      Issue.record("The item does not move")
      return
    }
    #expect(target.id == "alps--peak0")
    #expect(next == nil)
  }

  @Test(arguments: [UpdatedSections.Look.plain, .cells, .outline, .choices])
  func `moves an item that comes to another section, with what the reader did`(look: UpdatedSections.Look) throws {
    var (alps, tatras) = (
      Range(
        id: "alps",
        look: look,
        title: "Alps",
        items: [Peak(id: "eiger", name: "Eiger"), Peak(id: "rysy", name: "Rysy")]
      ),
      Range(id: "tatras", look: look, title: "Tatras", items: [Peak(id: "mnich", name: "Mnich")])
    )
    for isReversed in [false, true] {
      let old = [AnySection(alps), AnySection(tatras)]
      var updater = Self.updater(isReversed ? old.reversed() : old)
      let page = try LivePage(updater.body)
      let element = try #require(page.identifiers.contains("alps--rysy") ? page.element("alps--rysy") : nil)
      var rysy = alps.items.removeLast()
      rysy.name = "Higher Rysy"
      tatras.items.insert(rysy, at: 0)
      let new = [AnySection(alps), AnySection(tatras)]
      let update = updater.update(to: isReversed ? new.reversed() : new)
      try page.apply(update)
      #expect(page.lines == (try LivePage(updater.body).lines))
      #expect(try page.element("tatras--rysy") === element)
      alps.items.append(Peak(id: "rysy", name: "Rysy"))
      tatras.items.removeFirst()
    }
  }

  @Test func `makes an item anew that became another kind of item, and says so`() {
    struct Controller: SectionController {
      func view(for section: Range) -> some View {
        List {
          ForEach(section.items) { peak in
            if peak.isFavourite {
              DisclosureGroup {
                Text("More")
              } label: {
                ListCell(peak.name)
              }
            } else {
              ListCell(peak.name)
            }
          }
        }
      }
    }
    var range = Range(id: "alps", look: .cells, title: "", items: [Peak(id: "eiger", name: "Eiger")])
    var updater = HTMLUpdater(sections: [AnySection(range)]) { Controller() }
    range.items[0].isFavourite = true
    let update = updater.update(to: [AnySection(range)])
    #expect(update.operations.count == 1)
    guard case .reload(let target, _)? = update.operations.first else {
      Issue.record("The item is not made anew")
      return
    }
    #expect(target.id == "alps--eiger")
    #expect(update.diagnostics.map(\.code) == [.changedKind])
  }

  @Test func `makes drawings anew as a whole, as clients read parts of them as HTML`() throws {
    var range = Range(id: "alps", look: .pictures, title: "", items: [Peak(id: "eiger", name: "Eiger")])
    var updater = Self.updater([AnySection(range)])
    range.items[0].isFavourite = true
    let update = updater.update(to: [AnySection(range)])
    #expect(update.operations.count == 1)
    guard case .reload(_, let html) = try #require(update.operations.first) else {
      Issue.record("A part of the drawing is changed")
      return
    }
    #expect(html.hasPrefix("<svg "))
  }

  @Test func `makes an item anew that gets actions, and takes it for no other kind`() throws {
    struct Controller: SectionController {
      func view(for section: Range) -> some View {
        Form {
          List {
            ForEach(section.items) { peak in
              ListCell(peak.name).swipeActions { if peak.isFavourite { SwipeAction("Flag", action: "flag") } }
            }
          }
        }
      }
    }
    var range = Range(id: "alps", look: .cells, title: "", items: [Peak(id: "eiger", name: "Eiger")])
    var updater = HTMLUpdater(sections: [AnySection(range)]) { Controller() }
    let page = try LivePage(updater.body)
    range.items[0].isFavourite = true
    let update = updater.update(to: [AnySection(range)])
    #expect(update.diagnostics == [])
    try page.apply(update)
    #expect(page.lines == (try LivePage(updater.body).lines))
  }

  @Test func `tells the rules that the page does not have yet`() {
    struct Controller: SectionController {
      func view(for section: Range) -> some View {
        Section(section.items) { Text(verbatim: $0.name).padding(Double($0.height)) }
      }
    }
    var range = Range(id: "alps", look: .plain, title: "", items: [Peak(id: "eiger", name: "Eiger", height: 3)])
    var updater = HTMLUpdater(sections: [AnySection(range)]) { Controller() }
    let before = updater.styleSheet
    range.items[0].height = 5
    let update = updater.update(to: [AnySection(range)])
    #expect(update.styles.contains("padding"))
    #expect(before.styles + update.styles != before.styles)
    #expect(!before.styles.contains(update.styles))
    #expect(updater.styleSheet.styles.contains(update.styles))
    range.items[0].height = 3
    #expect(updater.update(to: [AnySection(range)]).styles == "")
  }

  @Test func `shows sections whose identity repeats, told apart by their order, with a diagnostic`() throws {
    var updater = Self.updater([Self.alps(["Eiger"])])
    let page = try LivePage(updater.body)
    #expect(Self.updater([Self.alps([]), Self.alps([])]).diagnostics.map(\.code) == [.duplicateSection])
    let steps = [["Eiger", "Mönch"], ["Eiger", "Rysy"], ["Ortler", "Rysy", "Rysy"], ["Rysy"], []]
    for names in steps {
      let sections = names.map { Self.alps([$0]) }
      let update = updater.update(to: sections)
      try page.apply(update)
      #expect(updater.sections == sections)
      #expect(page.lines == (try LivePage(Self.updater(sections).body).lines))
      #expect(page.identifiers.count { $0 == "alps" || $0.wholeMatch(of: /alps-\d/) != nil } == names.count)
    }
  }

  @Test func `keeps what the reader did in elements of a stack when one before them goes`() throws {
    struct Controller: SectionController {
      func view(for section: Range) -> some View {
        ScrollView(.horizontal) {
          HStack {
            ForEach(section.items) { peak in
              DisclosureGroup(peak.name) { Text(verbatim: "\(peak.height) m") }
            }
          }
        }
      }
    }
    var range = Range(
      id: "alps",
      look: .plain,
      title: "",
      items: [
        Peak(id: "eiger", name: "Eiger", height: 1), Peak(id: "rysy", name: "Rysy", height: 2),
      ]
    )
    var updater = HTMLUpdater(sections: [range]) { Controller() }
    let page = try LivePage(updater.body)
    let rysy = try page.element("alps--rysy")
    #expect(rysy.name == "details")
    range.items.removeFirst()
    let update = updater.update(to: [range])
    #expect(update.operations == [.remove(HTMLUpdate.Target(id: "alps--eiger"))])
    try page.apply(update)
    #expect(try page.element("alps--rysy") === rysy)
  }

  @Test func `gives no ids to elements that are known by their positions`() {
    struct Controller: SectionController {
      func view(for section: Range) -> some View {
        HStack { ForEach(0..<3) { Text(verbatim: "\($0)") } }
      }
    }
    let updater = HTMLUpdater(sections: [Range(id: "alps", look: .plain, title: "", items: [])]) { Controller() }
    #expect(!updater.body.contains("alps--"))
  }

  @Test func `renders all sections again when the options change`() throws {
    var updater = Self.updater([Self.alps(["Eiger"])])
    updater.options.environment.headingLevel = 3
    let update = updater.update(to: updater.sections)
    #expect(!update.isEmpty)
    #expect(updater.body.contains("<h3"))
  }

  @Test func `stands in a page as the collection itself does`() {
    let updater = Self.updater([Self.alps(["Eiger"])])
    #expect(HTMLPage(title: "Mountains") { updater.content }.html().contains("<main><div id=\"collection\""))
    let padded = HTMLPage(title: "Mountains") { updater.content.padding(8) }.html()
    #expect(!padded.contains("<main><div id=\"collection\"") && padded.contains("><div id=\"collection\""))
  }

  @Test func `tells a page what is wrong with the collection in it`() {
    let updater = Self.updater([Self.alps([]), Self.alps([])])
    let page = HTMLPage(title: "Mountains") { updater.content }.render()
    #expect(page.diagnostics.map(\.code) == [.duplicateSection])
  }

  @Test func `shows the collection in a page, with the rules that it needs`() {
    let updater = Self.updater([Self.alps(["Eiger"])])
    let page = HTMLPage(title: "Mountains") { updater.content }.render()
    #expect(page.html.contains(updater.body))
    #expect(page.styleSheet.styles == updater.styleSheet.styles || updater.styleSheet.isSubset(of: page.styleSheet))
    #expect(page.diagnostics == [])
  }

  @Test(arguments: [
    ("eiger", "eiger"), ("mont-blanc", "mont-blanc"), ("a--b", "a_2D_2Db"), ("-a", "_2Da"), ("a b", "a_20b"),
    ("a_b", "a_b"), ("a_2D", "a_5F2D"), ("mönch", "mönch"), ("", "_"), ("_", "_5F"), ("\"<>&", "_22_3C_3E_26"),
    ("1.5", "1_2E5"),
  ])
  func `makes ids of identities`(identity: String, expected: String) throws {
    var range = Range(id: "alps", look: .plain, title: "", items: [])
    range.items = [Peak(id: identity, name: "Eiger")]
    let page = try LivePage(Self.updater([AnySection(range)]).body)
    #expect(page.identifiers.contains("alps--\(expected)"))
  }

  @Test func `writes selectors that browsers can read`() {
    #expect(HTMLUpdate.Target(id: "alps--eiger", path: [2, 1]).selector == "#alps--eiger>:nth-child(2)>:nth-child(1)")
    #expect(HTMLUpdate.Target(id: "1.5").selector == "#\\31 \\.5")
  }
}
