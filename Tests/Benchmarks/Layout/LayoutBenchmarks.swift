import Cairn

/// How fast layouts are solved, beside loops that compute the same frames by hand.
enum LayoutBenchmarks {
  private static let count = 100_000
  private static let environment = LayoutEnvironment(width: 375, height: 812)

  private static let columns = LayoutSection { .columns(5, height: .fractionalWidth(0.2)) }
  private static let packed = LayoutSection {
    .horizontal(height: .fractionalWidth(0.2)) { LayoutItem(width: .fractionalWidth(0.2)) }
  }
  private static let nested = LayoutSection {
    .horizontal(height: 160) {
      LayoutItem(width: .fractionalWidth(0.7)).contentInsets(10)
      LayoutGroup.rows(2, width: .fractionalWidth(0.3), of: LayoutItem().contentInsets(10))
    }
  }

  static func run(_ report: inout Report) throws {
    try grids(&report)
    try nesting(&report)
    try lists(&report)
    try caching(&report)
  }

  private static func solve(_ section: LayoutSection, _ input: SectionInput) -> SectionResult {
    let layout = CompositionalLayout(section: section)
    return LayoutSolver.solve(layout, environment: environment, sections: [input]).sections[0]
  }

  /// Adds the time of an item, after checking that both came to the same frames.
  private static func add(
    _ name: String,
    _ section: LayoutSection,
    _ input: SectionInput,
    limit: Double?,
    to report: inout Report,
    byHand: () -> SectionFrames
  ) throws {
    guard byHand().agree(with: solve(section, input)) else { throw BenchmarkError.differentFrames(name) }
    var measured = Comparison(work: { blackHole(solve(section, input)) }) { blackHole(byHand()) }
    measured.value *= 1_000 / Double(input.itemCount)
    measured.baseline *= 1_000 / Double(input.itemCount)
    report.add("\(name), an item, × loop", measured, unit: "ns", limit: nil)
    if let limit { report.add("\(name), an item, must", value: measured.value, unit: "ns", limit: limit) }
  }

  // MARK: - Populations

  private static func grids(_ report: inout Report) throws {
    for (name, section) in [("grid, divided", columns), ("grid, packed", packed)] {
      try add(name, section, SectionInput(count), limit: 50, to: &report) {
        HandWrittenFrames.grid(items: count, columns: 5, width: 375)
      }
    }
  }

  /// Groups in groups, and twice as many items in about twice the time.
  private static func nesting(_ report: inout Report) throws {
    try add("nested", nested, SectionInput(count), limit: nil, to: &report) {
      HandWrittenFrames.nested(items: count, width: 375, height: 160)
    }
    var doubled = Comparison(work: { blackHole(solve(nested, SectionInput(2 * count))) }) {
      blackHole(solve(nested, SectionInput(count)))
    }
    doubled.value /= 1_000
    doubled.baseline /= 1_000
    report.add("nested, 200,000 items, × 100,000", doubled, unit: "ms", limit: 2.3)
  }

  /// Rows of which the content tells the height.
  private static func lists(_ report: inout Report) throws {
    let measure: SectionInput.Measure = { item, _ in PartialSize(height: Double(44 + item % 5 * 20)) }
    let estimated: SectionInput.Measure = { _, _ in PartialSize(height: 44) }
    let list = LayoutSection { .horizontal(height: .estimated(44)) { LayoutItem(height: .estimated(44)) } }
    try add("list, measured", list, SectionInput(count, measure: measure), limit: nil, to: &report) {
      HandWrittenFrames.list(items: count, width: 375, measure: measure)
    }
    try add("list, estimated", list, SectionInput(count), limit: nil, to: &report) {
      HandWrittenFrames.list(items: count, width: 375, measure: estimated)
    }
  }

  // MARK: - Cache

  /// A section that has not changed is found; in another environment it is solved.
  private static func caching(_ report: inout Report) throws {
    let layout = CompositionalLayout(section: nested)
    let input = [SectionInput(count)]
    let wide = LayoutEnvironment(width: 812, height: 375)
    let cache = LayoutCache()
    func solve(in environment: LayoutEnvironment) -> LayoutResult {
      LayoutSolver.solve(layout, environment: environment, sections: input, cache: cache)
    }
    let first = solve(in: environment)
    let second = solve(in: environment)
    guard second == first else { throw BenchmarkError.differentFrames("found section") }
    report.add("second solve, hits", value: Double(cache.hits), unit: "sections", least: 1)
    let turned = solve(in: wide)
    let alone = LayoutSolver.solve(layout, environment: wide, sections: input)
    guard turned == alone else { throw BenchmarkError.differentFrames("section in another environment") }
    report.add("solve in another environment, misses", value: Double(cache.misses - 1), unit: "sections", least: 1)

    let found = Comparison(work: { blackHole(solve(in: wide)) }) {
      blackHole(LayoutSolver.solve(layout, environment: wide, sections: input))
    }
    report.add("second solve, nested, × first", found, limit: 0.01)
    var isTurned = false
    let missed = Comparison {
      isTurned.toggle()
      blackHole(solve(in: isTurned ? environment : wide))
    } baseline: {
      blackHole(LayoutSolver.solve(layout, environment: wide, sections: input))
    }
    report.add("environment changed, nested, × first", missed, limit: nil)
  }
}
