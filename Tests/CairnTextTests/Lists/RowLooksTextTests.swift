import Cairn
import CairnText
import Testing

/// What views say about the rows that they are: badges, insets and what lies behind.
@Suite struct RowLooksTextTests {
  private static let narrow = TextOptions(width: 20)

  private static func accessible() -> TextOptions {
    var options = TextOptions(width: 80)
    options.isAccessible = true
    return options
  }

  @Test func `shows the badge of a cell in front of its chevron`() {
    let view = Section(["Rysy"], id: \.self) { name in
      ListCell(name).accessories { Accessory.disclosureIndicator() }.badge(12)
    }
    #expect(view.text(Self.narrow) == "Rysy          (12) ›")
    #expect(view.text(Self.accessible()) == "list with 1 item\nRysy, 12")
  }

  @Test func `puts the badge of a cell where the layout of its section says`() {
    let layout = LayoutSection { .columns(2, height: 44, of: LayoutItem().badge(width: 20, height: 20)) }
    let view = Section(["Rysy"], id: \.self) { ListCell($0).badge(7) }.layout(layout)
    #expect(view.text(Self.narrow) == "Rysy   [7]")
  }

  @Test func `sets rows in by what exceeds the inset of all rows`() {
    let insets = EdgeInsets(leading: 40)
    let view = Section {
      Text("Rysy").listRowInsets(insets)
      ListCell("Mnich").listRowInsets(insets)
      Text("Giewont").listRowInsets(EdgeInsets.zero)
    }
    #expect(view.text(Self.narrow) == "   Rysy\n   Mnich\nGiewont")
  }

  @Test func `draws the lines above and below in colours of their own`() {
    func list(_ first: Color?, _ edges: VerticalEdge.Set) -> String {
      Section(["Rysy", "Mnich", "Giewont"], id: \.self) { name in
        let isSecond = name == "Mnich"
        ListCell(name)
          .listRowSeparator(isSecond ? .visible : .automatic)
          .listRowSeparatorTint(isSecond ? first : nil, edges: edges)
      }
      .text(TextOptions(width: 8, style: .ansi16))
    }
    let (red, plain) = ("\u{1B}[31m────────\u{1B}[0m", "\u{1B}[90m────────\u{1B}[0m")
    #expect(list(.red, .top) == "Rysy\n\(red)\nMnich\n\(plain)\nGiewont")
    #expect(list(.red, .bottom) == "Rysy\n\(plain)\nMnich\n\(red)\nGiewont")
    #expect(list(.red, .all) == "Rysy\n\(red)\nMnich\n\(red)\nGiewont")
    #expect(list(nil, .all) == "Rysy\n\(plain)\nMnich\n\(plain)\nGiewont")
  }

  @Test func `puts a colour behind rows and loses nothing of them`() {
    let view = Section {
      Text("Rysy").listRowBackground(.yellow).swipeActions { SwipeAction("Climb", destination: "rysy.html") }
      ListCell("Mnich").listRowBackground(.yellow)
    }
    #expect(view.text(Self.narrow) == "Rysy\nactions: Climb\nMnich")
    let coloured = view.text(TextOptions(width: 20, style: .ansi16)).split(separator: "\n")
    #expect(coloured.count == 3)
    #expect(coloured.allSatisfy { $0.contains("\u{1B}[") })
  }

  @Test func `puts the first colour of a gradient behind a row`() {
    let gradient = LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
    let options = TextOptions(width: 20, style: .ansi16)
    func row(_ style: some ShapeStyle) -> String { Section { ListCell("Rysy").listRowBackground(style) }.text(options) }
    #expect(row(gradient) == row(Color.yellow))
    #expect(row(Material.thin) == "Rysy")
  }
}
