import Cairn

/// A solver for the places of a section's parts at a width, in points rounded to cells.
///
/// It solves the layout twice. The lines of an item follow from its width in cells, which follows from its place: the
/// first solution gives the columns, and the second one the lines.
struct SectionArranger {
  let engine: LayoutEngine
  let section: LaidOutSection
  let columns: Int32
  let items: [NodeIndex]
  let environment: LayoutEnvironment
  let space: CellSpace

  var presentation: SectionPresentation { engine.presentation }
  var metrics: TextMetrics { presentation.metrics }

  init(engine: LayoutEngine, section: LaidOutSection, columns: Int32) {
    self.engine = engine
    self.section = section
    self.columns = columns
    environment = engine.presentation.environment(columns: columns, traits: section.traits)
    space = CellSpace(
      columns: columns,
      metrics: engine.presentation.metrics,
      isMirrored: section.traits.layoutDirection == .rightToLeft
    )
    var items: [NodeIndex] = []
    if let list = section.items {
      items.reserveCapacity(Int(engine.arena[list].pointee.childCount))
      engine.forEachChild(list) { items.append($0) }
    }
    self.items = items
  }

  func arrange() -> SectionArrangement {
    guard let layout = groups() else { return listArrangement() }
    var solution = dividedSolution(of: layout)
    let problems = solution.diagnostics
    solution = makingRoomForBox(solution)
    fastenBadges(of: solution.result)
    solution = narrowed(solution)
    let count = solution.rows.runs.last?.items.upperBound ?? 0
    solve(solution, count: count)
    if presentation.heights == .content, layout.value.fillsHeights { solution.result.stretchItems() }
    var arrangement = arrangement(of: solution)
    let told = layout.value.problems().map(\.code)
    let found = problems + solution.diagnostics.filter { !problems.contains($0) }
    arrangement.diagnostics = found.filter { !told.contains($0.code) }
    return arrangement
  }

  /// A layout behind a reference: sections hold sections, and each is measured while one around it is arranged.
  private final class Layout {
    let value: LayoutSection
    init(_ value: LayoutSection) { self.value = value }
  }

  /// The layout of groups at the width; `nil` where the section is a list.
  @inline(never)
  private func groups() -> Layout? {
    guard var layout = section.layout.section(in: environment), case .group = layout.content else { return nil }
    if section.isOfSidewaysLayout { layout = layout.turnedDownwards() }
    guard layout.orthogonalScrolling != .none, presentation.scrolling == .list else { return Layout(layout) }
    return Layout(layout.asRows(lineHeight: metrics.lineHeight))
  }

  /// Solves a section with its headers side by side, or below each other where they collide.
  @inline(never)
  private func dividedSolution(of layout: Layout) -> SectionSolution {
    let solution = firstSolution(dividing: true, layout)
    guard solution.bands.isDivided, solution.bands.collide(solution.spans.bands, engine) else { return solution }
    return firstSolution(dividing: false, layout)
  }

  @inline(never)
  private func firstSolution(dividing: Bool, _ layout: Layout) -> SectionSolution {
    firstSolution(
      fitted(layout.value, SectionBands(of: section, in: layout.value, engine, dividing: dividing))
    )
  }

  private func box(around solution: SectionSolution) -> SectionBox? {
    items.isEmpty ? nil : SectionBox(around: solution.layout, space)
  }

  /// Moves the items away from the border around them.
  @inline(never)
  private func makingRoomForBox(_ solution: SectionSolution) -> SectionSolution {
    guard let box = box(around: solution), box.touches(solution.result, space) else { return solution }
    var layout = solution.layout
    layout.contentInsets.leading += metrics.columnWidth
    layout.contentInsets.trailing += metrics.columnWidth
    return firstSolution((layout, solution.bands))
  }

  @inline(never)
  private func solve(_ solution: SectionSolution, count: Int) {
    (solution.result, solution.diagnostics) = solve(
      solution.layout,
      count: count,
      spans: solution.spans,
      bands: solution.bands
    )
  }

  /// Insets that gave way to words leave no room for a border either, so the box follows from the last solution.
  @inline(never)
  private func arrangement(of solution: SectionSolution) -> SectionArrangement {
    SectionPlacing(arranger: self, solution: solution, box: box(around: solution)).arrangement()
  }

  /// Returns the places of a list: a header, the indented items below it, and a footer.
  private func listArrangement() -> SectionArrangement {
    var arrangement = SectionArrangement(width: columns)
    let hasHeader = engine.isShown(section.header)
    for case let part? in [section.header, section.items, section.footer] where engine.isShown(part) {
      let isSetIn = hasHeader && part != section.header
      let indentation = isSetIn ? min(CellLength.indentation, columns - 1) : 0
      let width = columns - indentation
      let height = engine.measure(part, Proposal(width: width, height: CellLength.open)).height
      let rect = CellRect(x: indentation, y: arrangement.height, width: width, height: height)
      arrangement.parts.append(SectionArrangement.Part(node: part, rect: rect))
      arrangement.height += height
    }
    return arrangement
  }

  /// Makes the lengths of a section whole lines.
  @inline(never)
  private func fitted(_ layout: LayoutSection, _ bands: SectionBands) -> (LayoutSection, SectionBands) {
    let fitting = SectionFitting(
      metrics: metrics,
      heights: presentation.heights,
      container: environment.container.contentSize,
      bands: bands
    )
    return (fitting.fitted(layout), bands)
  }

  // MARK: - Columns

