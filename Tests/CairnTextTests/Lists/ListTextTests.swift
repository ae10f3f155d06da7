import Cairn
import CairnText
import Testing

/// What single decisions about lists and cells look like.
@Suite struct ListTextTests {
  private static let wide = TextOptions(width: 30)

  private static func ascii(_ width: Int = 30) -> TextOptions {
    var options = TextOptions(width: width)
    options.characters = .ascii
    return options
  }

  private static func accessible() -> TextOptions {
    var options = TextOptions(width: 80)
    options.isAccessible = true
    return options
  }

  @Test func `a notice over a list without rows has its room`() {
    let notice = List([String](), id: \.self) { Text($0) }.overlay {
      ContentUnavailableView("No mail", systemImage: "tray")
    }
    let text = VStack(alignment: .leading) {
      Text("Inbox")
      notice
      Text("Sent")
    }
    .text(Self.wide)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.first == "Inbox" && lines.last == "Sent" && lines.contains { $0.hasSuffix("No mail") }, "\(text)")
    let shape = Text("Inbox").overlay { Text("A long notice over a short word") }
    #expect(shape.text(Self.wide).split(separator: "\n").count == 1)
  }

  @Test func `shows each accessory`() {
    let cases: [(Accessory, unicode: String, ascii: String)] = [
      (Accessory.disclosureIndicator(), "Rysy                         ›", "Rysy                         >"),
      (Accessory.checkmark(), "Rysy                         ✓", "Rysy                         *"),
      (Accessory.delete(displayed: .always), "[-] Rysy", "[-] Rysy"),
      (Accessory.insert(displayed: .always), "[+] Rysy", "[+] Rysy"),
      (Accessory.reorder(displayed: .always), "Rysy                        ↑↓", "Rysy                        ^v"),
      (Accessory.detail(destination: "more"), "Rysy                         ⓘ", "Rysy                       (i)"),
      (Accessory.multiselect(displayed: .always), "[ ] Rysy", "[ ] Rysy"),
      (Accessory.outlineDisclosure(), "Rysy", "Rysy"),
      (Accessory.label(text: "99+"), "Rysy                     (99+)", "Rysy                     (99+)"),
    ]
    for (accessory, unicode, ascii) in cases {
      let cell = Form { ListCell("Rysy").accessories { accessory }.tag("rysy") }
      #expect(cell.text(Self.wide) == unicode)
      #expect(cell.text(Self.ascii()) == ascii)
    }
  }

  @Test func `shows controls for editing only while editing`() {
    let cell = Form {
      ListCell("Rysy")
        .accessories {
          Accessory.delete()
          Accessory.disclosureIndicator(displayed: .whenNotEditing)
        }
        .tag("rysy")
    }
    var editing = Self.wide
    editing.isEditing = true
    #expect(cell.text(Self.wide) == "Rysy                         ›")
    #expect(cell.text(editing) == "[-] Rysy")
  }

  @Test func `leads to a value with dots where it fits and puts it below where not`() {
    var content = ContentConfiguration.valueCell()
    content.text = "Height"
    content.secondaryText = "2499 m"
    #expect(ListCell(content).text(TextOptions(width: 24)) == "Height ·········· 2499 m")
    #expect(ListCell(content).text(TextOptions(width: 15)) == "Height   2499 m")
    #expect(ListCell(content).text(TextOptions(width: 12)) == "Height\n2499 m")
  }

  @Test func `marks chosen rows without colours`() {
    let cells = Section(["Rysy", "Mnich"], id: \.self) { name in
      ListCell(name).state(name == "Mnich" ? CellState(\.isSelected) : CellState())
    }
    #expect(cells.text(Self.wide) == "  Rysy\n> Mnich")
    #expect(cells.layout(.list(.sidebar)).text(Self.wide) == "  Rysy\n▌ Mnich")
    #expect(cells.layout(.list(.sidebar)).text(Self.ascii()) == "  Rysy\n| Mnich")
  }

  @Test func `marks chosen rows as the list says`() {
    func list(_ appearance: ListConfiguration.Appearance, _ style: ListConfiguration.SelectionStyle) -> some View {
      var configuration = ListConfiguration(appearance: appearance)
      configuration.selectionStyle = style
      return Section(["Rysy", "Mnich"], id: \.self) { name in
        ListCell(name).state(name == "Mnich" ? CellState(\.isSelected) : CellState())
      }
      .layout(.list(using: configuration))
    }
    #expect(list(.plain, .prominent).text(Self.wide) == "  Rysy\n▌ Mnich")
    #expect(list(.sidebar, .subdued).text(Self.wide) == "  Rysy\n> Mnich")
    let monochrome = TextOptions(width: 12, style: .monochrome)
    #expect(list(.plain, .prominent).text(monochrome) == "  Rysy\n\u{1B}[1m▌\u{1B}[0m \u{1B}[7mMnich     \u{1B}[0m")
    #expect(list(.plain, .subdued).text(monochrome) == "  Rysy\n\u{1B}[1m>\u{1B}[0m \u{1B}[1mMnich\u{1B}[0m")
    #expect(list(.sidebar, .automatic).text(monochrome) == list(.plain, .prominent).text(monochrome))
    let colored = TextOptions(width: 12, style: .trueColor)
    #expect(list(.sidebar, .prominent).text(colored).contains("\u{1B}[38;2;255;255;255;48;2;10;132;255mMnich     "))
    #expect(list(.sidebar, .subdued).text(colored).contains("\u{1B}[1;38;2;255;255;255;48;2;43;43;46mMnich"))
    #expect(list(.plain, .prominent).text(Self.accessible()) == "list with 2 items\nRysy\nMnich (selected)")
  }

  @Test func `further words of a row that stands out are told from its fill`() {
    let cell = ListCell("Mnich", secondaryText: "2068 m").state(CellState(\.isSelected))
    let text = Section { cell }.layout(.list(.sidebar)).text(TextOptions(width: 14, style: .trueColor))
    #expect(text.contains("\u{1B}[38;2;255;255;255;48;2;10;132;255m2068 m"))
  }

  @Test func `shows what is chosen only while the controls for it show`() {
    let list = Section(["Rysy"], id: \.self) { ListCell($0) }
      .selection(.multiple, selected: ["Rysy"], displayed: .whenEditing)
    var editing = Self.wide
    editing.isEditing = true
    #expect(list.text(Self.wide) == "Rysy")
    #expect(list.text(editing) == "[x] Rysy")
    #expect(list.text(Self.accessible()) == "list with 1 item\nRysy")
  }

  @Test func `makes the words of a cell a link as a link does`() {
    let options = TextOptions(width: 40, style: .ansi16)
    let link = Link("Rysy", destination: "https://example.com/rysy").text(options)
    #expect(ListCell("Rysy").destination("https://example.com/rysy").text(options).hasPrefix(link))
    var addresses = TextOptions(width: 40)
    addresses.hyperlinks = .addresses
    #expect(ListCell("Rysy").destination("https://e.org").text(addresses) == "Rysy (https://e.org)")
    let blocked = ListCell("Rysy").destination("javascript:alert(1)").renderText(options)
    #expect(blocked.diagnostics.map(\.code) == [.blockedURL])
    #expect(!blocked.text.contains("javascript"))
  }

  @Test(arguments: SwipeActions.Presentation.allCases)
  func `says what can be done with a row, however that is presented`(presentation: SwipeActions.Presentation) {
    let row = Form {
      Section(["Rysy"], id: \.self) { name in
        ListCell(name, image: Image(systemName: "star")).swipeActions(presentation: presentation) {
          SwipeAction("Delete", action: "delete", role: .destructive)
          SwipeAction("Pin", action: "pin")
        }
      }
    }
    #expect(row.text(Self.wide) == "⚝ Rysy\n  actions: Delete, Pin")
    #expect(row.text(Self.accessible()) == "list with 1 item\nRysy, actions: Delete, Pin")
  }

  @Test func `speaks of an action by its label, and shows it where there is no title`() {
    func row(_ title: String) -> some View {
      List { Text("Rysy").swipeActions { SwipeAction(title, destination: "a.html", accessibilityLabel: "Remove") } }
    }
    #expect(row("Delete").text(Self.wide) == "Rysy\nactions: Delete")
    #expect(row("").text(Self.wide) == "Rysy\nactions: Remove")
    #expect(row("Delete").text(Self.accessible()).contains("actions: Remove"))
  }

  @Test func `asks the list for actions where the row says nothing`() {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsProvider = { identity in
      identity == "Rysy" ? SwipeActions([SwipeAction("Climb \(identity)", action: "climb")]) : nil
    }
    let list = Form { Section(["Rysy", "Mnich"], id: \.self) { Text($0) }.layout(.list(using: configuration)) }
    #expect(list.text(Self.wide) == "Rysy\nactions: Climb Rysy\nMnich")
  }

  @Test func `says what can be done outside of lists too`() {
    let view = VStack { HStack { Text("Rysy") }.swipeActions { SwipeAction("Pin", destination: "pin.html") } }
    #expect(view.text(Self.wide) == "Rysy\nactions: Pin")
    #expect(view.text(Self.accessible()) == "Rysy, actions: Pin (link)")
  }

  @Test func `draws lines between rows only where somebody asks`() {
    func list(_ visibility: ListSeparatorConfiguration.Visibility) -> some View {
      Section(["Rysy", "Mnich"], id: \.self) { name in
        ListCell(name, image: Image(systemName: "star")).listRowSeparator(visibility, edges: .bottom)
      }
    }
    var drawing = TextOptions(width: 10)
    drawing.drawsSeparators = true
    #expect(list(.automatic).text(TextOptions(width: 10)) == "⚝ Rysy\n⚝ Mnich")
    #expect(list(.visible).text(TextOptions(width: 10)) == "⚝ Rysy\n  ────────\n⚝ Mnich")
    #expect(list(.automatic).text(drawing) == "⚝ Rysy\n  ────────\n⚝ Mnich")
    #expect(list(.hidden).text(drawing) == "⚝ Rysy\n⚝ Mnich")
  }

  @Test func `tells empty, loading and found nothing apart`() {
    let loading = List(0..<1, id: \.self) { _ in ListCell("Mont Blanc") }.redacted(reason: .placeholder)
    let empty = List([String](), id: \.self) { ListCell($0) }
    #expect(loading.text(Self.wide) == "░░░░ ░░░░░")
    #expect(loading.text(Self.ascii()) == ".... .....")
    #expect(loading.text(Self.accessible()) == "list with 1 item\nloading")
    #expect(empty.text(Self.wide) == "")
    let nothing = List { ContentUnavailableView.search }.text(Self.accessible())
    #expect(nothing == "No Results, Check the spelling or try a new search.")
    #expect(loading.unredacted().text(Self.wide) == "░░░░ ░░░░░")
  }

  @Test func `keeps a list apart from a form before it, and those of forms from each other`() {
    let forms = VStack(alignment: .leading, spacing: 0) {
      Form {
        Section("Alps") { ListCell("Dom") }
        Button("Send")
      }
      Form { Section("Tatras") { ListCell("Rysy") } }
    }
    .layout(.list(.plain))
    #expect(forms.text(Self.wide) == "Alps\n  Dom\n\n[ Send ]\n\nTatras\n  Rysy")
  }

  @Test func `keeps lists apart that stand in one column without spacing`() {
    let list = List {
      Section("Alps") { ListCell("Dom") }
      Section("Tatras") { ListCell("Rysy") }
    }
    #expect(list.listStyle(.plain).text(Self.wide) == "Alps\n  Dom\n\nTatras\n  Rysy")
    #expect(list.text(Self.wide) == "Alps\n  Dom\n\nTatras\n  Rysy")
  }

  @Test func `evaluates a cell for its state`() {
    let cell = ListCell("Rysy").onConfigurationUpdate { cell, state in
      if state.isSelected { cell.contentConfiguration.text = "Rysy, chosen" }
      if state.isEditing { cell.contentConfiguration.secondaryText = "being edited" }
    }
    var editing = Self.wide
    editing.isEditing = true
    #expect(cell.text(Self.wide) == "Rysy")
    #expect(cell.state(CellState(\.isSelected)).text(Self.wide) == "> Rysy, chosen")
    #expect(cell.text(editing) == "Rysy\nbeing edited")
  }

  @Test func `says every state and control in words for screen readers`() {
    let cell = ListCell("Rysy", secondaryText: "2499 m")
      .accessories {
        Accessory.checkmark()
        Accessory.reorder(displayed: .always)
        Accessory.label(text: "7")
      }
      .destination("https://example.com")
      .state(CellState(\.isSelected))
      .tag("rysy")
    var options = Self.accessible()
    options.hyperlinks = .hidden
    #expect(
      Form { cell }.text(options) == "Rysy (selected), 2499 m, 7, checked, link, actions: move up, move down"
    )
    #expect(ListCell("Rysy").state(CellState(\.isDisabled)).text(options) == "Rysy (disabled)")
    #expect(ListCell("K2").accessibilityLabel("Kay two").text(options) == "Kay two")
    #expect(ListCell("K2").accessibilityHidden(true).text(options) == "")
  }

  @Test func `sets levels in by two blanks`() {
    #expect(ListCell("Rysy").indentationLevel(2).text(Self.wide) == "    Rysy")
    #expect(ListCell("Rysy").indentationLevel(-3).text(Self.wide) == "Rysy")
    #expect(ListCell("Rysy").indentationLevel(.max).text(TextOptions(width: 10)) == "     Rysy")
  }

  @Test func `limits lines and changes cases as the content says`() {
    var content = ContentConfiguration.cell()
    content.text = "Mont Blanc de Courmayeur"
    content.textProperties.numberOfLines = 1
    content.textProperties.textCase = .uppercase
    #expect(ListCell(content).text(TextOptions(width: 12)) == "MONT BLANC…")
  }

  @Test func `keeps what is said about the first row of a list to that row`() {
    let view = VStack(alignment: .leading) {
      List {
        Text("Rysy").redacted(reason: .placeholder)
        Text("Mnich")
      }
      List { ListCell("Giewont") }
      Text("after")
    }
    for name in ["Mnich", "Giewont", "after"] { #expect(view.text(Self.wide).contains(name)) }
    #expect(!view.text(Self.wide).contains("Rysy"))
    #expect(view.text(Self.accessible()).matches(of: /loading/).count == 1)
  }
}
