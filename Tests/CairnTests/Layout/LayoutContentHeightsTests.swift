import Testing

@testable import Cairn

@Suite struct LayoutContentHeightsTests {
  private func solve(_ section: LayoutSection, lines: [Int]) -> SectionResult {
    let layout = CompositionalLayout { section }.sizedByContent(lineHeight: 16)
    let input = SectionInput(
      lines.count,
      measure: { item, proposal in
        #expect(proposal.width != nil)
        return PartialSize(height: Double(lines[item]) * 16)
      }
    )
    let result = LayoutSolver.solve(layout, environment: LayoutEnvironment(width: 352, height: 400), sections: [input])
    #expect(result.diagnostics == [])
    return result.sections[0]
  }

  @Test func `a row is as tall as its tallest item`() {
    let section = solve(LayoutSection { .columns(2, height: 44) }, lines: [1, 3, 2])
    #expect(section.items.map(\.height) == [16, 48, 32])
    #expect(section.items.map(\.y) == [0, 0, 48])
    #expect(section.frame.height == 80)
  }

  @Test func `equal rows keep their number and take their own heights`() {
    let section = solve(LayoutExamplesTests.carousel.orthogonalScrolling(.none), lines: [4, 1, 2, 1])
    #expect(section.items.map(\.x).map { $0 < 200 } == [true, false, false, true])
    #expect(section.items.map(\.y) == [16, 16, 32, 80])
    #expect(section.groups.filter { $0.depth == 0 }.map(\.items) == [0..<3, 3..<4])
    #expect(section.groups.filter { $0.depth == 0 }.map(\.frame.height) == [64, 16])
  }

  @Test(arguments: [
    (LayoutDimension.fractionalHeight(1), LayoutDimension.fractionalHeight(0.334), 3),
    (.fractionalHeight(0.5), .fractionalHeight(0.5), 2),
    (.absolute(100), .absolute(30), 3),
    (.fractionalWidth(0.5), .absolute(30), 1),
  ])
  func `a column keeps the number of items it had`(group: LayoutDimension, item: LayoutDimension, count: Int) {
    let column = LayoutGroup.vertical(width: .fractionalWidth(0.5), height: group) { LayoutItem(height: item) }
    let section = solve(LayoutSection { .horizontal(height: 100) { column } }, lines: Array(repeating: 1, count: 6))
    #expect(section.groups.first { $0.depth == 1 }?.items == 0..<count)
  }

  @Test func `headers become as tall as their content and custom groups stay`() {
    let custom = LayoutExamplesTests.custom
    let section = LayoutSection(group: custom).header(height: 100).sizedByContent(lineHeight: 16)
    #expect(section.content == .group(custom))
    #expect(section.boundarySupplementaryItems[0].size.height == .estimated(16))
  }

  private func leafCount(_ group: LayoutGroup) -> Int {
    group.subitems.reduce(0) { count, subitem in
      if case .group(let inner) = subitem { count + leafCount(inner) } else { count + 1 }
    }
  }

  @Test func `columns of columns list no more items than one column may`() throws {
    let thousandth = LayoutDimension.fractionalHeight(0.001)
    var column = LayoutGroup.vertical(height: thousandth) { LayoutItem(height: thousandth) }
    for _ in 0..<2 {
      let inner = column
      column = .vertical(height: thousandth) { inner }
    }
    let section = LayoutSection(group: column).sizedByContent(lineHeight: 16)
    guard case .group(let sized) = section.content else { throw Unexpected() }
    #expect((500...2_000).contains(leafCount(sized)))
  }

  private struct Unexpected: Error {}

  @Test(arguments: [Double.nan, .infinity]) func `a column with spacing that is no length lists nothing`(
    spacing: Double
  ) throws {
    let column = LayoutGroup.vertical(height: 100, spacing: .fixed(spacing)) { LayoutItem(height: 30) }
    guard case .group(let sized) = LayoutSection(group: column).sizedByContent(lineHeight: 16).content else {
      throw Unexpected()
    }
    #expect(sized.subitems.count == 1)
  }
}
