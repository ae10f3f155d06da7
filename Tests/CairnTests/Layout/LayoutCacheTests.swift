import Testing

@testable import Cairn

@Suite struct LayoutCacheTests {
  private let layout = CompositionalLayout { index, _ in
    index == 0 ? .list(.insetGrouped) : LayoutSection { .columns(3, height: 44) }.header()
  }

  private func solve(
    _ counts: [Int],
    cache: LayoutCache?,
    environment: LayoutEnvironment = .phone
  ) -> LayoutResult {
    LayoutSolver.solve(
      layout,
      environment: environment,
      sections: counts.map { SectionInput($0) },
      cache: cache
    )
  }

  @Test func `an unchanged section is solved once`() {
    let cache = LayoutCache()
    let first = solve([4, 9], cache: cache)
    let second = solve([4, 9], cache: cache)
    #expect(second == first)
    #expect((cache.hits, cache.misses) == (2, 2))
  }

  @Test func `a section that only moves is not solved again`() {
    let cache = LayoutCache()
    _ = solve([4, 9], cache: cache)
    let moved = solve([7, 9], cache: cache)
    #expect((cache.hits, cache.misses) == (1, 3))
    #expect(moved == solve([7, 9], cache: nil))
    #expect(solve([7, 9], cache: cache) == moved)
  }

  @Test func `another environment or number of items is another section`() {
    let cache = LayoutCache()
    _ = solve([4], cache: cache)
    _ = solve([5], cache: cache)
    _ = solve([5], cache: cache, environment: LayoutEnvironment(width: 800, height: 600))
    #expect((cache.hits, cache.misses) == (0, 3))
    cache.removeAll()
    _ = solve([5], cache: cache, environment: LayoutEnvironment(width: 800, height: 600))
    #expect(cache.hits == 0)
  }

  @Test func `a measured section is kept only with its revision`() {
    let cache = LayoutCache()
    func solve(revision: Int?, height: Double) -> Double {
      let input = SectionInput(1, revision: revision, measure: { _, _ in PartialSize(height: height) })
      return LayoutSolver.solve(
        .list(using: ListConfiguration(appearance: .plain)),
        environment: .phone,
        sections: [input],
        cache: cache
      ).contentSize.height
    }
    #expect(solve(revision: nil, height: 10) == 10)
    #expect(solve(revision: nil, height: 20) == 20)
    #expect(solve(revision: 1, height: 30) == 30)
    #expect(solve(revision: 1, height: 40) == 30)
    #expect(solve(revision: 2, height: 40) == 40)
    #expect(cache.hits == 1)
  }

  @Test func `diagnostics come from the cache too`() {
    let cache = LayoutCache()
    let layout = CompositionalLayout { LayoutSection { .columns(0, height: 44) } }
    let first = LayoutSolver.solve(layout, environment: .phone, sections: [SectionInput(1)], cache: cache)
    let second = LayoutSolver.solve(layout, environment: .phone, sections: [SectionInput(1)], cache: cache)
    #expect(first.diagnostics == [LayoutDiagnostic(.invalidCount, section: 0)])
    #expect(second == first)
  }
}
