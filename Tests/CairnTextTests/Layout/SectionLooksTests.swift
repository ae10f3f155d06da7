import Cairn
import Testing

@testable import CairnText

/// How single layouts look, with what each rule is about in sight.
@Suite struct SectionLooksTests {
  private static func text(_ view: some View, width: Int = 44, _ change: (inout TextOptions) -> Void = { _ in })
    -> String
  {
    var options = TextOptions(width: width)
    change(&options)
    return view.text(options)
  }

  private static func words(_ words: [String], in layout: LayoutSection) -> some View {
    Section(words, id: \.self) { Text($0) }.layout(layout)
  }

  private static let names = ["Rysy", "Giewont", "Swinica", "Mnich", "Koscielec"]

  // MARK: - What the contract draws

  @Test func `two columns stand a cell in and keep apart`() {
    let view = Self.words(
      ["Rysy 2499 m", "Giewont 1894 m", "Rysy is the highest peak in Poland", "Swinica"],
      in: LayoutSection(insets: .horizontal(10)) { .columns(2, height: 44, spacing: 10) }
    )
    #expect(
      Self.text(view) == """
         Rysy 2499 m           Giewont 1894 m
         Rysy is the highest   Swinica
         peak in Poland
        """
    )
  }

  @Test func `a large item stands beside a stack of small ones`() {
    let group = LayoutGroup.horizontal(height: .fractionalHeight(0.4)) {
      LayoutItem(width: .fractionalWidth(0.7)).contentInsets(10)
      LayoutGroup.rows(2, width: .fractionalWidth(0.3), of: LayoutItem().contentInsets(10))
    }
    let words = "Tatra Mountains: the highest range of the Carpathians, on the border of Poland and Slovakia"
    #expect(
      Self.text(Self.words([words, "Rysy", "Giewont"], in: LayoutSection(group: group))) == """
         Tatra Mountains: the highest   Rysy
         range of the Carpathians, on   Giewont
         the border of Poland and
         Slovakia
        """
    )
  }

  private static var sideways: some View {
    Section(names, id: \.self) {
      Text($0)
    } header: {
      Text("PEAKS")
    }
    .layout(
      LayoutSection { .horizontal(width: 96, height: 44) { LayoutItem() } }
        .orthogonalScrolling(.groupPaging)
        .header()
    )
  }

  @Test func `a terminal shows the groups that fit and counts the others`() {
    #expect(
      Self.text(Self.sideways) { $0.scrolling = .clip } == """
        PEAKS
        Rysy        Giewont     Swinica           ›2
        """
    )
  }

  @Test func `files show all groups in rows`() {
    #expect(
      Self.text(Self.sideways) == """
        PEAKS
        Rysy        Giewont     Swinica
        Mnich       Koscielec
        """
    )
  }

  @Test func `a list shows an item a line`() {
    #expect(
      Self.text(Self.sideways) { $0.scrolling = .list } == """
        PEAKS
        Rysy
        Giewont
        Swinica
        Mnich
        Koscielec
        """
    )
  }

  @Test func `a decoration is a border and a badge stands in brackets`() {
    let item = LayoutItem(width: .fractionalWidth(1 / 3)).contentInsets(5).badge(width: 20, height: 20)
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

  // MARK: - Rules

  @Test func `points of insets and spacing become lines and cells, halves upwards`() {
    func text(_ points: Double) -> String {
      let layout = LayoutSection(spacing: points, insets: EdgeInsets(leading: points)) {
        .horizontal(height: 44) { LayoutItem() }
      }
      return Self.text(Self.words(["a", "b"], in: layout))
    }
    #expect(text(3) == "a\nb")
    #expect(text(4) == " a\n b")
    #expect(text(7.9) == " a\n b")
    #expect(text(8) == " a\n\n b")
    #expect(text(24) == "   a\n\n\n   b")
  }

  @Test func `items are as high as what they show, or as the layout says`() {
    let layout = LayoutSection { .columns(2, height: 40) }
    let view = Self.words(["one two three four", "b", "c"], in: layout)
    #expect(
      Self.text(view, width: 12) == """
        one   b
        two
        three
        four
        c
        """
    )
    #expect(
      Self.text(view, width: 12) { $0.layoutHeights = .declared } == """
        one   b
        two
        thre…
        c


        """
    )
  }

  @Test func `views that grow fill the height of their row`() {
    let view = Section(["one two three", "b"], id: \.self) { words in
      VStack(alignment: .leading) {
        Text(words)
        Spacer()
        Text("end")
      }
    }
    .layout(LayoutSection { .columns(2, height: 44) })
    #expect(
      Self.text(view, width: 12) == """
        one   b
        two
        three
        end   end
        """
    )
  }

  @Test func `a header and a footer show without a place in the layout`() {
    let view = Section(["a", "b"], id: \.self) {
      Text($0)
    } header: {
      Text("Header")
    } footer: {
      Text("Footer")
    }
    .layout(LayoutSection(insets: .horizontal(16)) { .columns(2, height: 44) })
    #expect(
      Self.text(view, width: 20) == """
          Header
          a       b
          Footer
        """
    )
  }

  @Test func `a place for a header takes no room without one`() {
    let layout = LayoutSection { .columns(2, height: 44) }.header(height: 100).footer()
    #expect(Self.text(Self.words(["a", "b"], in: layout), width: 20) == "a         b")
  }

  @Test func `a header beside the content stands above it`() {
    var boundary = LayoutBoundary.header(width: 48, height: 44, alignment: .trailing)
    boundary.extendsBoundary = false
    let view = Section(["a", "b"], id: \.self) { Text($0) } header: { Text("Above") }
      .layout(LayoutSection { .columns(2, height: 44) }.boundary(boundary))
    #expect(Self.text(view, width: 20) == String(repeating: " ", count: 14) + "Above\na         b")
  }

  @Test func `words are not torn while there can be fewer columns`() {
    let layout = LayoutSection { .columns(4, height: 44) }
    let view = Self.words(Self.names, in: layout)
    #expect(Self.text(view, width: 44) == "Rysy       Giewont    Swinica    Mnich\nKoscielec")
    #expect(Self.text(view, width: 30) == "Rysy      Giewont   Swinica\nMnich     Koscielec")
    #expect(Self.text(view, width: 20) == "Rysy      Giewont\nSwinica   Mnich\nKoscielec")
    #expect(Self.text(view, width: 9) == Self.names.joined(separator: "\n"))
  }

  @Test func `a large item stands above the small ones where both would be torn`() {
    let group = LayoutGroup.horizontal(height: 200) {
      LayoutItem(width: .fractionalWidth(0.7))
      LayoutGroup.rows(2, width: .fractionalWidth(0.3))
    }
    let view = Self.words(["Rysy and more", "Giewont", "Swinica"], in: LayoutSection(group: group))
    #expect(Self.text(view, width: 16) == "Rysy and more\nGiewont\nSwinica")
  }

  @Test func `each width is asked for a layout of its own`() {
    let view = Section(["a", "b", "c", "d"], id: \.self) { Text($0) }
      .layout { environment in
        LayoutSection { .columns(environment.container.effectiveWidth > 800 ? 4 : 2, height: 44) }
      }
    #expect(Self.text(view, width: 100).split(separator: "\n").count == 2)
    #expect(Self.text(view, width: 101).split(separator: "\n").count == 1)
    #expect(Self.text(view, width: 100) { $0.metrics = TextMetrics(columnWidth: 10, lineHeight: 20) }.count == 76)
  }

  @Test func `a section inside a row is laid out for the width it gets`() {
    let view = HStack(alignment: .top, spacing: 8) {
      Text("Side")
      Section(["a", "b", "c"], id: \.self) { Text($0) }
        .layout { environment in
          LayoutSection { .columns(environment.container.effectiveWidth < 200 ? 3 : 1, height: 44) }
        }
    }
    #expect(Self.text(view, width: 20) == "Side a    b    c")
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

  @Test func `badges keep their usual look where the layout has no place for them`() {
    let layout = LayoutSection { .columns(2, height: 44) }
    let view = Section(["a", "b"], id: \.self) { Text($0).badge(3) }.layout(layout)
    #expect(Self.text(view, width: 24) == "a         3 b          3")
  }

  @Test func `a decoration without room for a border shows nothing`() {
    let layout = LayoutSection(insets: .horizontal(10)) { .columns(2, height: 44) }.background()
    #expect(Self.text(Self.words(["a", "b"], in: layout), width: 20) == " a         b")
  }

  @Test func `greater depth is drawn in front, and hidden items are not drawn`() {
    let group = LayoutGroup.custom(height: 16) { _ in
      [.init(LayoutRect(width: 80, height: 16), zIndex: 1), .init(LayoutRect(x: 16, width: 80, height: 16))]
    }
    let view = Self.words(["front", "behind them"], in: LayoutSection(group: group))
    #expect(Self.text(view) == "front     m")
    let hiding = LayoutSection(group: group).onVisibleItems { items, _, _ in items[0].isHidden = true }
    #expect(Self.text(Self.words(["front", "behind them"], in: hiding)) == "  behind…")
  }

  @Test func `lists keep the look of lists`() {
    let section = Section(["a", "b"], id: \.self) { Text($0) } header: { Text("Header") } footer: { Text("Footer") }
    let plain = Self.text(section)
    #expect(plain == "Header\n  a\n  b\n  Footer")
    #expect(Self.text(section.layout(LayoutSection.list(.insetGrouped))) == plain)
    #expect(Self.text(section.layout { (_: LayoutEnvironment) in nil }) == plain)
  }

  @Test func `sections of a collection are as far apart as its layout says, in lines`() {
    func text(_ spacing: Double, insets: EdgeInsets = .zero) -> String {
      let view = CollectionView {
        Peaks(id: "a", peaks: Peak.named(1))
        Peaks(id: "b", peaks: Peak.named(1))
      } controllers: {
        NamesController()
      }
      .layout(
        CompositionalLayout { LayoutSection(insets: insets) { .columns(2, height: 44) } }.interSectionSpacing(spacing)
      )
      return Self.text(VStack { view })  + "|" + Self.text(view)
    }
    #expect(text(0).hasSuffix("|Rysy\n\nRysy"))
    #expect(text(20).hasSuffix("|Rysy\n\nRysy"))
    #expect(text(40).hasSuffix("|Rysy\n\n\n\nRysy"))
    #expect(text(0, insets: .vertical(16)).hasSuffix("|\nRysy\n\n\nRysy\n"))
    #expect(text(0).hasPrefix("Rysy"))
  }

  @Test func `says what is wrong with a layout once a section`() {
    let layout = LayoutSection { .columns(0, height: 44) }
    let view = CollectionView {
      Peaks(id: "a", peaks: Peak.named(3))
      Peaks(id: "b", peaks: Peak.named(3))
    } controllers: {
      NamesController()
    }
    .layout(layout)
    let output = view.renderText()
    #expect(output.diagnostics.map(\.code.rawValue) == ["layout.invalid-count", "layout.invalid-count"])
    #expect(output.diagnostics.map { $0.place.subject.prefix(9) } == ["section 0", "section 1"])
    #expect(output.text.split(separator: "\n").count == 6)
  }

  @Test func `horizontal scroll views can list their items too`() {
    let view = ScrollView(.horizontal) {
      HStack {
        Text("a")
        Text("b")
      }
    }
    #expect(Self.text(view) == "a b")
    #expect(Self.text(view) { $0.scrolling = .list } == "a\nb")
  }
}
