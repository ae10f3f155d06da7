import Cairn
import CairnHTML
import CairnText
import Testing

/// Decorations and badges that are views of any kind.
@Suite struct DecorationViewsTests {
  private static func section(_ insets: EdgeInsets, _ layout: (LayoutSection) -> LayoutSection) -> some View {
    let columns = LayoutSection(insets: insets) { .columns(2, height: 44, of: LayoutItem()) }
    return Section(["Rysy", "Mnich"], id: \.self) { Text($0) }.layout(layout(columns))
  }

  private static var framed: some View {
    section(EdgeInsets(top: 40, leading: 20, bottom: 20, trailing: 20)) { layout in
      layout.background(insets: 5) {
        VStack(alignment: .leading) {
          Text("Tatras")
          Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .border(.gray)
      }
    }
  }

  @Test func `a decoration is a view that lies behind the items`() {
    let output = Self.framed.renderHTML()
    #expect(output.body.contains("class=\"decoration "))
    #expect(output.body.contains("Tatras"))
    #expect(output.styleSheet.css.contains("inset-block:.3125rem;inset-inline:.3125rem;z-index:-1"))
    #expect(output.diagnostics == [])
    #expect(
      Self.framed.text(TextOptions(width: 30)) == """
        ┌────────────────────────────┐
        │Tatras                      │
        │                            │
        │  Rysy        Mnich         │
        └────────────────────────────┘
        """
    )
    var spoken = TextOptions(width: 30)
    spoken.isAccessible = true
    #expect(Self.framed.text(spoken).hasPrefix("Tatras\n"))
  }

  @Test func `a terminal draws only the fills of a decoration that has no room around the items`() {
    let tight = Self.section(.zero) { $0.background { Text("Tatras").border(.gray).background(.yellow) } }
    #expect(tight.text(TextOptions(width: 30)) == "Rysy           Mnich")
    #expect(tight.renderHTML().body.contains("Tatras"))
    let filled = Self.section(.zero) { $0.background { Color.yellow } }
    #expect(filled.text(TextOptions(width: 30, style: .trueColor)).contains(";48;2;255;214;10m"))
  }

  @Test func `an item hides the words behind it whole`() {
    let view = Self.section(40) { $0.background { Text("Tatras").frame(maxWidth: .infinity, alignment: .leading) } }
    #expect(!view.text(TextOptions(width: 30)).contains("Tat"))
    #expect(view.text(TextOptions(width: 30)).contains("     Rysy      Mnich"))
  }

  @Test func `a decoration has a place at each width, and none where the layout has none`() {
    let view = Section(["Rysy"], id: \.self) { Text($0) }.layout { environment in
      let section = LayoutSection { .columns(1, height: 44, of: LayoutItem()) }
      return environment.container.effectiveContentSize.width < 600 ? section.background { Color.yellow } : section
    }
    let output = view.renderHTML()
    #expect(output.body.contains("class=\"decoration "))
    #expect(output.styleSheet.css.contains("display:none"))
  }

  @Test func `a pinned header lets a view behind it show through`() {
    let layout = LayoutSection { .columns(2, height: 44) }.header(pinned: true).background { Color.yellow }
    let css = Section("Tatras") { Text("Rysy") }.layout(layout).renderHTML().styleSheet.css
    #expect(css.contains("backdrop-filter:"))
  }

  @Test func `a badge is a view`() {
    let item = LayoutItem().badge(width: 20, height: 20)
    let layout = LayoutSection { .columns(2, height: 44, of: item) }
    let view = Section(["Rysy", "Mnich"], id: \.self) { name in
      Text(name).badge {
        HStack {
          Image(systemName: "star.fill"); Text("3")
        }
      }
    }
    let placed = view.layout(layout)
    #expect(placed.renderHTML().body.contains("<span class=\"mark "))
    #expect(placed.text(TextOptions(width: 30)) == "Rysy       ✮ 3 Mnich       ✮ 3")
    let list = List { Text("Rysy").badge { Image(systemName: "star.fill") } }
    #expect(list.text(TextOptions(width: 20)) == "Rysy               ✮")
    #expect(list.renderHTML().body.contains("<span class=\"mark\">"))
    let alone = VStack { HStack { Text("Rysy") }.badge { Image(systemName: "star.fill") } }
    #expect(alone.renderHTML().body.contains("<span class=\"mark\">"))
    #expect(!alone.text(TextOptions(width: 20)).contains("("))
    #expect(alone.renderHTML().diagnostics == [])
  }
}
