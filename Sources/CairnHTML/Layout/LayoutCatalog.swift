import Cairn

/// A memory of compiled layouts, because sections and pages repeat them.
final class LayoutCatalog {
  private struct CompilationKey: Hashable {
    var section: LayoutSection
    var environment: LayoutEnvironment
    var axis: Axis
  }

  private struct FindingKey: Hashable {
    var layout: SectionLayout
    var widths: LayoutWidths
  }

  private struct MarkupKey: Hashable {
    var variants: [CompiledSection]
    var conditions: [LayoutCondition]
  }

  private let classes: StyleClasses
  private var compilations: [CompilationKey: SectionCompiler.Outcome] = [:]
  private var markups: [MarkupKey: LayoutMarkup] = [:]
  /// The results of layouts without closures; `nil` for the default layout.
  private var findings: [FindingKey: Finding?] = [:]
  /// The results of layouts with closures, for this rendering only: their answers may change later.
  ///
  /// Swift does not check exclusive access, because each rendering empties it and nobody keeps hold of it.
  @exclusivity(unchecked) private var answers: [FindingKey: Finding?] = [:]
  /// The number of remembered elements of groups.
  private var nodeCount = 0
  /// The limit keeps layouts made from data from piling up.
  private static let maximumCount = 512
  /// The limit for the elements of large groups.
  private static let maximumNodeCount = 32_768

  /// The markup of a layout, with its problems.
  struct Finding {
    var markup: LayoutMarkup
    var diagnostics: [LayoutDiagnostic] = []
    /// The problems that only pages have with the layout.
    var problems: [LayoutProblem] = []
  }

  /// Creates a catalogue that adds its rules to some classes.
  init(_ classes: StyleClasses) { self.classes = classes }

  /// Returns the markup of a layout; `nil` if it is the default at all widths.
  func finding(for layout: SectionLayout, in widths: LayoutWidths) -> Finding? {
    let key = FindingKey(layout: layout, widths: widths)
    if let known = findings[key] ?? answers[key] { return known }
    let finding = find(layout, in: widths)
    if findings.count >= Self.maximumCount { findings.removeAll() }
    if answers.count >= Self.maximumCount { answers.removeAll() }
    if layout.dependsOnEnvironment {
      answers[key] = .some(finding)
    } else {
      findings[key] = .some(finding)
    }
    return finding
  }

  func forgetAnswers() {
    if !answers.isEmpty { answers.removeAll() }
  }

  private func find(_ layout: SectionLayout, in widths: LayoutWidths) -> Finding? {
    let layouts = layout.choices.isEmpty ? [layout] : layout.choices.map { SectionLayout($0.section) }
    var outcomes: [SectionCompiler.Outcome] = []
    var conditions: [LayoutCondition] = []
    var isCoarse = false
    for (index, variant) in layouts.enumerated() {
      let ranges = WidthRanges<SectionCompiler.Outcome>(widths.widths) { width in
        outcome(of: variant, in: widths.environment(width: width), along: widths.axis)
      } isSame: { left, right in
        left.compiled.looksLike(right.compiled)
      }
      let choice = layouts.count > 1 ? LayoutChoices.condition(of: layout.choices, index) : ""
      outcomes += ranges.ranges.map(\.value)
      conditions += ranges.conditions.map { LayoutCondition(choice: choice, width: $0) }
      isCoarse = isCoarse || ranges.isCoarse
    }
    guard outcomes.contains(where: { !$0.isDefault }) else { return nil }
    var merger = VariantMerger(outcomes.map(\.compiled))
    merger.merge()
    let key = MarkupKey(variants: merger.variants, conditions: conditions)
    let markup =
      markups[key]
      ?? LayoutMarkup(
        variants: merger.variants,
        root: merger.root,
        conditions: conditions,
        className: { [classes] in classes.name(for: $0) }
      )
    classes.note(tags: markup.startTags)
    if markups.count >= Self.maximumCount { markups.removeAll() }
    markups[key] = markup
    var diagnostics: [LayoutDiagnostic] = []
    for diagnostic in outcomes.flatMap(\.diagnostics) where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    var problems = merger.problems
    for problem in outcomes.flatMap(\.problems) where !problems.contains(problem) { problems.append(problem) }
    if isCoarse { problems.append(.alwaysChanging) }
    return Finding(markup: markup, diagnostics: diagnostics, problems: problems)
  }

  private func outcome(
    of layout: SectionLayout,
    in environment: LayoutEnvironment,
    along axis: Axis
  ) -> SectionCompiler.Outcome {
    guard let section = layout.section(in: environment) else { return .default }
    var known = environment
    if !section.mayDependOnWidth { known.container.contentSize.width = 0 }
    let key = CompilationKey(section: section, environment: known, axis: axis)
    if let outcome = compilations[key] { return outcome }
    let outcome = SectionCompiler(section: section, environment: environment, axis: axis).compile()
    let count = outcome.compiled.nodeCount
    if compilations.count >= Self.maximumCount || nodeCount + count > Self.maximumNodeCount { removeAll() }
    nodeCount += count
    compilations[key] = outcome
    return outcome
  }

  private func removeAll() {
    compilations.removeAll()
    markups.removeAll()
    findings.removeAll()
    answers.removeAll()
    nodeCount = 0
  }
}

extension LayoutSection {
  /// Whether the number of items of a group may follow from the width.
  fileprivate var mayDependOnWidth: Bool {
    if case .group(let group) = content { group.mayDependOnWidth } else { false }
  }
}

extension LayoutGroup {
  fileprivate var mayDependOnWidth: Bool {
    population == .packed || population == .custom
      || subitems.contains { if case .group(let group) = $0 { group.mayDependOnWidth } else { false } }
  }
}
