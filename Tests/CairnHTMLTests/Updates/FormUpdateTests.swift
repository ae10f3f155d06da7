import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Updaters whose rows have controls that a form around the collection sends.
@Suite struct FormUpdateTests {
  private typealias Peak = UpdatedSections.Peak
  private typealias Range = UpdatedSections.Range

  private struct Controller: SectionController {
    func view(for section: Range) -> some View {
      List {
        ForEach(section.items) { ListCell($0.name).accessories { .reorder(displayed: .always) } }
      }
      .selection(.multiple)
    }
  }

  private static func alps(_ names: [String]) -> Range {
    Range(id: "alps", look: .cells, title: "", items: names.map { Peak(id: $0.lowercased(), name: $0) })
  }

  @Test func `shows controls that the form around it sends`() throws {
    var updater = HTMLUpdater(sections: [Self.alps(["Eiger", "Rysy"])], isInForm: true) { Controller() }
    #expect(updater.diagnostics == [])
    #expect(updater.body.contains("name=\"move\" value=\"up:rysy\""))
    #expect(updater.body.contains("type=\"checkbox\""))
    let page = HTMLPage(title: "Peaks") { Form(action: "/peaks") { updater.content } }.render()
    #expect(page.diagnostics == [])
    // The return key presses the first button of a form, which must not move a row.
    let form = try #require(page.html.firstRange(of: "<form"))
    let button = try #require(page.html[form.upperBound...].firstRange(of: "<button"))
    #expect(page.html[button.lowerBound...].hasPrefix("<button hidden></button>"))
    let update = updater.update(to: [Self.alps(["Rysy", "Eiger"])])
    #expect(update.diagnostics == [])
    let live = try LivePage(
      HTMLUpdater(sections: [Self.alps(["Eiger", "Rysy"])], isInForm: true) { Controller() }.body
    )
    try live.apply(update)
    #expect(live.lines == (try LivePage(updater.body).lines))
  }

  @Test func `has one hidden button in a form, whatever else is in it`() {
    let updater = HTMLUpdater(sections: [Self.alps(["Eiger"])], isInForm: true) { Controller() }
    let html = HTMLPage(title: "Peaks") {
      Form {
        Section(["K2"], id: \.self) { ListCell($0).accessories { .reorder(displayed: .always) } }
        updater.content
      }
    }
    .html()
    #expect(html.ranges(of: "<button hidden>").count == 1)
  }

  @Test func `says where a form is missing, and where an updater does not know of one`() {
    let told = HTMLUpdater(sections: [Self.alps(["Eiger"])], isInForm: true) { Controller() }
    let alone = HTMLPage(title: "Peaks") { told.content }.render().diagnostics
    #expect(alone.map(\.code) == [.missingForm])
    #expect(alone.first?.message.contains("isInForm") == true)
    let untold = HTMLUpdater(sections: [Self.alps(["Eiger"])]) { Controller() }
    #expect(untold.diagnostics.map(\.code) == [.missingForm])
    let around = HTMLPage(title: "Peaks") { Form { untold.content } }.render().diagnostics
    #expect(around.map(\.code) == [.missingForm, .missingForm])
    #expect(around.last?.message.contains("isInForm: true") == true)
    #expect(HTMLPage(title: "Peaks") { untold.content }.render().diagnostics.count == 1)
  }

  @Test func `reports a form in a form`() {
    struct Nested: SectionController {
      func view(for section: Range) -> some View { Form { Text("Peaks") } }
    }
    let updater = HTMLUpdater(sections: [Self.alps(["Eiger"])], isInForm: true) { Nested() }
    #expect(updater.diagnostics.map(\.code) == [.nestedForm])
  }
}
