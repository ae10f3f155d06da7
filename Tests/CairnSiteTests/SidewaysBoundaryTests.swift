import CairnHTML
import CairnText
import Testing

@testable import Cairn

/// At which sides of sideways layouts, and of sections that scroll sideways, headers and footers stand.
@Suite struct SidewaysBoundaryTests {
  private struct Huts: CollectionSection {
    let id: Int
  }

  private struct HutsController: SectionController {
    func view(for section: Huts) -> some View {
      Section {
        Text("Hut")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
    }
  }

  private static func collection(_ section: LayoutSection, _ axis: Axis) -> some View {
    CollectionView(sections: [Huts(id: 0).eraseToAnySection()]) { HutsController() }
      .layout(CompositionalLayout(section: section).scrollDirection(axis))
  }

  private static func item(_ kind: ElementKind, _ alignment: LayoutAlignment) -> LayoutBoundary {
    LayoutBoundary(size: LayoutSize(width: 100, height: 40), kind: kind, alignment: alignment)
  }

  private static let column = LayoutSection { .vertical(width: 100, height: 44) { LayoutItem(height: 44) } }

  @Test func `items of a kind of one's own show what is at their side of the layout`() {
    let section = Self.column.boundary(Self.item("before", .leading), Self.item("after", .trailing))
    #expect(section.boundaryItem(.header, along: .horizontal)?.kind == "before")
    #expect(section.boundaryItem(.footer, along: .horizontal)?.kind == "after")
    #expect(Self.collection(section, .horizontal).renderHTML().diagnostics == [])
    // From top to bottom, neither is at the bottom.
    #expect(section.boundaryItem(.footer, along: .vertical) == nil)
    #expect(Self.collection(section, .vertical).renderHTML().diagnostics.first?.code == .unshownBoundary)
  }

  @Test func `a header at the trailing side of a sideways layout stands behind its section`() {
    let section = Self.column.boundary(Self.item(.header, .trailing), Self.item(.footer, .leading))
    let css = Self.collection(section, .horizontal).renderHTML().styleSheet.css
    #expect(css.contains("order:1") && css.contains("order:-1"))
    #expect(Self.collection(section, .horizontal).text(TextOptions(width: 20)) == "Footer\nHut\nHeader")
    let usual = Self.column.boundary(Self.item(.header, .leading), Self.item(.footer, .trailing))
    #expect(!Self.collection(usual, .horizontal).renderHTML().styleSheet.css.contains("order:"))
    #expect(Self.collection(usual, .horizontal).text(TextOptions(width: 20)) == "Header\nHut\nFooter")
  }

  @Test func `a section that scrolls across its layout keeps its items at the top and the bottom`() {
    let section = Self.column.orthogonalScrolling(.continuous).boundary(
      Self.item("before", .top),
      Self.item("after", .bottom)
    )
    let view = Self.collection(section, .vertical)
    #expect(view.renderHTML().diagnostics == [])
    #expect(section.boundaryItem(.header, along: .vertical)?.kind == "before")
    #expect(section.boundaryItem(.footer, along: .vertical)?.kind == "after")
  }
}
