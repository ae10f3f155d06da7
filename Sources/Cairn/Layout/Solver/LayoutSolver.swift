/// The solver, which computes the frames of a layout.
///
/// ```swift
/// let layout = CompositionalLayout { LayoutSection { .columns(3, height: 120) } }
/// let environment = LayoutEnvironment(width: 375, height: 812)
/// let result = LayoutSolver.solve(layout, environment: environment, sections: [SectionInput(7)])
/// ```
///
/// It never fails. If something cannot be laid out as asked, the result has a fallback and a diagnostic.
public enum LayoutSolver {
  /// The greatest number of items in a layout.
  static let maximumItems = 5_000_000

  /// Returns the frames of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - environment: The conditions of the layout.
  ///   - sections: The number of items in each section, and their sizes.
  ///   - measureBoundary: Measures the headers and footers around all sections; `nil` to keep the estimates.
  ///   - cache: The store of the sections' frames; `nil` for none.
  /// - Returns: The frames and the diagnostics.
  /// - Complexity: O(*n*) in the number of items.
  public static func solve(
    _ layout: CompositionalLayout,
    environment: LayoutEnvironment,
    sections: [SectionInput],
    measureBoundary: SectionInput.MeasureSupplementary? = nil,
    cache: LayoutCache? = nil
  ) -> LayoutResult {
    var run = LayoutRun(layout, environment: environment, cache: cache, maximumItems: maximumItems)
    return run.solve(sections, measureBoundary: measureBoundary)
  }

  /// Returns the frames of a layout, with a limit for the number of items.
  static func solve(
    _ layout: CompositionalLayout,
    environment: LayoutEnvironment,
    sections: [SectionInput],
    maximumItems: Int
  ) -> LayoutResult {
    var run = LayoutRun(layout, environment: environment, cache: nil, maximumItems: maximumItems)
    return run.solve(sections, measureBoundary: nil)
  }
}

/// One solution of a layout.
private struct LayoutRun {
  let layout: CompositionalLayout
  let cache: LayoutCache?
  let axis: Axis
  var environment: LayoutEnvironment
  var recorder = LayoutDiagnosticRecorder()
  var remaining: Int

  init(_ layout: CompositionalLayout, environment: LayoutEnvironment, cache: LayoutCache?, maximumItems: Int) {
    remaining = maximumItems
    self.layout = layout
    self.cache = cache
    self.environment = environment
    axis = layout.configuration.scrollDirection
    // A scale larger than that of any screen would make finite edges infinite.
    self.environment.displayScale = environment.displayScale.flatMap { $0 > 0 && $0 <= 1_000 ? $0 : nil }
    let size = environment.container.contentSize
    let insets = recorder.finite(environment.container.contentInsets)
    self.environment.container = LayoutContainer(
      width: recorder.length(size.width),
      height: recorder.length(size.height),
      // Insets along the scroll axis belong to the scroll view, not to the layout.
      contentInsets: layout.configuration.contentInsetsReference == .none ? .zero : insets.removing(axis.asSet)
    )
  }

  mutating func solve(
    _ inputs: [SectionInput],
    measureBoundary: SectionInput.MeasureSupplementary?
  ) -> LayoutResult {
    var result = LayoutResult(environment: environment)
    result.scrollDirection = axis
    let container = environment.container
    guard container.contentSize.width > 0, container.contentSize.height > 0 else {
      recorder.record(.emptyContainer)
      result.diagnostics = recorder.diagnostics
      return result
    }
    let room = container.effectiveContentSize
    let across = axis.across
    let start = container.contentInsets.start(across)
    let boundary = BoundarySolver(
      layout.configuration.boundarySupplementaryItems,
      axis: axis,
      start: start,
      length: room[across],
      along: room[axis],
      measure: measureBoundary,
      recorder: &recorder
    )
    let spacing = recorder.finite(layout.configuration.interSectionSpacing)
    var cursor = boundary.lead
    for (index, input) in inputs.enumerated() {
      if index > 0 { cursor += spacing }
      var origin = LayoutPoint.zero
      origin[axis] = cursor
      origin[across] = start
      let (section, length) = solve(input, at: index, room: room, origin: origin)
      result.sections.append(section)
      cursor += length
    }
    let finish = LayoutFinish(environment)
    result.boundary = boundary.frames(around: cursor - boundary.lead).map { frame in
      updating(frame) { $0.frame = finish.finish($0.frame) }
    }
    result.contentSize = container.contentSize
    result.contentSize[axis] = cursor + boundary.trail
    result.contentSize = finish.snapped(result.contentSize)
    result.diagnostics = recorder.diagnostics
    return result
  }

  private mutating func solve(
    _ input: SectionInput,
    at index: Int,
    room: LayoutExtent,
    origin: LayoutPoint
  ) -> (SectionResult, length: Double) {
    recorder.section = index
    defer { recorder.section = nil }
    var input = input
    if input.itemCount > remaining { recorder.record(.tooManyItems) }
    input.itemCount = min(max(0, input.itemCount), remaining)
    remaining -= input.itemCount
    guard let section = layout.section(at: index, in: environment) else {
      return (missing(input, room: room, origin: origin), 0)
    }
    guard let cache else {
      let relative = fresh(section, input, at: index, room: room)
      recorder.append(relative.diagnostics)
      let length = relative.section.frame.length(axis)
      return (LayoutFinish(environment).placed(relative.section, at: origin), length)
    }
    return solve(section, input, at: index, room: room, origin: origin, with: cache)
  }

  /// Takes note of a section for which there is no layout.
  @inline(never)
  private mutating func missing(_ input: SectionInput, room: LayoutExtent, origin: LayoutPoint) -> SectionResult {
    if input.itemCount > 0 { recorder.record(.missingSection) }
    var extent = room
    extent[axis] = 0
    var result = SectionResult()
    result.frame = LayoutFinish(environment).finish(LayoutRect(origin: origin, extent: extent))
    return result
  }

  /// Solves a section, of which the items may be measured by solving others.
  @inline(never)
  private func fresh(
    _ section: LayoutSection,
    _ input: SectionInput,
    at index: Int,
    room: LayoutExtent
  ) -> (section: SectionResult, diagnostics: [LayoutDiagnostic]) {
    var solver = SectionSolver(
      section: section,
      input: input,
      environment: environment,
      axis: axis,
      container: room,
      recorder: LayoutDiagnosticRecorder()
    )
    solver.recorder.section = index
    return (solver.solve(), solver.recorder.diagnostics)
  }

  @inline(never)
  private mutating func solve(
    _ section: LayoutSection,
    _ input: SectionInput,
    at index: Int,
    room: LayoutExtent,
    origin: LayoutPoint,
    with cache: LayoutCache
  ) -> (SectionResult, length: Double) {
    let key = LayoutCache.Key(section: section, environment: environment, axis: axis, input: input)
    if let key, let hit = cache.solution(for: key, index: index) {
      recorder.append(hit.diagnostics.map { LayoutDiagnostic($0.code, section: index) })
      return (cache.placed(hit, at: origin, for: index, environment), hit.length)
    }
    let (relative, diagnostics) = fresh(section, input, at: index, room: room)
    recorder.append(diagnostics)
    let length = relative.frame.length(axis)
    let finish = LayoutFinish(environment)
    guard let key else { return (finish.placed(consume relative, at: origin), length) }
    let placed = finish.placed(relative, at: origin)
    let solution = LayoutCache.Solution(
      key: key,
      relative: relative,
      length: length,
      diagnostics: diagnostics,
      origin: origin,
      placed: placed
    )
    cache.store(solution, for: index)
    return (placed, length)
  }
}
