import Cairn
import CairnHTML
import Testing

@Suite struct HTMLUpdateFormatTests {
  private typealias Peak = UpdatedSections.Peak

  private static func grid(_ peaks: [Peak]) -> AnySection {
    AnySection(UpdatedSections.Range(id: "alps", look: .grid, title: "", items: peaks))
  }

  private static let eiger = Peak(id: "eiger", name: "Eiger")
  private static let monk = Peak(id: "mönch", name: "Mönch")
  private static let peak = Peak(id: "k2", name: "K2 <\"&")

  private static func update(_ old: [Peak], _ new: [Peak]) -> HTMLUpdate {
    var updater = HTMLUpdater(sections: [grid(old)]) { UpdatedSections.registry() }
    return updater.update(to: [grid(new)])
  }

  @Test func `takes items away`() {
    let update = Self.update([Self.eiger, Self.monk], [Self.monk])
    #expect(update.turboStream == "<turbo-stream action=\"remove\" targets=\"#alps--eiger\"></turbo-stream>\n")
    #expect(update.htmx == "<div hx-swap-oob=\"delete:#alps--eiger\"></div>\n")
    #expect(update.json == "{\"styles\":\"\",\"operations\":[{\"op\":\"remove\",\"target\":\"#alps--eiger\"}]}")
  }

  @Test func `puts items before others`() {
    let update = Self.update([Self.eiger], [Self.peak, Self.eiger])
    guard case .insert(let html, _, _)? = update.operations.first else {
      Issue.record("Nothing is inserted")
      return
    }
    #expect(html.hasPrefix("<li id=\"alps--k2\"><p"))
    #expect(html.hasSuffix(">K2 &lt;\"&amp;</p></li>"))
    #expect(
      update.turboStream
        == "<turbo-stream action=\"before\" targets=\"#alps--eiger\"><template>\(html)</template></turbo-stream>\n"
    )
    #expect(update.htmx == "<div hx-swap-oob=\"beforebegin:#alps--eiger\">\(html)</div>\n")
    #expect(update.json.contains("\"before\":\"#alps--eiger\""))
    #expect(update.json.contains("\"html\":\"\\u003cli id=\\\"alps--k2\\\">"))
  }

  @Test func `moves items, or sends them anew where clients cannot`() {
    let update = Self.update([Self.eiger, Self.monk, Self.peak], [Self.monk, Self.peak, Self.eiger])
    #expect(update.operations.count == 1)
    #expect(update.json.contains("\"op\":\"move\",\"target\":\"#alps--eiger\""))
    #expect(update.json.contains("\"before\":null"))
    let streams = update.turboStream.split(separator: "\n")
    #expect(streams.first == "<turbo-stream action=\"remove\" targets=\"#alps--eiger\"></turbo-stream>")
    #expect(streams.last?.hasPrefix("<turbo-stream action=\"append\" targets=\"#alps&gt;") == true)
    #expect(update.htmx.split(separator: "\n").last?.hasPrefix("<div hx-swap-oob=\"beforeend:#alps&gt;") == true)
  }

  @Test func `changes words and attributes in place`() {
    var named = Self.eiger
    named.name = "Ogre"
    let words = Self.update([Self.eiger], [named])
    #expect(words.htmx == "<div hx-swap-oob=\"innerHTML:#alps--eiger&gt;:nth-child(1)\">Ogre</div>\n")
    named = Self.eiger
    named.isFavourite = true
    let attributes = Self.update([Self.eiger], [named])
    #expect(
      attributes.json.contains("\"op\":\"attributes\",\"target\":\"#alps--eiger>:nth-child(1)\",\"set\":{\"class\":")
    )
    #expect(attributes.htmx.contains("<p hx-swap-oob=\"outerHTML:#alps--eiger&gt;:nth-child(1)\" class=\""))
    #expect(attributes.turboStream.contains("<turbo-stream action=\"append\" targets=\"head\"><template><style>"))
    #expect(
      attributes.turboStream.contains("<turbo-stream action=\"replace\" targets=\"#alps--eiger&gt;:nth-child(1)\">")
    )
  }

  @Test func `follows what sections in front do for the whole page`() throws {
    struct Picture: CollectionSection {
      let id: Int
    }
    struct Controller: SectionController {
      func view(for section: Picture) -> some View {
        VStack {
          Image("peak")
          DisclosureGroup("More", isExpanded: true) { Text("Words") }.disclosureGroupExclusive("questions")
        }
      }
    }
    let options = HTMLOptions(
      assets: ["peak": AssetCatalog.Asset(source: "peak.svg", width: 64, height: 40)],
      eagerImageCount: 1
    )
    let sections = (1...4).map { AnySection(Picture(id: $0)) }
    var updater = HTMLUpdater(sections: Array(sections[1...2]), options: options) { Controller() }
    let page = try LivePage(updater.body)
    for next in [sections, Array(sections[2...]), [sections[3], sections[2]], sections.reversed()] {
      try page.apply(updater.update(to: next))
      let fresh = HTMLUpdater(sections: next, options: options) { Controller() }
      #expect(page.lines == (try LivePage(fresh.body).lines))
      #expect(updater.body.split(separator: "loading=\"eager\"").count == 2)
      #expect(updater.body.split(separator: " open>").count == 2)
    }
  }

  @Test func `gives an element that two lists show two ids`() throws {
    struct Controller: SectionController {
      func view(for section: UpdatedSections.Range) -> some View {
        VStack {
          Section(section.items) { Text(verbatim: $0.name) }
          Section(section.items) { Text(verbatim: $0.name) }
        }
      }
    }
    let section = UpdatedSections.Range(id: "alps", look: .plain, title: "", items: [Self.eiger, Self.monk])
    let updater = HTMLUpdater(sections: [AnySection(section)]) { Controller() }
    let identifiers = try LivePage(updater.body).identifiers.filter { $0.contains("--") }
    #expect(identifiers == ["alps--eiger", "alps--mönch", "alps--eiger-2", "alps--mönch-2"])
  }
}
