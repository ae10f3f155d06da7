/// A writer of what a part of the content is for all values of its states: what is common once, and around the rest when it shows.
struct RecordingMerger {
  private typealias Column = RecordingColumns.Column
  private typealias Variants = RecordingColumns.Members

  private let variants: StateVariants
  private let sink = Recording()
  /// The cases in which something is hidden, for the variants that have it and what is around it.
  private var hiddenCases: [[Variants]: [[StateValue]]] = [:]

  private init(_ variants: StateVariants) { self.variants = variants }

  /// Renders content that differs between the values of states.
  static func merge(_ variants: StateVariants, into renderer: any Renderer) {
    var merger = RecordingMerger(variants)
    merger.write(variants.columns.columns, shownIn: variants.members)
    RecordedView(merger.sink, merger.sink.entries.indices)._render(into: renderer)
  }

  /// The variants that have a column.
  private func shown(_ column: Column) -> Variants { column.members & variants.members }

  // MARK: Writing

  /// A part inside the calls that may be told in pieces.
  private struct Piece {
    let openings: [Column]
    let column: Column
    /// What it has in common with pieces that can be told together with it.
    let common: Common
    let isHidden: Bool

    init(_ column: Column, inside openings: [Column], in variants: Variants) {
      self.openings = openings
      self.column = column
      let call = column.first.call
      common = Common(
        variants: variants,
        openings: openings.map { $0.heads(in: variants) },
        isDialog: call.isDialog,
        transition: openings.lazy.compactMap(\.first.call.transition).first ?? call.transition,
        animation: openings.lazy.compactMap(\.first.call.animationChoice).first ?? call.animationChoice
      )
      isHidden = !call.isReport && !common.isDialog
    }
  }

  private struct Common: Equatable {
    var variants: Variants
    var openings: [[Int]]
    var isDialog: Bool
    /// How they come and go, if they say so themselves.
    var transition: AnyTransition?
    /// Which animation counts for them, if they say so themselves.
    var animation: AnimationChoice?
  }

  private func pieces(of columns: [Column], inside openings: [Column] = []) -> [Piece] {
    columns.flatMap { column -> [Piece] in
      let variants = shown(column)
      // What only tells the order is no content.
      if variants == 0 { return [] }
      guard let content = column.content, column.first.call.isDivisible else {
        return [Piece(column, inside: openings, in: variants)]
      }
      return pieces(of: content, inside: openings + [column])
    }
  }

  private mutating func write(_ columns: [Column], shownIn variants: Variants) {
    let pieces = pieces(of: columns)
    var rest = pieces[...]
    while let first = rest.first {
      let common = first.common
      let run = rest.prefix { $0.common == common }
      rest = rest.dropFirst(run.count)
      guard common.variants != variants, run.contains(where: \.isHidden) else {
        write(run, common)
        continue
      }
      var condition = StateCondition(hidden: cases(hiding: common.variants, among: variants))
      condition.isReplaced = pieces.contains {
        $0.isHidden && self.variants.areExclusive($0.common.variants, common.variants)
      }
      if let transition = common.transition { condition.transition = transition }
      condition.animation = common.animation
      sink.append(.beginStyle(.shown(condition)))
      write(run, common)
      sink.append(.endStyle)
    }
  }

  /// Returns the cases in which something is hidden that only some variants have.
  private mutating func cases(hiding shown: Variants, among around: Variants) -> [[StateValue]] {
    if let known = hiddenCases[[shown, around]] { return known }
    let cases = variants.hidden(but: shown, among: around)
    hiddenCases[[shown, around]] = cases
    return cases
  }

  private mutating func write(_ run: ArraySlice<Piece>, _ common: Common) {
    let openings = run.first?.openings ?? []
    for opening in openings { begin(call(of: opening, in: common.variants)) }
    for piece in run { write(piece.column) }
    for opening in openings.reversed() { end(opening.first.call) }
  }

  /// Returns the call that begins a column in some variants, for which its style may differ.
  private mutating func call(of column: Column, in variants: Variants) -> Recording.Call {
    var cases: [(style: StyleModifier, variants: Variants)] = []
    for choice in column.choices where choice.members & variants != 0 {
      guard case .beginStyle(let style) = choice.part.call else { return column.first.call }
      if let known = cases.firstIndex(where: { $0.style == style }) {
        cases[known].variants |= choice.members & variants
      } else {
        cases.append((style, choice.members & variants))
      }
    }
    // The style of the first variant is the usual one.
    cases.sort { $0.variants.trailingZeroBitCount < $1.variants.trailingZeroBitCount }
    guard let usual = cases.first else { return column.first.call }
    if cases.count == 1 { return .beginStyle(usual.style) }
    let others = cases.dropFirst().map { other in
      let cases = self.cases(hiding: variants & ~other.variants, among: variants)
      return VariedStyle.Other(cases: cases, style: other.style)
    }
    return .beginStyle(.varied(VariedStyle(usual: usual.style, others: Array(others))))
  }

  private mutating func write(_ column: Column) {
    guard let content = column.content else { return copy(column.first) }
    if case .beginScope(.section(let parts)) = column.first.call {
      begin(.beginScope(.section(parts.withoutCount)))
    } else {
      begin(column.first.call)
    }
    write(content, shownIn: shown(column))
    end(column.first.call)
  }

  private func copy(_ part: RecordingPart) {
    guard let entries = part.entries else { return begin(part.call) }
    sink.append(part.source.recording, entries)
  }

  private func begin(_ call: Recording.Call) {
    switch call {
    case .begin, .beginScope: sink.open(call)
    default: sink.append(call)
    }
  }

  private func end(_ call: Recording.Call) {
    guard let ending = call.ending else { return }
    switch call {
    case .begin, .beginScope: sink.close(ending)
    default: sink.append(ending)
    }
  }
}

extension Recording.Call {
  /// How what it begins comes and goes; `nil` if it is no transition.
  fileprivate var transition: AnyTransition? {
    if case .beginStyle(.transition(let transition)) = self { transition } else { nil }
  }

  /// The animation of what it begins; `nil` if it is no environment.
  fileprivate var animationChoice: AnimationChoice? {
    if case .beginEnvironment(let environment, _) = self { environment.animationChoice } else { nil }
  }

  fileprivate var isReport: Bool { if case .report = self { true } else { false } }

  /// Whether it begins a dialog, which shows when it is opened and needs no condition.
  fileprivate var isDialog: Bool {
    guard case .begin(.presentation(let presentation)) = self else { return false }
    return presentation.state?.state.cell.isKeptByPresentations == true
  }
}
