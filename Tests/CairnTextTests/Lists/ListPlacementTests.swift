import Cairn
import CairnText
import Testing

/// Where lists, rows and what stands in front of their words are placed.
@Suite struct ListPlacementTests {
  private struct Folder: Identifiable, Sendable {
    let id: String
    var parts: [Folder]?
  }

  private static func text(_ view: some View, _ width: Int = 20) -> String { view.text(TextOptions(width: width)) }

  private static func accessible(_ view: some View) -> String {
    var options = TextOptions(width: 80)
    options.isAccessible = true
    return view.text(options)
  }

  // MARK: Lists

  @Test func `a list begins at the edge, whatever stands below it in a column`() {
    let view = VStack {
      List { Section("Alps") { Text("Dom") } }
      List { Text("Rysy") }.listStyle(.insetGrouped)
    }
    #expect(Self.text(view) == "Alps\n  Dom\n╭──────────────────╮\n│ Rysy             │\n╰──────────────────╯")
    let expected = "Alps, heading level 1\nlist with 1 item\nDom\n\nlist with 1 item\nRysy"
    #expect(Self.accessible(view) == expected)
  }

  @Test func `a section outside of lists begins at the edge too`() {
    let view = VStack {
      Section("Alps") { ForEach(["Dom", "Eiger"], id: \.self) { Text($0) } }
      Text("wide words below")
    }
    #expect(Self.text(view) == "Alps\n  Dom\n  Eiger\n\n  wide words below")
    #expect(Self.text(view, 16) == "Alps\n  Dom\n  Eiger\n\nwide words below")
  }

  @Test func `what lies over an empty list stands in its place`() {
    let view = VStack(alignment: .leading) {
      List([String](), id: \.self) { Text($0) }.overlay { Text("No mail") }
      Text("below")
    }
    #expect(Self.text(view) == "No mail\nbelow")
  }

  @Test func `what is said about rows says nothing about a list`() {
    let list = List { ForEach(["Dom", "Eiger"], id: \.self) { Text($0) } }
    let plain = (Self.text(list), Self.accessible(list))
    #expect(plain.1 == "list with 2 items\nDom\nEiger")
    func expectSame(_ view: some View, _ comment: Comment) {
      #expect(Self.text(view) == plain.0, comment)
      #expect(Self.accessible(view) == plain.1, comment)
      #expect(view.text(TextOptions(width: 20, style: .ansi16)) == plain.0, comment)
    }
    expectSame(list.listRowSeparator(.visible), "separator")
    expectSame(list.listRowSeparatorTint(.red), "tint")
    expectSame(list.listRowBackground(.yellow), "background")
    expectSame(list.listRowInsets(EdgeInsets(leading: 40)), "insets")
    expectSame(list.listStyle(.plain).listRowSeparator(.hidden).listRowBackground(.red), "several")
  }

  @Test(arguments: ListConfiguration.Appearance.allCases)
  func `footers line up with rows`(appearance: ListConfiguration.Appearance) {
    let view = Section {
      ListCell("Dom")
    } header: {
      Text("Alps")
    } footer: {
      Text("Foot")
    }
    let lines = Self.text(view.layout(.list(appearance))).split(separator: "\n")
    #expect(lines.last == "  Foot")
    #expect(lines.contains { $0.hasPrefix("  Dom") || $0.hasPrefix("│ Dom") })
  }

  // MARK: Rows

  @Test func `rows of all kinds line up with the words of those that have a picture`() {
    let view = List {
      Label("Label", systemImage: "star.fill")
      HStack {
        Text("Row")
        Spacer()
        Text("v")
      }
      Button("Go", destination: "x.html")
      ProgressView("P", value: 0.5)
      HStack {
        Image(systemName: "star.fill")
        Text("Own")
      }
    }
    let expected = """
      ✮ Label
        Row              v
        [ Go ]
        P █████░░░░░  50 %
      ✮ Own
      """
    let lines = Self.text(view).split(separator: "\n")
    #expect(lines.count == 5)
    for (line, expected) in zip(lines, expected.split(separator: "\n")) {
      #expect(line.prefix(5) == expected.prefix(5))
    }
    #expect(lines[1].count == 20)
  }

