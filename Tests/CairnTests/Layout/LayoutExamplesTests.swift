import CairnTestSupport
import Testing

@testable import Cairn

/// Layouts as users write them.
@Suite struct LayoutExamplesTests {
  static let insetGrid = CompositionalLayout {
    LayoutSection {
      .horizontal(height: .fractionalWidth(0.2)) {
        LayoutItem(width: .fractionalWidth(0.2)).contentInsets(5)
      }
    }
  }

  static let twoColumns = LayoutSection(spacing: 10, insets: .horizontal(10)) { .columns(2, height: 44, spacing: 10) }

  static let pinnedHeader = LayoutSection(spacing: 5, insets: .horizontal(10)) {
    .horizontal(height: 44) { LayoutItem() }
  }
  .boundary(.header().pinned().zIndex(2), .footer())

  static let carousel = LayoutSection {
    .horizontal(width: .fractionalWidth(0.85), height: .fractionalHeight(0.4)) {
      LayoutItem(width: .fractionalWidth(0.7)).contentInsets(10)
      LayoutGroup.rows(2, width: .fractionalWidth(0.3), of: LayoutItem().contentInsets(10))
    }
  }
  .orthogonalScrolling(.groupPagingCentered)
  .header()

  @Test func `a flow fills lines with items as wide as their content`() {
    let widths: [Double] = [100, 60, 90, 120, 300, 400, 20]
    let input = SectionInput(widths.count) { item, _ in PartialSize(width: widths[item], height: 30) }
    let result = LayoutSolver.solve(
      CompositionalLayout(section: .flow(spacing: 10, lineSpacing: 5, insets: .horizontal(20))),
      environment: LayoutEnvironment(width: 320, height: 800),
      sections: [input]
    )
    let frames = result.sections[0].items
    #expect(frames.map(\.x) == [20, 130, 200, 20, 20, 20, 20])
    #expect(frames.map(\.y) == [0, 0, 0, 35, 70, 105, 140])
    #expect(frames.map(\.width) == [100, 60, 90, 120, 280, 280, 20])
    #expect(LayoutSection.flow().problems() == [])
  }

  static let provider = CompositionalLayout { index, environment in
    let wide = environment.container.effectiveWidth > 800
    switch index {
    case 0: return .list(.insetGrouped, header: .supplementary)
    default:
      return LayoutSection(insets: 20) {
        .columns(wide ? 6 : 3, height: .fractionalWidth(0.2), of: LayoutItem().contentInsets(2))
      }
    }
  }.interSectionSpacing(20)

  static let badge = LayoutItem(width: .fractionalWidth(0.25)).contentInsets(5)
    .badge(width: 20, height: 20, at: [.top, .trailing], fractionalOffset: .init(x: 0.3, y: -0.3))

  static let background =
    LayoutSection(spacing: 5, insets: 10) { .horizontal(height: 44) { LayoutItem() } }.background(insets: 5)

  static let custom = LayoutGroup.custom(height: 120) { environment in
    [.init(.init(x: 0, y: 0, width: 100, height: 50)), .init(.init(x: 110, y: 10, width: 60, height: 60), zIndex: 1)]
  }

  @Test(arguments: [
    ("apple-inset-grid", insetGrid),
    ("apple-pinned-header-at-rest", CompositionalLayout { pinnedHeader }),
    ("apple-orthogonal-groupPagingCentered", CompositionalLayout { carousel }),
    ("apple-section-decoration", CompositionalLayout { background }),
  ])
  func `layouts as users write them give the frames of their cases`(name: String, layout: CompositionalLayout) throws {
    let item = try #require(LayoutCaseFile(mayBeAnother: false).cases.first { $0.name == name })
    let result = LayoutSolver.solve(layout, environment: item.environment, sections: item.sections)
    #expect(LayoutCaseComparison(item, result).problems == [])
  }

  @Test func `two columns share what insets and spacing leave`() {
    let layout = CompositionalLayout { Self.twoColumns }
    let section = LayoutSolver.solve(layout, environment: .phone, sections: [SectionInput(3)]).sections[0]
    let expected = [(10.0, 0.0), (192.5, 0), (10, 54)].map { LayoutRect(x: $0, y: $1, width: 172.5, height: 44) }
    #expect(section.items == expected)
    #expect(section.groups.map(\.items) == [0..<2, 2..<3])
  }

  @Test func `a badge sits beside the corner of its item`() {
    let layout = CompositionalLayout { LayoutSection { .horizontal(height: 100) { Self.badge } } }
    let result = LayoutSolver.solve(layout, environment: .phone, sections: [SectionInput(1)])
    #expect(result.sections[0].itemSupplementaries.map(\.frame) == [LayoutRect(x: 74.75, y: -1, width: 20, height: 20)])
  }

  @Test func `a custom group places items and repeats`() {
    let layout = CompositionalLayout { LayoutSection { Self.custom } }
    let section = LayoutSolver.solve(layout, environment: .phone, sections: [SectionInput(3)]).sections[0]
    #expect(section.items.map(\.y) == [0, 10, 120])
    #expect(section.itemZIndices == [0, 1, 0])
  }

  @Test(arguments: [(800.0, 3), (801.0, 6)])
  func `a provider sees the width`(width: Double, columns: Int) {
    let environment = LayoutEnvironment(width: width, height: 600)
    let result = LayoutSolver.solve(
      Self.provider,
      environment: environment,
      sections: [SectionInput(2), SectionInput(6)]
    )
    #expect(result.sections[0].supplementaries.count == 1)
    #expect(Set(result.sections[1].items.map(\.y)).count == 6 / columns)
    #expect(result.sections[1].frame.y == result.sections[0].frame.maxY + 20)
  }

  @Test func `a list is a layout of a section and of a collection`() {
    let section: LayoutSection = .list(using: ListConfiguration(appearance: .insetGrouped))
    let layout: CompositionalLayout = .list(using: ListConfiguration(appearance: .insetGrouped))
    #expect(layout == CompositionalLayout { section })
  }

  @Test func `builders take conditions and loops`() {
    let isWide = true
    let group = LayoutGroup.horizontal(height: 44) {
      if isWide { LayoutItem(width: 100) } else { LayoutGroup.rows(2) }
      for width in [10.0, 20] { LayoutItem(width: .absolute(width)) }
    }
    #expect(group.subitems.map(\.size.width) == [100, 10, 20])
  }

  @Test func `numbers stand for insets on all sides and padding still takes a number`() {
    let insets: [EdgeInsets] = [5, 2.5, .horizontal(10), .vertical(3), .zero]
    #expect(insets.map(\.leading) == [5, 2.5, 10, 0, 0])
    #expect(insets.map(\.top) == [5, 2.5, 0, 3, 0])
    _ = Text("padded").padding(8).padding(8.5).padding(.top, 4).padding(EdgeInsets(top: 1)).padding()
  }
}

extension LayoutEnvironment {
  static let phone = LayoutEnvironment(width: 375, height: 812)
}
