import Cairn
import CairnText
import Testing

/// What can be done with rows, wherever they stand, and what is left out.
@Suite struct RowActionsTextTests {
  private struct Region: Identifiable {
    let id: String
    var parts: [Region]?
  }

  private static let tatras = Region(id: "Tatras", parts: [Region(id: "Rysy"), Region(id: "Mnich")])

  private static func row(_ name: String) -> some View {
    ListCell(name).swipeActions { SwipeAction("Flag", action: "flag") }
  }

  private static func accessible() -> TextOptions {
    var options = TextOptions(width: 80)
    options.isAccessible = true
    return options
  }

  @Test func `says what can be done with each row of an outline, behind its words`() {
    let outline = Form {
      Section { OutlineGroup([Self.tatras], children: \.parts) { Self.row($0.id) } }
    }
    let expected = """
      Tatras
      actions: Flag
      ├─ Rysy
      │  actions: Flag
      └─ Mnich
         actions: Flag
      """
    #expect(outline.text(TextOptions(width: 30)) == expected)
    let spoken = """
      list with 1 item
      Tatras, actions: Flag
      Rysy, level 2, actions: Flag
      Mnich, actions: Flag
      """
    #expect(outline.text(Self.accessible()) == spoken)
  }

  @Test func `lets rows under a title be chosen`() {
    let view = Section {
      DisclosureGroup {
        ForEach(["Rysy", "Mnich"], id: \.self) { ListCell($0) }
      } label: {
        ListCell("Tatras")
      }
    }
    .selection(.multiple, selected: ["Mnich"])
    #expect(view.text(TextOptions(width: 30)) == "Tatras\n├─ [ ] Rysy\n└─ [x] Mnich")
    #expect(view.text(Self.accessible()) == "list with 1 item\nTatras\nRysy (not selected), level 2\nMnich (selected)")
  }

  @Test(arguments: [false, true])
  func `leaves out what nothing could send, as pages do`(isAccessible: Bool) {
    var options = TextOptions(width: 80)
    options.isAccessible = isAccessible
    let rows = ["Rysy", "Mnich"]
    let withoutForm = Section(rows, id: \.self) { name in
      Self.row(name).swipeActions(edge: .leading) { SwipeAction("More", destination: "more.html") }
    }
    .renderText(options)
    #expect(!withoutForm.text.contains("Flag"))
    #expect(withoutForm.text.contains("actions: More"))
    #expect(withoutForm.diagnostics.map(\.code) == [.missingForm])
    #expect(withoutForm.diagnostics.map(\.count) == [2])
    let withoutIdentity = Form { Section { Self.row("Rysy") } }.renderText(options)
    #expect(!withoutIdentity.text.contains("Flag"))
    #expect(withoutIdentity.diagnostics.map(\.code) == [.missingIdentity])
  }

  @Test(arguments: [false, true])
  func `leaves out what can be done with the header of a list`(isAccessible: Bool) {
    var options = TextOptions(width: 80)
    options.isAccessible = isAccessible
    let view = Form {
      Section(["Tatras", "Rysy"], id: \.self) { Self.row($0) }.layout(.list(.plain, header: .firstItemInSection))
    }
    let output = view.renderText(options)
    #expect(output.text.split(separator: "\n").first { $0.contains("Tatras") }?.contains("Flag") == false)
    #expect(output.text.matches(of: /Flag/).count == 1)
    #expect(output.diagnostics.map(\.code) == [.headerActions])
  }

  @Test func `gives what is said about a section to its rows`() {
    let section = Section(["Rysy", "Mnich"], id: \.self) {
      Text($0)
    } header: {
      Text("Tatras")
    }
    .swipeActions { SwipeAction("Flag", action: "flag") }
    let expected = "Tatras\n  Rysy\n  actions: Flag\n  Mnich\n  actions: Flag"
    #expect(Form { section }.text(TextOptions(width: 30)) == expected)
    #expect(Form { List { section } }.text(TextOptions(width: 30)) == expected)
  }

  @Test func `says how many rows there are, where elements have several`() {
    let view = Section(["Rysy", "Mnich", "Giewont"], id: \.self) { name in
      ListCell(name); ListCell("\(name), again")
    }
    #expect(view.text(Self.accessible()).hasPrefix("list with 6 items\nRysy\nRysy, again\n"))
  }

  @Test func `gives a control to cells inside of other views, and none to links`() {
    let cells = Section(["Rysy", "Mnich"], id: \.self) { name in HStack { ListCell(name) } }
      .selection(.multiple, selected: ["Mnich"])
    #expect(cells.text(TextOptions(width: 30)) == "[ ] Rysy\n[x] Mnich")
    #expect(cells.text(Self.accessible()).hasSuffix("Rysy (not selected)\nMnich (selected)"))
    let links = List(["Rysy", "Mnich"], id: \.self) { Link($0, destination: "peak.html") }
      .selection(.multiple, selected: ["Mnich"])
    for options in [TextOptions(width: 30), Self.accessible()] {
      let output = links.renderText(options)
      #expect(output.text.contains("Rysy") && output.text.contains("Mnich"))
      #expect(!output.text.contains("[") && !output.text.contains("selected"))
      #expect(output.diagnostics.map(\.code) == [.missingCell])
      #expect(output.diagnostics.map(\.count) == [2])
    }
  }

  @Test func `makes the first item a row where there is a header`() {
    let view = Section(["Rysy", "Mnich"], id: \.self) {
      ListCell($0)
    } header: {
      Text("Tatras")
    }
    .layout(.list(.plain, header: .firstItemInSection))
    #expect(view.text(TextOptions(width: 30)) == "Tatras\n  Rysy\n  Mnich")
    #expect(
      view.text(Self.accessible()) == "Tatras, heading level 1\nlist with 2 items\nRysy\nMnich"
    )
  }
}