  /// Solves a section for its columns.
  @inline(never)
  private func firstSolution(_ fitted: (layout: LayoutSection, bands: SectionBands)) -> SectionSolution {
    let (layout, bands) = fitted
    let (result, diagnostics) = solve(layout, count: items.count, spans: nil, bands: bands)
    let rows = rows(of: result, layout)
    return SectionSolution(
      layout: layout,
      bands: bands,
      result: result,
      diagnostics: diagnostics,
      rows: rows,
      spans: PartColumns(result, rows, space)
    )
  }

  /// Takes columns away while there are items too narrow for their words.
  @inline(never)
  private func narrowed(_ solution: SectionSolution) -> SectionSolution {
    guard var least = leastWidth(tornBy: solution.spans) else { return solution }
    var solution = solution
    var narrowing = SectionNarrowing(solution.layout, space)
    while let narrower = narrowing.next(least) {
      solution = firstSolution((narrower, solution.bands))
      guard let next = leastWidth(tornBy: solution.spans) else { break }
      least = next
    }
    return solution
  }

  private func rows(of result: SectionResult, _ layout: LayoutSection) -> OrthogonalRows {
    guard layout.orthogonalScrolling != .none else { return OrthogonalRows(itemCount: result.items.count) }
    return presentation.scrolling == .clip
      ? OrthogonalRows(clipping: result, space) : OrthogonalRows(wrapping: result, space)
  }

  /// Returns the width of the longest word if an item is too narrow for a word; otherwise `nil`.
  ///
  /// A single word that is longer than any other may be torn, so that it does not take the columns of all other items.
  /// If most items contain such a word, they get room, but not without limit.
  private func leastWidth(tornBy spans: PartColumns) -> Int32? {
    let bearable = min(Self.widestTear, space.columns)
    var longest: Int32 = 1
    var isTorn = spans.isCramped
    var narrowCount = 0
    var giantCount = 0
    var hasTornGiant = false
    for (item, span) in zip(items, spans.items) where span.width < Self.widestTear {
      let least = engine.measure(item, Proposal(width: 0, height: CellLength.open)).width
      narrowCount += 1
      guard least <= bearable else {
        giantCount += 1
        hasTornGiant = hasTornGiant || span.width < bearable
        continue
      }
      longest = max(longest, least)
      isTorn = isTorn || least > span.width
    }
    if hasTornGiant, giantCount * 2 > narrowCount { return bearable }
    return isTorn ? longest : nil
  }

  /// Words of this width or more break at other places than between letters, or nowhere well.
  private static let widestTear: Int32 = 30

  // MARK: - Solving

  /// Solves a section; without known columns, the height of each part is one line.
  private func solve(
    _ layout: LayoutSection,
    count: Int,
    spans: PartColumns?,
    bands: SectionBands
  ) -> (section: SectionResult, diagnostics: [LayoutDiagnostic]) {
    let widening: Int32 = layout.leavesNoGaps(narrowerThan: metrics.columnWidth) ? 1 : 0
    let input = SectionInput(
      count,
      measure: { item, proposal in
        let width = spans.map { $0.items[item].width } ?? 1
        let ideal = proposal.width == nil ? idealWidth(of: items[item], widening: widening) : 0
        return PartialSize(
          width: proposal.width == nil ? Double(ideal) * metrics.columnWidth : nil,
          height: proposal.height == nil && spans != nil ? height(of: items[item], width) : nil
        )
      },
      measureSupplementary: { kind, proposal in
        guard let spans, proposal.height == nil else { return PartialSize() }
        guard let band = bands[kind], let span = spans.bands[kind] else { return PartialSize() }
        return PartialSize(height: height(of: band.node, span.width))
      }
    )
    let result = LayoutSolver.solve(CompositionalLayout(section: layout), environment: environment, sections: [input])
    return (result.sections.first ?? SectionResult(), result.diagnostics)
  }

  private func idealWidth(of item: NodeIndex, widening: Int32) -> Int32 {
    min(max(engine.measure(item, .ideal).width, 1) + widening, columns)
  }

  /// Returns the height of a part in points: its lines at a width, at least one.
  private func height(of node: NodeIndex?, _ width: Int32) -> Double {
    let size = engine.measure(node, Proposal(width: width, height: CellLength.open))
    return Double(max(size.height, 1)) * metrics.lineHeight
  }
}

extension LayoutSection {
  /// Returns the section with one item a line, instead of scrolling sideways.
  fileprivate func asRows(lineHeight: Double) -> LayoutSection {
    var section = self
    let item = LayoutItem(height: .estimated(lineHeight))
    section.content = .group(.horizontal(height: .estimated(lineHeight)) { item })
    section.orthogonalScrolling = .none
    section.interGroupSpacing = 0
    return section
  }

  /// Whether items as wide as their content may touch their neighbours.
  fileprivate func leavesNoGaps(narrowerThan column: Double) -> Bool {
    guard case .group(let group) = content else { return false }
    if orthogonalScrolling != .none, interGroupSpacing < column, group.size.width.isEstimated { return true }
    return group.leavesNoGaps(narrowerThan: column)
  }
}

extension LayoutGroup {
  fileprivate func leavesNoGaps(narrowerThan column: Double) -> Bool {
    if axis == .horizontal, interItemSpacing.value < column, subitems.contains(where: { $0.size.width.isEstimated }) {
      return !subitems.allSatisfy { subitem in
        (subitem.edgeSpacing.leading?.value ?? 0) + (subitem.edgeSpacing.trailing?.value ?? 0) >= column
      }
    }
    return subitems.contains { subitem in
      if case .group(let group) = subitem { group.leavesNoGaps(narrowerThan: column) } else { false }
    }
  }
}
