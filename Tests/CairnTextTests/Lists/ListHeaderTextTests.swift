import Cairn
import CairnText
import Testing

/// What headers and footers of lists look like, and where they stand.
@Suite struct ListHeaderTextTests {
  private typealias Appearance = ListConfiguration.Appearance

  private static func text(_ view: some View, _ width: Int = 40, style: TextOptions.Style = .plain) -> String {
    view.text(TextOptions(width: width, style: style))
  }

  private static func header(
    _ content: ContentConfiguration,
    in appearance: Appearance,
    _ change: (inout ContentConfiguration) -> Void = { _ in }
  ) -> String {
    var content = content
    content.text = "High Peaks"
    change(&content)
    let list = Section {
      ListCell("Rysy")
    } header: {
      ListCell(content)
    }
    let lines = text(list.layout(.list(appearance)), style: .ansi16).split(separator: "\n")
    return String(lines.first?.drop { $0 == " " } ?? "").replacing("\u{1B}", with: "␛")
  }

  // MARK: Looks

  @Test func `a header that is a cell looks as its content says, whatever the list`() {
    for appearance in Appearance.allCases {
      #expect(Self.header(.groupedHeader(), in: appearance) == "␛[90mHIGH PEAKS␛[0m", "\(appearance)")
      #expect(Self.header(.prominentInsetGroupedHeader(), in: appearance) == "␛[1mHigh Peaks␛[0m", "\(appearance)")
      #expect(Self.header(.extraProminentInsetGroupedHeader(), in: appearance) == "␛[1mHigh Peaks␛[0m", "\(appearance)")
      #expect(Self.header(.sidebarHeader(), in: appearance) == "␛[1mHigh Peaks␛[0m", "\(appearance)")
      let asWritten = Self.header(.groupedHeader(), in: appearance) { $0.textProperties.textCase = nil }
      #expect(asWritten == "␛[90mHigh Peaks␛[0m", "\(appearance)")
    }
    #expect(Self.header(.plainHeader(), in: .insetGrouped) == "␛[1mHigh Peaks␛[0m")
    #expect(Self.header(.plainHeader(), in: .plain) == "␛[1;4mHigh Peaks␛[0m")
  }

  @Test func `a header that is a cell of a row looks like any header`() {
    #expect(Self.header(.cell(), in: .grouped) == "␛[90mHIGH PEAKS␛[0m")
    #expect(Self.header(.subtitleCell(), in: .plain) == "␛[1;4mHigh Peaks␛[0m")
  }

  @Test func `what is said around the cell of a header holds`() {
    var content = ContentConfiguration.plainHeader()
    content.text = "High Peaks"
    let list = Section {
      ListCell("Rysy")
    } header: {
      ListCell(content).foregroundColor(.red).textCase(.lowercase)
    }
    #expect(Self.text(list.layout(.list(.grouped)), style: .ansi16).hasPrefix("\u{1B}[1;31mhigh peaks\u{1B}[0m\n"))
  }

  @Test(arguments: Appearance.allCases)
  func `a header that is the first item looks like one that is none`(appearance: ListConfiguration.Appearance) {
    let first = Section {
      ListCell("Tatras")
      ListCell("Rysy")
      ListCell("Mnich")
    }
    let supplementary = Section("Tatras") {
      ListCell("Rysy")
      ListCell("Mnich")
    }
    for style in [TextOptions.Style.plain, .ansi16] {
      let expected = Self.text(supplementary.layout(.list(appearance)), style: style)
      #expect(Self.text(first.layout(.list(appearance, header: .firstItemInSection)), style: style) == expected)
    }
  }

  // MARK: Places

  @Test func `rows below a first item that is the header of a plain list are set in`() {
    let list = Section {
      Text("Tatras")
      Text("Rysy")
    }
    #expect(Self.text(list.layout(.list(.plain, header: .firstItemInSection))) == "Tatras\n  Rysy")
  }

