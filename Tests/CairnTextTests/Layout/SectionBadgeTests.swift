import Cairn
import Testing

@testable import CairnText

/// How badges, decorations and cards look.
@Suite struct SectionBadgeTests {
  private static func text(_ view: some View, width: Int = 44) -> String {
    view.text(TextOptions(width: width))
  }

  private static func words(_ words: [String], in layout: LayoutSection) -> some View {
    Section(words, id: \.self) { Text($0) }.layout(layout)
  }

  private static let names = ["Rysy", "Giewont", "Swinica", "Mnich", "Koscielec"]

  @Test func `a decoration is a border and a badge stands in brackets`() {
    let item = LayoutItem(width: .fractionalWidth(0.325)).contentInsets(5).badge(width: 20, height: 20)
    let view = Section(Self.names.prefix(4), id: \.self) { name in
      Text(name).badge(name == "Giewont" ? 3 : 0)
    }
    .layout(LayoutSection(spacing: 5, insets: 10) { .horizontal(height: 44) { item } }.background(insets: 5))
    #expect(
      Self.text(view) == """
        ┌──────────────────────────────────────────┐
        │ Rysy         Giewont   [3] Swinica       │
        │ Mnich                                    │
        └──────────────────────────────────────────┘
        """
    )
  }

  @Test func `badges of one symbol have no brackets and those of bordered views lie in the border`() {
    let layout = LayoutSection { .columns(2, height: 44, of: LayoutItem().badge(width: 20, height: 20)) }
    let marked = Section(["a", "b"], id: \.self) { Text($0).badge($0 == "a" ? "•" : "new") }.layout(layout)
    #expect(Self.text(marked, width: 24) == "a         • b      [new]")
    let bordered = Section(["a", "b"], id: \.self) { name in
      Text(name).frame(maxWidth: .infinity, alignment: .leading).border(.gray).badge(3)
    }
    .layout(layout)
    #expect(
      Self.text(bordered, width: 24) == """
        ┌──────[3]┐ ┌───────[3]┐
        │a        │ │b         │
        └─────────┘ └──────────┘
        """
    )
  }

  @Test func `cards of a row are as high as the highest, with a badge in their border or without`() {
    func cards(_ badge: Int) -> String {
      let view = Section(["a", "one two three"], id: \.self) { words in
        Text(words).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).border(.gray).badge(badge)
      }
      .layout(LayoutSection { .columns(2, height: 44, of: LayoutItem().badge(width: 20, height: 20)) })
      return Self.text(view, width: 20)
    }
    #expect(
      cards(0) == """
        ┌───────┐ ┌────────┐
        │a      │ │one two │
        │       │ │three   │
        └───────┘ └────────┘
        """
    )
    #expect(
      cards(5) == """
        ┌────[5]┐ ┌─────[5]┐
        │a      │ │one two │
        │       │ │three   │
        └───────┘ └────────┘
        """
    )
  }

  @Test func `badges keep their usual look where the layout has no place for them`() {
    let layout = LayoutSection { .columns(2, height: 44) }
    let view = Section(["a", "b"], id: \.self) { Text($0).badge(3) }.layout(layout)
    #expect(Self.text(view, width: 24) == "a         3 b          3")
  }

  @Test func `a decoration without room for a border shows nothing`() {
    let layout = LayoutSection(insets: .horizontal(10)) { .columns(2, height: 44) }.background()
    #expect(Self.text(Self.words(["a", "b"], in: layout), width: 20) == " a        b")
  }
}