  @Test func `words below a title line up with labels beside them`() {
    let view = List {
      DisclosureGroup("More", isExpanded: true) {
        Text("inside")
        Label("Flag", systemImage: "flag")
      }
    }
    #expect(Self.text(view) == "  More\n├─   inside\n└─ ⚐ Flag")
  }

  @Test func `a word wider than its row keeps beside the picture that its row has`() {
    let view = List {
      OutlineGroup([Folder(id: "A", parts: [Folder(id: "bottom.txt"), Folder(id: "note.md")])], children: \.parts) {
        Text($0.id)
      }
      Label("F", systemImage: "flag")
    }
    #expect(Self.text(view, 12) == "  A\n├─   bottom.\n│    txt\n└─   note.md\n⚐ F")
  }

  @Test func `a spacer gives way before words wrap`() {
    let row = HStack {
      Text("Disk")
      Spacer()
      Text("One two three four")
    }
    #expect(Self.text(row, 23) == "Disk One two three four")
    #expect(Self.text(row, 20) == "Disk   One two three\n       four")
    #expect(Self.text(List { row }, 20) == Self.text(row, 20))
  }

  @Test func `half a row of padding sets no rows of a list apart, and a whole row does`() {
    func list(_ points: Double) -> some View {
      List { ForEach(["Dom", "Eiger"], id: \.self) { Text($0).padding(.vertical, points) } }
    }
    for points in [0, 4, 8, 15.0] { #expect(Self.text(list(points)) == "Dom\nEiger") }
    #expect(Self.text(list(16)) == "\nDom\n\n\nEiger\n")
  }

  // MARK: In front of words

  private static func chosen(_ names: [String]) -> some View {
    Form(action: "/") { Section(names, id: \.self) { ListCell($0) } }.selection(.multiple, selected: ["Dom"])
  }

  @Test func `a control keeps beside words that are longer than the line`() {
    let list = Self.chosen(["Dom", "Donaudampfschifffahrtselektrizitäten"])
    #expect(Self.text(list, 24) == "[x] Dom\n\n[ ] Donaudampfschifffahr\n    tselektrizitäten")
    var options = TextOptions(width: 24)
    options.numbersItems = true
    #expect(list.text(options) == "1 [x] Dom\n\n2 [ ] Donaudampfschifffa\n      hrtselektrizitäten")
  }

  @Test func `a control stands above words that would have hardly any room beside it`() {
    #expect(Self.text(Self.chosen(["Donaudampf"]), 11) == "[ ]\nDonaudampf")
  }

  @Test func `leaves of an outline have nothing to unfold`() {
    let folders = [Folder(id: "A", parts: [Folder(id: "a")]), Folder(id: "B")]
    let outline = OutlineGroup(folders, children: \.parts) {
      ListCell($0.id).accessories { Accessory.outlineDisclosure(style: .cell) }
    }
    #expect(Self.text(Section { outline }) == "A\n└─ a\nB")
    #expect(Self.accessible(Section { outline }) == "list with 2 items\nA\na, level 2\nB, level 1")
    let group = DisclosureGroup("A", isExpanded: true) {
      ListCell("a").accessories { Accessory.outlineDisclosure() }
    }
    #expect(!Self.text(List { group }).contains("▸"))
    #expect(!Self.accessible(List { group }).contains("folded"))
  }

  // MARK: Behind words

  @Test(arguments: TextOptions.Appearance.allCases, [TextOptions.Style.ansi16, .ansi256, .trueColor])
  func `what lies behind a row always has ink of its own`(
    appearance: TextOptions.Appearance,
    style: TextOptions.Style
  ) throws {
    var options = TextOptions(width: 12, style: style)
    options.appearance = appearance
    let rows = List {
      ListCell("Chosen").state(CellState(\.isSelected))
      ListCell("Yellow").listRowBackground(.yellow)
    }
    let fills = try Regex(style == .ansi16 ? "(^|;)(4|10)[0-7](;|$)" : "(^|;)48;[25];")
    let inks = try Regex(style == .ansi16 ? "(^|;)(3|9)[0-7](;|$)" : "(^|;)38;[25];")
    let filled = rows.text(options).matches(of: /\u{1B}\[([0-9;]*)m/).map(\.output.1).filter { $0.contains(fills) }
    #expect(filled.count == 2)
    #expect(filled.allSatisfy { $0.contains(inks) }, "\(filled)")
  }
}
