import Cairn
import CairnText
import Testing

/// Numbers in front of items, by which readers of a terminal choose one.
@Suite struct NumberedItemsTests {
  private struct Folder: Identifiable, Sendable {
    let id: String
    var parts: [Folder]?
  }

  private static let folders = [
    Folder(id: "Alps", parts: [Folder(id: "Eiger"), Folder(id: "Jura", parts: [])]), Folder(id: "Andes"),
  ]

  private static func numbering(_ width: Int = 24) -> TextOptions {
    var options = TextOptions(width: width)
    options.numbersItems = true
    return options
  }

  @Test func `numbers line up and say which item they are`() {
    let output = Section(1...10, id: \.self) { ListCell("Peak \($0)") }.renderText(Self.numbering())
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines.first == " 1 Peak 1")
    #expect(lines.last == "10 Peak 10")
    #expect(output.itemIdentities == (1...10).map(String.init))
    #expect(output.itemIdentity(numbered: 10) == "10")
    for number in [0, -1, 11, Int.min, Int.max] { #expect(output.itemIdentity(numbered: number) == nil) }
  }

  @Test func `go on from list to list, and leave out what cannot be chosen`() {
    let view = VStack(alignment: .leading) {
      Section("Alps") {
        ForEach(["Eiger", "Mönch"], id: \.self) { ListCell($0).accessories { Accessory.disclosureIndicator() } }
      }
      Section {
        ListCell("Without identity")
        ListCell("Disabled").tag("disabled").selectionDisabled()
        Text("A view").tag("view")
      }
      .selection(.multiple, selected: ["view"])
    }
    let output = view.renderText(Self.numbering())
    let expected = """
      Alps
        1 Eiger              ›
        2 Mönch              ›

        Without identity
            Disabled
      3 [x] A view
      """
    #expect(output.text == expected)
    #expect(output.itemIdentities == ["Eiger", "Mönch", "view"])
  }

  @Test func `stand in front of controls, and above what can be done`() {
    let view = Form {
      Section(["Eiger", "Mönch"], id: \.self) { name in
        ListCell(name).swipeActions { SwipeAction("Flag", action: "flag") }
      }
      .selection(.multiple, selected: ["Mönch"])
    }
    let expected = """
      1 [ ] Eiger
            actions: Flag

      2 [x] Mönch
            actions: Flag
      """
    #expect(view.text(Self.numbering()) == expected)
  }

  @Test func `number the rows of an outline with those below them`() {
    let view = List { OutlineGroup(Self.folders, children: \.parts) { Label($0.id, systemImage: "folder") } }
    let output = view.renderText(Self.numbering())
    #expect(output.itemIdentities == ["Alps", "Eiger", "Jura", "Andes"])
    #expect(output.text.split(separator: "\n").map { $0.filter(\.isNumber) } == ["1", "2", "3", "4"])
  }

  @Test func `number the items of a grid`() {
    let view = Section(["Eiger", "Mönch"], id: \.self) { Text($0) }
      .layout(LayoutSection { .columns(2, height: .estimated(16), of: LayoutItem()) })
    #expect(view.text(Self.numbering(20)) == "1 Eiger   2 Mönch")
  }

  @Test func `a first item that is the header has none, nor have placeholders`() {
    var configuration = ListConfiguration(appearance: .grouped)
    configuration.headerMode = .firstItemInSection
    let section = Section(["Alps", "Eiger"], id: \.self) { ListCell($0) }
    let output = section.layout(.list(using: configuration)).renderText(Self.numbering())
    #expect(output.itemIdentities == ["Eiger"])
    #expect(section.redacted(reason: .placeholder).renderText(Self.numbering()).itemIdentities == [])
  }

  @Test func `are said first to screen readers`() {
    var options = Self.numbering()
    options.isAccessible = true
    let view = List {
      ForEach(Self.folders) { ListCell($0.id, secondaryText: "Folder") }
      Text("More").tag("more")
    }
    let output = view.renderText(options)
    #expect(output.text == "list with 3 items\n1, Alps, Folder\n2, Andes, Folder\n3, More")
    #expect(output.itemIdentities == ["Alps", "Andes", "more"])
  }

  @Test(arguments: 1...24)
  func `fit into any width`(_ width: Int) {
    let view = Form {
      List {
        OutlineGroup(Self.folders, children: \.parts) { folder in
          ListCell(folder.id, secondaryText: "Folder").swipeActions { SwipeAction("Flag", action: "flag") }
        }
        ForEach(1...8, id: \.self) { Text("Peak \($0)") }
      }
      .selection(.multiple)
    }
    for line in view.text(Self.numbering(width)).split(separator: "\n") {
      #expect(String(line).columns() <= width, "\(line)")
    }
  }

  @Test func `nothing has a number unless asked for`() {
    let output = Section(1...3, id: \.self) { ListCell("Peak \($0)") }.renderText()
    #expect(output.text == "Peak 1\nPeak 2\nPeak 3")
    #expect(output.itemIdentities == [])
  }
}
