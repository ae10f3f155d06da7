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
    let view = Section(["a", "b"], id: \.self) {
      Text($0)
    } header: {
      Text("Above")
    }
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

  @Test func `a layout is told of the appearance and the size of text that are declared`() {
    let view = Section(["a", "b", "c", "d"], id: \.self) { Text($0) }
      .layout { environment in
        let isLarge = environment.dynamicTypeSize.isAccessibilitySize
        return LayoutSection { .columns(isLarge ? 1 : environment.colorScheme == .dark ? 4 : 2, height: 44) }
      }
    #expect(Self.text(view.environment(\.colorScheme, .light), width: 40).split(separator: "\n").count == 2)
    #expect(Self.text(view.environment(\.colorScheme, .dark), width: 40).split(separator: "\n").count == 1)
    #expect(
      Self.text(view.environment(\.dynamicTypeSize, .accessibility1), width: 40).split(separator: "\n").count == 4
    )
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

  @Test func `insets give way where they would tear words`() {
    let layout = LayoutSection(insets: .horizontal(40)) { .columns(2, height: 44, of: LayoutItem().contentInsets(8)) }
    #expect(Self.text(Self.words(Self.names, in: layout), width: 12) == Self.names.joined(separator: "\n"))
  }

  @Test func `a width that follows from a height is that of the height in the layout`() {
    let group = LayoutGroup.horizontal(height: 96) { LayoutItem(width: .fractionalHeight(1)) }
    #expect(
      Self.text(Self.words(["a", "b", "c", "d"], in: LayoutSection(group: group))) == "a           b           c\nd"
    )
  }

  @Test func `declared heights stay where there are fewer columns`() {
    let layout = LayoutSection { .columns(4, height: 32) }
    let text = Self.text(Self.words(Self.names, in: layout), width: 20) { $0.layoutHeights = .declared }
    #expect(text == "Rysy      Giewont\n\nSwinica   Mnich\n\nKoscielec\n")
  }

  @Test func `greater depth is drawn in front, and hidden items are not drawn`() {
    let group = LayoutGroup.custom(height: 16) { _ in
      [.init(LayoutRect(width: 80, height: 16), zIndex: 1), .init(LayoutRect(x: 16, width: 120, height: 16))]
    }
    let words = ["front", "0123456789abc"]
    #expect(Self.text(Self.words(words, in: LayoutSection(group: group))) == "front     89abc")
    let hiding = LayoutSection(group: group).onVisibleItems { items, _, _ in items[0].isHidden = true }
    #expect(Self.text(Self.words(words, in: hiding)) == "  0123456789abc")
  }

  @Test func `what is higher than its place is cut, with an ellipsis`() {
    let group = LayoutGroup.custom(height: 32) { _ in [.init(LayoutRect(width: 80, height: 32))] }
    let view = Self.words(["one two three four five six", "seven"], in: LayoutSection(group: group))
    #expect(Self.text(view) == "one two\nthree fou…\nseven\n")
    let rtl = view.environment(\.layoutDirection, .rightToLeft)
    #expect(Self.text(rtl, width: 10) == "   one two\n…hree four\n     seven\n")
  }
}
