import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

@Suite struct ListGuideTests {
  private let guide: String
  private let listings: [String]
  private let code: String

  init() throws {
    let lists = try GuideListings(of: "lists")
    (guide, listings) = (lists.guide, lists.listings)
    code = try GuideListings.code(of: "GuideLists")
  }

  private static let summits = [
    Summit(id: "rysy", name: "Rysy", height: 2499, isClimbed: true),
    Summit(id: "mnich", name: "Mnich", height: 2068),
  ]

  /// Lines without what sets them in, which depends on what is around them.
  private static func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test func `shows only code that compiles`() {
    #expect(listings.count == 15)
    let compiled = Self.lines(code)
    for listing in listings { #expect(compiled.contains(Self.lines(listing)), "\(listing)") }
  }

  @Test func `sends what the guide says`() {
    let output = SummitsForm(summits: Self.summits).renderHTML()
    #expect(output.diagnostics == [])
    for value in ["delete:rysy", "up:rysy"] {
      #expect(output.body.contains("value=\"\(value)\""), "\(value)")
      #expect(guide.contains("=\(value)`"), "\(value)")
    }
    #expect(output.body.contains("name=\"selection\" value=\"rysy\" checked"))
  }

  /// What the first button of a page with a label sends.
  private static func pressed(_ label: String, in page: some View) -> FormAction? {
    guard let button = page.html().components(separatedBy: "<button").first(where: { $0.contains("\"\(label)\"") })
    else { return nil }
    let attribute = { (name: String) in
      button.components(separatedBy: " \(name)=\"").dropFirst().first?.components(separatedBy: "\"").first
    }
    return FormAction(name: attribute("name") ?? "", value: attribute("value") ?? "")
  }

  @Test func `answers with the order and without the items that the reader asked for`() throws {
    var log = SummitLog(summits: Self.summits)
    let up = try #require(Self.pressed("Move Mnich up", in: SummitsForm(summits: log.summits)))
    #expect(up.name == "move")
    try log.receive(up)
    #expect(log.summits.map(\.name) == ["Mnich", "Rysy"])
    try log.receive(up)
    #expect(log.summits.map(\.name) == ["Mnich", "Rysy"])
    try log.receive(try #require(Self.pressed("Delete Mnich", in: SummitsForm(summits: log.summits))))
    #expect(log.summits.map(\.name) == ["Rysy"])
    #expect(throws: ReorderError.unknownItem("mnich")) { try log.receive(up) }
  }

  @Test func `takes an action from none but the fields of controls`() throws {
    var log = SummitLog(summits: Self.summits)
    try log.receive(fields(ofBody: "selection=delete%3Arysy&edit=1&name=a+b%26c"))
    #expect(log.summits.map(\.id) == ["rysy", "mnich"])
    try log.receive(fields(ofBody: "selection=mnich&action=delete%3Arysy"))
    #expect(log.summits.map(\.id) == ["mnich"])
    #expect(fields(ofBody: "name=a+b%26c&name=%C3%A9")["name"] == ["a b&c", "é"])
    // A body that is no form's is no fields, and traps nowhere.
    for body in ["", "%", "%zz=1", "=&=", "a=%FF", "[]"] { _ = fields(ofBody: body) }
  }

  @Test func `moves within a section`() throws {
    var massifs = [
      ListListings.Massif(id: "Alps", summits: []), ListListings.Massif(id: "Tatras", summits: Self.summits),
    ]
    try ListListings.move(FormAction(name: "move", value: "down:rysy"), in: &massifs)
    #expect(massifs.map { $0.summits.map(\.id) } == [[], ["mnich", "rysy"]])
  }

  @Test func `renders a page as its reader left it`() {
    let alps = ListListings.Region(name: "Alps", parts: [ListListings.Region(name: "Eiger")])
    let fresh = ListListings.page(of: [alps], as: [:]).renderHTML().body
    #expect(!fresh.contains(/<details[^>]* open/))
    #expect(fresh.matches(of: /checked/).count == 1)
    #expect(fresh.contains(/checked="">List/))
    let fields = ["open": ["Alps"], "selection": ["Eiger"], "edit": ["1"], "layout": ["grid"]]
    let output = ListListings.page(of: [alps], as: fields).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains(/<details[^>]* open/))
    #expect(output.body.contains(/value="Eiger" checked/))
    #expect(output.body.contains(/name="edit" value="1" checked/))
    #expect(output.body.contains(/checked="">Grid/))
    #expect(output.body.matches(of: /checked/).count == 3)
    // Whichever layout shows, the reader finds the choices in the same order.
    #expect(output.body.contains(/>List<\/label>.*>Grid<\/label>/))
  }

  @Test func `writes its other listings without a diagnostic`() {
    let region = ListListings.Region(name: "Alps", parts: [ListListings.Region(name: "Bernese Alps")])
    let views: [AnyView] = [
      AnyView(ListListings.valueCell), AnyView(ListListings.registered(Self.summits)),
      AnyView(ListListings.state), AnyView(ListListings.rows),
      AnyView(ListListings.outline(of: [region])), AnyView(ListListings.chosen(Self.summits)),
      AnyView(ListListings.loading),
      AnyView(ListListings.row(of: Self.summits[0])),
      AnyView(ListListings.moved(Self.summits[0], "rysy")),
      AnyView(Form { ListListings.collapsible(Self.summits) }.selection(.multiple)),
    ]
    for view in views {
      #expect(view.renderHTML().diagnostics == [])
      #expect(view.renderText(TextOptions(width: 60)).diagnostics == [])
    }
    #expect(ListListings.loading.html(ListListings.german).contains(">Lädt<"))
  }

  @Test func `names every accessory and appearance`() {
    let accessories: [Accessory] = [
      .disclosureIndicator(), .checkmark(), .delete(), .insert(), .reorder(), .detail(destination: "a"), .multiselect(),
      .outlineDisclosure(), .label(text: "a"), .custom { Text("a") },
    ]
    for accessory in accessories {
      let name = "\(accessory.kind)".prefix { $0.isLetter }
      #expect(guide.contains("`\(name)("), "\(name)")
    }
    for appearance in ListConfiguration.Appearance.allCases { #expect(guide.contains("`.\(appearance)`")) }
  }
}
