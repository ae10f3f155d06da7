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
    #expect(Self.text(section.layout(LayoutSection.list(.plain))) == "Header\n  a\n  b\nFooter")
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
