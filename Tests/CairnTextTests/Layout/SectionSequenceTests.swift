import Cairn
import Testing

@testable import CairnText

/// How sections with layouts stand among others, and what is said about them.
@Suite struct SectionSequenceTests {
  private static func text(_ view: some View, _ change: (inout TextOptions) -> Void = { _ in }) -> String {
    var options = TextOptions(width: 44)
    change(&options)
    return view.text(options)
  }

  @Test func `lists keep the look of lists`() {
    let section = Section(["a", "b"], id: \.self) {
      Text($0)
    } header: {
      Text("Header")
    } footer: {
      Text("Footer")
    }
    let plain = Self.text(section)
    #expect(plain == "Header\n  a\n  b\n  Footer")
    #expect(Self.text(section.layout(LayoutSection.list(.plain))) == "Header\n  a\n  b\n  Footer")
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
      return Self.text(VStack { view }) + "|" + Self.text(view)
    }
    #expect(text(0).hasSuffix("|Rysy\n\nRysy"))
    #expect(text(20).hasSuffix("|Rysy\n\nRysy"))
    #expect(text(40).hasSuffix("|Rysy\n\n\n\nRysy"))
    #expect(text(0, insets: .vertical(16)).hasSuffix("|\nRysy\n\n\nRysy\n"))
    #expect(text(0).hasPrefix("Rysy"))
  }

  @Test func `a header and a footer of a collection stand around all its sections`() {
    let view = CollectionView {
      Peaks(id: "a", peaks: Peak.named(1))
      Peaks(id: "b", peaks: Peak.named(1))
    } controllers: {
      NamesController()
    }
    .header { Text("All") }
    .footer { Text("End") }
    let layout = CompositionalLayout { LayoutSection { .columns(2, height: 44) } }
      .boundary(.header(height: 50).pinned(), .footer()).interSectionSpacing(40)
    #expect(Self.text(view.layout(layout)) == "All\n\nRysy\n\n\n\nRysy\n\nEnd")
    #expect(
      Self.text(VStack { view.layout(layout) }).split(separator: "\n").map(String.init) == [
        "All", "Rysy", "Rysy", "End",
      ]
    )
    #expect(Self.text(view) == "All\n\nRysy\n\nRysy\n\nEnd")
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

  @Test(arguments: [0.4, 1e6, .infinity, .nan, -5])
  func `takes any length without a trap or an endless page`(length: Double) {
    let item = LayoutItem(width: .fractionalWidth(length), height: .absolute(length)).contentInsets(.all(length))
      .badge(width: .absolute(length), height: 20, absoluteOffset: LayoutPoint(x: length, y: length))
    let layouts = [
      LayoutSection(spacing: length, insets: .all(length)) { .columns(2, height: .absolute(length)) },
      LayoutSection { .horizontal(height: .fractionalHeight(length), spacing: .fixed(length)) { item } }
        .boundary(.header().offset(x: length, y: length)).background(insets: .all(length)),
      LayoutSection { .vertical(width: .absolute(length), height: .absolute(length)) { item } }
        .orthogonalScrolling(.paging),
      LayoutSection(
        group: .custom(height: .estimated(44)) { _ in
          [.init(LayoutRect(x: length, y: length, width: length, height: length))]
        }
      ),
    ]
    for layout in layouts {
      let view = Section(["a", "b"], id: \.self) {
        Text($0).badge(1)
      } header: {
        Text("h")
      }.layout(layout)
      for heights in TextOptions.LayoutHeights.allCases {
        let width = heights == .content ? 12 : 1
        var options = TextOptions(width: width)
        options.layoutHeights = heights
        options.scrolling = .clip
        options.metrics = TextMetrics(columnWidth: length, lineHeight: length)
        let lines = view.text(options).utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= width || Substring($0).count <= width })
        #expect(lines.count < 20_000)
      }
    }
  }

  @Test(arguments: [1e9, 1e300, -1e9]) func `wraps many groups that are any distance apart`(spacing: Double) {
    let layout = LayoutSection(spacing: spacing) { .horizontal(width: 80, height: 16) { LayoutItem() } }
      .orthogonalScrolling(.continuous)
    let rects = SectionProbe.parts(of: Section(0..<200, id: \.self) { Text("\($0)") }.layout(layout), width: 40)
    #expect(rects.count == 200)
    #expect(rects.allSatisfy { $0.y >= 0 && $0.maxY <= CellLength.unbounded * 2 })
    #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.y <= $1.y })
  }
}
