import Testing

@testable import Cairn

@Suite struct LayoutLimitsTests {
  private func solve(_ group: LayoutGroup, items: Int = 5, measure: SectionInput.Measure? = nil) -> LayoutResult {
    LayoutSolver.solve(
      CompositionalLayout(section: LayoutSection(group: group)),
      environment: .phone,
      sections: [SectionInput(items, measure: measure)]
    )
  }

  @Test(arguments: [Int.max, 1_000_000_000, 1_000_000])
  func `a huge count takes no longer than a small one`(count: Int) {
    let columns = solve(.columns(count, height: 44))
    #expect(columns.sections[0].items.count == 5)
    let repeated = solve(
      .horizontal(repeating: LayoutItem(width: 0.001), count: count, height: 44, spacing: .flexible(0))
    )
    #expect(repeated.sections[0].items.count == 5)
  }

  @Test(arguments: [1e-300, 1e-9, 0.0001])
  func `tiny items with flexible room end`(width: Double) {
    let group = LayoutGroup.horizontal(height: 44, spacing: .flexible(0)) {
      LayoutItem(width: .absolute(width))
      LayoutItem(width: .absolute(width * 2))
    }
    let section = solve(group).sections[0]
    #expect(section.items.count == 5)
    #expect(section.items.allSatisfy { $0.x.isFinite })
  }

  @Test func `a group takes a thousand items, and says so where there would be more`() {
    let groups: [LayoutGroup] = [
      .vertical(height: 1e308) { LayoutItem(height: 10) },
      .horizontal(width: 1e308, height: 44) { LayoutItem(width: 10) },
      .horizontal(height: 44) { LayoutGroup.vertical(width: 50, height: 1e308) { LayoutItem(height: 10) } },
      .horizontal(repeating: LayoutItem(width: 0.001), count: 5_000, height: 44),
      .columns(5_000, height: 44),
    ]
    for group in groups {
      let result = solve(group, items: 2_500)
      let taken = result.sections[0].groups.filter { $0.depth == 0 }.map(\.items.count)
      #expect(taken.first == 1_000, "\(group)")
      #expect(taken.reduce(0, +) == 2_500, "\(group)")
      let problems = LayoutSection(group: group).problems()
      let isTold = (result.diagnostics + problems).map(\.code).contains(.groupTooLarge)
      #expect(isTold, "\(group)")
    }
    let exact = solve(.vertical(height: 10_000) { LayoutItem(height: 10) }, items: 2_500)
    #expect(exact.diagnostics == [])
    #expect(LayoutSection { .rows(1_001, width: 50) }.problems().map(\.code) == [.groupTooLarge])
  }

  @Test(arguments: [Int.min, -1])
  func `a negative number of items is none`(items: Int) {
    #expect(solve(.columns(2, height: 44), items: items).sections[0].items == [])
  }

  @Test func `more items than can be laid out are reported`() {
    let result = LayoutSolver.solve(
      CompositionalLayout { LayoutSection { .columns(3, height: 1) } },
      environment: .phone,
      sections: [SectionInput(4), SectionInput(.max), SectionInput(1)],
      maximumItems: 10
    )
    let expected = [1, 2].map { LayoutDiagnostic(.tooManyItems, section: $0) }
    #expect(result.diagnostics == expected)
    #expect(result.sections.map(\.items.count) == [4, 6, 0])
  }

  @Test func `groups nested too deeply are left out`() {
    var group = LayoutGroup.columns(1, height: 44)
    for _ in 0..<100 { group = .rows(1, of: group) }
    let result = solve(group)
    #expect(result.diagnostics.map(\.code) == [.nestingTooDeep])
    #expect(result.sections[0].items == [])
    #expect(group.description.hasSuffix("…"))
  }

  @Test func `nested groups that size themselves end`() {
    var group = LayoutGroup.vertical(height: .uniformAcrossSiblings(10)) {
      LayoutItem(height: .uniformAcrossSiblings(10))
    }
    for _ in 0..<28 {
      let inner = group
      group = .horizontal(height: .uniformAcrossSiblings(10)) {
        inner
        LayoutItem(width: 1, height: .uniformAcrossSiblings(10))
        LayoutItem(width: 1)
      }
    }
    let result = solve(group, items: 40) { item, _ in PartialSize(height: Double(item % 7) * 10 + 5) }
    #expect(result.sections[0].items.count == 40)
    #expect(result.diagnostics.map(\.code).contains(.nestingTooDeep))
  }

  @Test func `an empty group inside of another ends`() {
    let empty = LayoutGroup.horizontal(width: 0.001) {}
    let group = LayoutGroup.horizontal(height: 44) { empty }
    #expect(solve(group).diagnostics.map(\.code) == [.emptyGroup])
    let custom = LayoutGroup.custom(height: 44) { _ in [] }
    #expect(solve(custom).diagnostics.map(\.code) == [.emptyGroup])
  }
}
