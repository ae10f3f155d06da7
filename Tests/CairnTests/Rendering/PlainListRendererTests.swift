import Cairn
import Testing

/// A renderer of somebody else's gets all that lists can do, without knowing how they come about.
@Suite struct PlainListRendererTests {
  private func render(_ view: some View) -> (lines: String, diagnostics: [Diagnostic]) {
    let renderer = PlainListRenderer()
    view.render(into: renderer)
    return (renderer.lines.joined(separator: "\n"), renderer.diagnostics)
  }

  private struct Region: Identifiable, Sendable {
    let id: String
    var parts: [Region]?
  }

  @Test func `shows rows with badges, actions and accessories`() {
    let list = List(["Rysy", "Mnich"], id: \.self) { name in
      ListCell(name, secondaryText: "Tatras").badge(2).destination("\(name).html")
        .accessories { Accessory.delete(displayed: .always) }
        .swipeActions { SwipeAction("Flag", action: "flag") }
        .swipeActions(edge: .leading) { SwipeAction("Map", destination: "map.html") }
    }
    let (lines, diagnostics) = render(Form { list.listStyle(.insetGrouped) })
    let expected = """
      insetGrouped list of 2
        […] Rysy Tatras → Rysy.html (2)
          actions: Map → map.html, Flag = flag:Rysy
        […] Mnich Tatras → Mnich.html (2)
          actions: Map → map.html, Flag = flag:Mnich
      """
    #expect(lines == expected)
    #expect(diagnostics == [])
  }

  @Test func `shows what can be chosen`() {
    let rows = ForEach(["Rysy", "Mnich", "Giewont"], id: \.self) { Text($0).selectionDisabled($0 == "Giewont") }
    let one = render(Form { List { rows }.selection(.single, selected: ["Mnich"]) })
    #expect(one.lines == "plain list of 3\n  ( ) Rysy\n  (•) Mnich\n  Giewont")
    let several = render(
      Form {
        Section {
          rows
        } header: {
          Text("Peaks")
        }.selection(.multiple, selected: ["Rysy"])
      }
    )
    #expect(several.lines == "plain list of 3\n  # Peaks\n  [x] Rysy\n  [ ] Mnich\n  Giewont")
    #expect(one.diagnostics + several.diagnostics == [])
  }

  @Test func `shows outlines`() {
    let regions = [
      Region(id: "Tatras", parts: [Region(id: "High"), Region(id: "Low", parts: [])]), Region(id: "Alps"),
    ]
    let outline = OutlineGroup(regions, children: \.parts) { region in
      Text(region.id).badge(1).swipeActions { SwipeAction("Flag", action: "flag") }
    }
    let (lines, diagnostics) = render(Form { List { outline.expanded(["Tatras"]) }.selection(.multiple) })
    let expected = """
      plain list of 2
        ▾ [ ] Tatras (1)
          [ ] High (1)
            actions: Flag = flag:High
          ▸ [ ] Low (1)
            actions: Flag = flag:Low
          actions: Flag = flag:Tatras
        [ ] Alps (1)
          actions: Flag = flag:Alps
      """
    #expect(lines == expected)
    #expect(diagnostics == [])
  }

  @Test func `is told what was left out, in the words of the other backends`() {
    let list = List(["Rysy", "Mnich"], id: \.self) { name in
      ListCell(name).destination("javascript:alert(1)").swipeActions { SwipeAction("Flag", action: "flag") }
    }
    let (lines, diagnostics) = render(list)
    #expect(lines == "plain list of 2\n  Rysy\n  Mnich")
    #expect(diagnostics.map(\.code) == [.missingForm, .blockedURL, .missingForm, .blockedURL])
  }
}
