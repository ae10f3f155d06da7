/// A store of the frames of sections; sections that have not changed are not solved again.
///
/// The key of a section is its layout, its environment, its number of items and, if it is measured, its revision. Only
/// one task at a time may use a cache.
public final class LayoutCache {
  struct Key: Hashable {
    let section: LayoutSection
    let environment: LayoutEnvironment
    let axis: Axis
    let itemCount: Int
    let revision: Int?
    let hasHeader: Bool?
    let hasFooter: Bool?

    init?(section: LayoutSection, environment: LayoutEnvironment, axis: Axis, input: SectionInput) {
      let isMeasured = input.measure != nil || input.measureSupplementary != nil
      if isMeasured, input.revision == nil { return nil }
      self.section = section
      self.environment = environment
      self.axis = axis
      itemCount = input.itemCount
      revision = input.revision
      hasHeader = input.hasHeader
      hasFooter = input.hasFooter
    }
  }

  struct Solution {
    let key: Key
    let relative: SectionResult
    let length: Double
    let diagnostics: [LayoutDiagnostic]
    var origin: LayoutPoint
    var placed: SectionResult
  }

  private var solutions: [Int: Solution] = [:]
  /// The number of sections that were found.
  public private(set) var hits = 0
  /// The number of sections that were solved.
  public private(set) var misses = 0

  /// Creates an empty cache.
  public init() {}

  /// Forgets everything.
  public func removeAll() {
    solutions = [:]
  }

  func solution(for key: Key, index: Int) -> Solution? {
    guard let solution = solutions[index], solution.key == key else {
      misses += 1
      return nil
    }
    hits += 1
    return solution
  }

  /// Returns the section of a solution at a place, which may be a new one.
  func placed(
    _ solution: Solution,
    at origin: LayoutPoint,
    for index: Int,
    _ environment: LayoutEnvironment
  ) -> SectionResult {
    guard origin != solution.origin else { return solution.placed }
    let placed = LayoutFinish(environment).placed(solution.relative, at: origin)
    solutions[index]?.origin = origin
    solutions[index]?.placed = placed
    return placed
  }

  func store(_ solution: Solution, for index: Int) {
    solutions[index] = solution
  }
}