  @Test func `the room above a header is what it exceeds that of the appearance by`() {
    func list(_ appearance: Appearance, _ padding: Double?, isItem: Bool = false) -> String {
      var configuration = ListConfiguration(appearance: appearance)
      configuration.headerTopPadding = padding
      if isItem { configuration.headerMode = .firstItemInSection }
      let items = ["Tatras", "Rysy"]
      guard !isItem else {
        return Self.text(Section(items, id: \.self) { ListCell($0) }.layout(.list(using: configuration)))
      }
      return Self.text(Section("Tatras") { ListCell("Rysy") }.layout(.list(using: configuration)))
    }
    #expect(list(.plain, nil) == "Tatras\n  Rysy")
    #expect(list(.plain, 32) == "\n\nTatras\n  Rysy")
    #expect(list(.plain, 32, isItem: true) == "\n\nTatras\n  Rysy")
    #expect(list(.grouped, 64) == "\n\n\nTATRAS\n  Rysy")
    #expect(list(.grouped, 16) == "TATRAS\n  Rysy")
    #expect(list(.grouped, 0) == "TATRAS\n  Rysy")
  }

  @Test(arguments: Appearance.allCases)
  func `header and footer of a list without rows begin where those of others do`(
    appearance: ListConfiguration.Appearance
  ) {
    let empty = VStack {
      Section {
        EmptyView()
      } header: {
        Text("Tatras")
      } footer: {
        Text("In Poland")
      }
      Text("wide words below")
    }
    .layout(.list(appearance))
    let lines = Self.text(empty).split(separator: "\n").map(String.init)
    let isBoxed = appearance == .insetGrouped
    #expect(lines.first?.lowercased() == (isBoxed ? "  tatras" : "tatras"))
    #expect(lines.dropFirst().first == "  In Poland")
  }

  // MARK: Headers that unfold

  private struct Range: Identifiable {
    let id: String
    var peaks: [Range]?
  }

  private static let ranges = [Range(id: "Tatras", peaks: [Range(id: "Rysy"), Range(id: "Mnich")])]

  @Test func `the rows under a header that unfolds are in the box of their list`() {
    let box = "╭──────────────────╮\n│ Rysy             │\n│ Mnich            │\n╰──────────────────╯"
    let group = Section {
      DisclosureGroup("Tatras") {
        Text("Rysy")
        ListCell("Mnich")
      }
    }
    let outline = Section { OutlineGroup(Self.ranges, children: \.peaks) { ListCell($0.id) } }
    for text in [
      Self.text(group.layout(.list(.insetGrouped, header: .firstItemInSection)), 20),
      Self.text(outline.layout(.list(.insetGrouped, header: .firstItemInSection)), 20),
    ] {
      #expect(text == "  ▾ TATRAS\n\(box)")
    }
    #expect(Self.text(group.layout(.list(.plain, header: .firstItemInSection)), 20) == "▾ Tatras\n  Rysy\n  Mnich")
  }

  @Test func `rows under a header that unfolds do not look like it, and those that follow have their own box`() {
    let list = Section {
      DisclosureGroup("Tatras") { ListCell("Rysy").state(CellState(\.isSelected)) }
      ListCell("Śnieżka")
    }
    .layout(.list(.insetGrouped, header: .firstItemInSection))
    let expected = """
        ▾ TATRAS
      ╭──────────────────╮
      > Rysy             │
      ╰──────────────────╯
      ╭──────────────────╮
      │ Śnieżka          │
      ╰──────────────────╯
      """
    #expect(Self.text(list, 20).replacing("│ > Rysy           │", with: "> Rysy             │") == expected)
    #expect(!Self.text(list, 20, style: .ansi16).contains("RYSY"))
  }

  @Test func `a header that is folded or unfolds nothing shows its title alone`() {
    var options = TextOptions(width: 20)
    options.showsFolded = false
    let layout = LayoutSection.list(.insetGrouped, header: .firstItemInSection)
    let folded = Section { DisclosureGroup("Tatras") { Text("Rysy") } }.layout(layout)
    #expect(folded.text(options) == "  ▸ TATRAS")
    let empty = Section { DisclosureGroup("Tatras") { ForEach([String](), id: \.self) { Text($0) } } }.layout(layout)
    #expect(Self.text(empty, 20) == "  TATRAS")
  }
}
