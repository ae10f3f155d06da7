import Cairn
import CairnHTML
import Testing

/// What views say about the rows that they are: badges, insets, lines and what lies behind.
@Suite struct RowLooksTests {
  private struct PeakRow: View {
    let name: String
    var body: some View { ListCell(name).destination("a.html") }
  }

  private static func elements(_ view: some View, class name: String) throws -> [HTMLElement] {
    try StrictHTMLReader.read(view.html()).flatMap(\.elements).filter { $0.classes.contains(name) }
  }

  private static func css(_ view: some View) -> String { view.renderHTML().styleSheet.css }

  @Test func `shows the badge of a cell among its accessories, in front of the chevron`() throws {
    let view = Section(["Eiger"], id: \.self) { name in
      ListCell(name).accessories { Accessory.disclosureIndicator() }.badge(12)
    }
    .layout(.list(.insetGrouped))
    #expect(try Self.elements(view, class: "badged").isEmpty)
    #expect(try Self.elements(view, class: "row").map(\.name) == ["li"])
    let accessories = try #require(try Self.elements(view, class: "trailing").first)
    #expect(HTMLNode.element(accessories).elements.dropFirst().map { $0.classes.first } == ["badge", "chevron"])
    #expect(HTMLNode.element(accessories).text == "12")
  }

  @Test func `shows the badge of a view whose body is a cell, and of the title of what unfolds`() throws {
    let rows = Section { PeakRow(name: "Eiger").badge("new") }
    #expect(try Self.elements(rows, class: "badge").map { HTMLNode.element($0).text } == ["new"])
    #expect(try Self.elements(rows, class: "badged").isEmpty)
    let outline = Section {
      DisclosureGroup {
        ListCell("Eiger").badge(2)
      } label: {
        ListCell("Alps").badge(4)
      }
    }
    #expect(try Self.elements(outline, class: "badge").map { HTMLNode.element($0).text } == ["4", "2"])
  }

  @Test func `keeps a badge beside the label that a cell has`() throws {
    let view = ListCell("Eiger").accessories { Accessory.label(text: "3967 m") }.badge(1)
    #expect(HTMLNode.element(try #require(try Self.elements(view, class: "trailing").first)).text == "13967 m")
    #expect(view.renderHTML().diagnostics == [])
  }

  @Test func `limits the lines of cells and labels as a view around them says, unless the content does`() throws {
    var content = ContentConfiguration.subtitleCell()
    content.text = "Rysy"
    content.secondaryText = "2499 m"
    func clamp(_ count: Int) -> String {
      "{overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:\(count)"
    }
    func rule(_ part: String, _ view: some View) -> String {
      let css = Self.css(view)
      guard let start = css.ranges(of: ">.body .\(part){").last?.upperBound else { return "" }
      return "{" + css[start...].prefix { $0 != "}" } + "}"
    }
    func declarations(_ text: String) -> Set<Substring> { Set(text.dropFirst().dropLast().split(separator: ";")) }
    let single = declarations(clamp(1) + ";word-break:break-all}")
    #expect(
      declarations(rule("primary", List { Label("Rysy", systemImage: "star") }.lineLimit(1))).isSuperset(of: single)
    )
    #expect(declarations(rule("primary", List { ListCell("Rysy").lineLimit(1) })).isSuperset(of: single))
    #expect(declarations(rule("secondary", List { ListCell(content) }.lineLimit(1))).isSuperset(of: single))
    #expect(
      declarations(rule("primary", List { ListCell(content) }.lineLimit(2))).isSuperset(
        of: declarations(clamp(2) + "}")
      )
    )
    content.textProperties.numberOfLines = 1
    #expect(declarations(rule("primary", List { ListCell(content) }.lineLimit(2))).isSuperset(of: single))
    #expect(Self.css(List { ListCell("Rysy").lineLimit(nil) }.lineLimit(1)) == Self.css(List { ListCell("Rysy") }))
  }

  @Test func `puts the badge of a cell where the layout of its section says`() throws {
    let layout = LayoutSection { .columns(2, height: 44, of: LayoutItem().badge(width: 20, height: 20)) }
    let view = Section(["Eiger"], id: \.self) { ListCell($0).badge(7) }.layout(layout)
    #expect(try Self.elements(view, class: "anchored").count == 1)
    #expect(try Self.elements(view, class: "trailing").isEmpty)
  }

  @Test func `takes what is said about cells in any order with what is said about views`() throws {
    let early = Form {
      ListCell("Eiger").tag("e").badge(3).bold().accessibilityHint("Climb").environment(\.locale, "de")
        .swipeActions { SwipeAction("Flag", action: "flag") }
        .destination("a.html").accessories { Accessory.disclosureIndicator() }.indentationLevel(1).tintColor(.green)
    }
    let late = Form {
      ListCell("Eiger").destination("a.html").accessories { Accessory.disclosureIndicator() }.indentationLevel(1)
        .tintColor(.green)
        .tag("e").badge(3).bold().accessibilityHint("Climb").environment(\.locale, "de")
        .swipeActions { SwipeAction("Flag", action: "flag") }
    }
    #expect(early.html() == late.html())
    #expect(early.html().contains("flag:e"))
  }

  @Test func `draws the line of any row in the colour that it asks for`() throws {
    let view = Section {
      Text("Eiger").listRowSeparatorTint(.green)
      ListCell("Mönch").listRowSeparatorTint(.green)
    }
    #expect(Self.css(view).ranges(of: "--line-color:var(--green)").count == 2)
    #expect(try Self.elements(view, class: "row").map(\.classes.count) == [2, 1])
    #expect(try Self.elements(view, class: "own").map { HTMLNode.element($0).text } == ["Eiger"])
  }

  @Test func `draws the lines above and below in colours of their own`() {
    func rows(_ view: some View) -> String { Self.css(Section { view }) }
    for css in [
      rows(ListCell("Eiger").listRowSeparatorTint(.green, edges: .top)),
      rows(Text("Eiger").listRowSeparatorTint(.green, edges: .top)),
    ] {
      #expect(css.contains("--line-above-color:var(--green)"))
      #expect(!css.contains("--line-color"))
    }
    let below = "--line-color:var(--green);--line-above-color:var(--separator)"
    #expect(rows(ListCell("Eiger").listRowSeparatorTint(.green, edges: .bottom)).contains(below))
    let both = "--line-color:var(--green);--line-above-color:var(--red)"
    #expect(
      rows(ListCell("Eiger").listRowSeparatorTint(.red, edges: .top).listRowSeparatorTint(.green)).contains(both)
    )
    #expect(rows(ListCell("Eiger").listRowSeparatorTint(nil, edges: .top)) == "")
  }

  @Test func `keeps the colour of the list for the line that a row says nothing about`() {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .blue
    let row = ListCell("Eiger").listRowSeparatorTint(.red, edges: .top)
    let css = Self.css(Section { row }.layout(.list(using: configuration)))
    #expect(css.contains("--line-color:var(--blue);--line-above-color:var(--red)"))
  }

  @Test(arguments: [0, 16, 17, 60])
  func `insets of lines are those that are said, and only without any do lines begin with the words`(inset: Double)
    throws
  {
    func rows(_ insets: EdgeInsets?) -> some View {
      var configuration = ListConfiguration(appearance: .plain)
      configuration.separatorConfiguration.bottomSeparatorInsets = insets
      configuration.separatorConfiguration.topSeparatorInsets = insets
      return Section { ListCell("Eiger") }.layout(.list(using: configuration))
    }
    let length = inset == 0 ? "0px" : "\(inset / 16)rem".replacing("0.", with: ".").replacing(".0rem", with: "rem")
    #expect(Self.css(rows(EdgeInsets(leading: inset))).contains("--line-start:\(length);"))
    #expect(Self.css(rows(EdgeInsets(leading: inset))).contains("--line-above-start:\(length);"))
    #expect(try Self.elements(rows(EdgeInsets(leading: inset)), class: "line-inset").count == 1)
    #expect(Self.css(rows(nil)) == "")
    #expect(try Self.elements(rows(nil), class: "line-inset").isEmpty)
  }

  @Test func `lines that a sidebar asks for part its rows, and those that a row asks for are there`() throws {
    var configuration = ListConfiguration(appearance: .sidebar)
    configuration.separatorConfiguration.bottomSeparatorVisibility = .visible
    let list = Section(["Eiger", "Rysy"], id: \.self) { ListCell($0) }.layout(.list(using: configuration))
    #expect(try Self.elements(list, class: "line-below").isEmpty)
    #expect(Self.css(list).contains("{--line:1px}"))
    let row = Section(["Eiger", "Rysy"], id: \.self) { ListCell($0).listRowSeparator(.visible, edges: .bottom) }
      .layout(.list(.sidebar))
    #expect(try Self.elements(row, class: "line-below").count == 2)
  }

  @Test func `sets rows in as they ask for, cells and others alike`() {
    let insets = EdgeInsets(top: 0, leading: 40, bottom: 4, trailing: 8)
    let expected = "--row-top:0px;--row-bottom:.25rem;--row-start:2.5rem;--row-end:.5rem"
    #expect(Self.css(Section { Text("Eiger").listRowInsets(insets) }).contains(expected))
    #expect(Self.css(Section { ListCell("Eiger").listRowInsets(insets) }).contains(expected))
  }

  @Test func `puts a colour behind rows, cells and others alike`() {
    #expect(Self.css(Section { Text("Eiger").listRowBackground(.yellow) }).contains("--row-background:var(--yellow)"))
    #expect(Self.css(Section { ListCell("Eiger").listRowBackground(.yellow) }).contains("background:var(--yellow)"))
    let gradient = LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
    let fill = "linear-gradient(to right,var(--yellow),var(--red))"
    #expect(Self.css(Section { Text("Eiger").listRowBackground(gradient) }).contains("--row-background:\(fill)"))
    #expect(Self.css(Section { ListCell("Eiger").listRowBackground(gradient) }).contains("background:\(fill)"))
    let material = Self.css(Section { ListCell("Eiger").listRowBackground(.thinMaterial) })
    #expect(material.contains("color-mix(in srgb,var(--tertiary-background) var(--solid,65%),transparent)"))
    #expect(material.contains("backdrop-filter:var(--material,blur(20px) saturate(1.8))"))
    #expect(Self.css(Section { Text("Eiger").listRowBackground(nil).listRowInsets(nil) }) == "")
  }

  @Test func `words of two lines that show only while a list is edited come back as two lines`() {
    let view = Section(["Eiger"], id: \.self) { name in
      ListCell(name).onConfigurationUpdate { cell, state in
        cell.contentConfiguration.textProperties.numberOfLines = 2
        if state.isEditing { cell.contentConfiguration.text = "Move" }
      }
    }
    // What is said of all words that come and go outweighs the display of the cell's class.
    #expect(Self.css(view).contains(">.body .primary{overflow:hidden;display:-webkit-box;"))
    #expect(Self.css(view).contains("--display:-webkit-box"))
  }

  @Test(arguments: [99, 100])
  func `lets browsers skip each row only of long lists`(count: Int) throws {
    for view in [
      AnyView(Section(0..<count, id: \.self) { Text("\($0)") }), AnyView(List(0..<count, id: \.self) { Text("\($0)") }),
    ] {
      #expect(try Self.elements(view, class: "long").count == (count < 100 ? 0 : 1))
    }
  }
}
