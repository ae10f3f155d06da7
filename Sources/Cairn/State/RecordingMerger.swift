/// A writer of what a part of the content is for all values of its states: what is common once, and around the rest when it shows.
struct RecordingMerger {
  private let variants: [StateVariant]
  private let sink = Recording()

  /// Some of the variants, a bit for each.
  private typealias Variants = UInt64
  /// How many variants can be told apart.
  static let mostVariants = Variants.bitWidth

  /// A part, or several whose calls can be put together, and the variants that have it.
  private struct Column {
    /// The part of each variant; `nil` where it has none.
    var parts: [RecordingPart?]
    /// What the parts begin, where that differs.
    var content: [Column]?

    /// One of the parts.
    let any: RecordingPart

    init(_ part: RecordingPart, of variant: Int, among count: Int) {
      any = part
      parts = Array(repeating: nil, count: count)
      parts[variant] = part
    }

    var variants: Variants {
      parts.indices.reduce(into: 0) { if parts[$1] != nil { $0 |= 1 << Variants($1) } }
    }

    /// The number of the call in each of some variants; a single one if it is the same in all.
    func heads(in variants: Variants) -> [Int] {
      let heads = parts.indices.compactMap { variants & (1 << Variants($0)) == 0 ? nil : parts[$0]?.head }
      return heads.allSatisfy { $0 == heads.first } ? Array(heads.prefix(1)) : heads
    }

    var isEqualInAll: Bool {
      let identity = any.identity
      return parts.allSatisfy { $0 == nil || $0?.identity == identity }
    }
  }

  private init(_ variants: [StateVariant]) { self.variants = variants }

  /// Renders content that differs between the values of states.
  static func merge(_ variants: [StateVariant], into renderer: any Renderer) {
    let merger = RecordingMerger(variants)
    var reader = RecordingParts()
    let parts = variants.map { reader.parts(of: $0.recording) }
    merger.write(merger.columns(of: parts), shownIn: merger.all)
    RecordedView(merger.sink, merger.sink.entries.indices)._render(into: renderer)
  }

  private var all: Variants { variants.count >= Variants.bitWidth ? .max : (1 << Variants(variants.count)) - 1 }

  // MARK: Comparing

  /// Puts parts side by side that several variants have.
  private func columns(of lists: [[RecordingPart]]) -> [Column] {
    var columns: [Column] = []
    for (variant, parts) in lists.enumerated() where !parts.isEmpty { add(parts, of: variant, to: &columns) }
    return columns.flatMap(resolved)
  }

  private func add(_ parts: [RecordingPart], of variant: Int, to columns: inout [Column]) {
    let matches = RecordingMatches(
      parts: parts.map { ($0.identity, $0.call.isOpening ? $0.kind : nil) },
      columns: columns.map { column in (column.parts.compactMap { $0?.identity }, column.any.kind) }
    )
    var result: [Column] = []
    var next = 0
    var new: [Column] = []
    for (part, position) in zip(parts, matches.columnOfPart) {
      guard let position else {
        new.append(Column(part, of: variant, among: variants.count))
        continue
      }
      result += columns[next..<position] + new
      new = []
      var column = columns[position]
      column.parts[variant] = part
      result.append(column)
      next = position + 1
    }
    columns = result + columns[next...] + new
  }

  /// Compares what the parts of a column begin; parts that cannot be told as one become columns of their own.
  private func resolved(_ column: Column) -> [Column] {
    if column.isEqualInAll { return [column] }
    var joined = column
    let content = columns(of: column.parts.map { $0?.children ?? [] })
    joined.content = content
    if content.allSatisfy({ $0.variants == column.variants || $0.any.call.canBeHidden }) { return [joined] }
    var separate: [Column] = []
    for (variant, part) in column.parts.enumerated() {
      guard let part else { continue }
      if let known = separate.firstIndex(where: { $0.any.identity == part.identity }) {
        separate[known].parts[variant] = part
      } else {
        separate.append(Column(part, of: variant, among: variants.count))
      }
    }
    return separate
  }

  // MARK: Writing

  /// A part inside the calls that may be told in pieces.
  private struct Piece {
    var openings: [Column]
    var column: Column

    /// What pieces have in common that can be told together.
    var common: Common {
      Common(
        variants: column.variants,
        openings: openings.map { $0.heads(in: column.variants) },
        isDialog: column.any.call.isDialog,
        transition: calls.lazy.compactMap(\.transition).first,
        animation: calls.lazy.compactMap(\.animationChoice).first
      )
    }

    private var calls: [Recording.Call] { (openings + [column]).map(\.any.call) }

    var isHidden: Bool { !column.any.call.isReport && !column.any.call.isDialog }
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

  private func pieces(of columns: [Column], inside openings: [Column]) -> [Piece] {
    columns.flatMap { column -> [Piece] in
      guard let content = column.content, column.any.call.isDivisible else {
        return [Piece(openings: openings, column: column)]
      }
      return pieces(of: content, inside: openings + [column])
    }
  }

  private func write(_ columns: [Column], shownIn variants: Variants) {
    let pieces = pieces(of: columns, inside: [])
    var rest = pieces[...]
    while let first = rest.first {
      let common = first.common
      let run = rest.prefix { $0.common == common }
      rest = rest.dropFirst(run.count)
      guard common.variants != variants, run.contains(where: \.isHidden) else {
        write(run, common)
        continue
      }
      var condition = condition(of: common.variants, within: variants)
      condition.isReplaced = pieces.contains { $0.isHidden && $0.column.variants & common.variants == 0 }
      if let transition = common.transition { condition.transition = transition }
      condition.animation = common.animation
      sink.append(.beginStyle(.shown(condition)))
      write(run, common)
      sink.append(.endStyle)
    }
  }

  private func write(_ run: ArraySlice<Piece>, _ common: Common) {
    let openings = run.first?.openings ?? []
    for opening in openings { begin(call(of: opening, in: common.variants)) }
    for piece in run { write(piece.column) }
    for opening in openings.reversed() { end(opening.any.call) }
  }

  /// Returns the call that begins a column in some variants, for which its style may differ.
  private func call(of column: Column, in variants: Variants) -> Recording.Call {
    var cases: [(style: StyleModifier, variants: Variants)] = []
    for (variant, part) in column.parts.enumerated() where variants & (1 << Variants(variant)) != 0 {
      guard case .beginStyle(let style) = part?.call else { return column.any.call }
      if let known = cases.firstIndex(where: { $0.style == style }) {
        cases[known].variants |= 1 << Variants(variant)
      } else {
        cases.append((style, 1 << Variants(variant)))
      }
    }
    guard let usual = cases.first else { return column.any.call }
    if cases.count == 1 { return .beginStyle(usual.style) }
    let others = cases.dropFirst().map { other in
      let condition = condition(of: variants & ~other.variants, within: variants)
      return VariedStyle.Other(cases: condition.hidden, style: other.style)
    }
    return .beginStyle(.varied(VariedStyle(usual: usual.style, others: Array(others))))
  }

  private func write(_ column: Column) {
    guard let content = column.content else { return copy(column.any) }
    if case .beginScope(.section(let parts)) = column.any.call {
      begin(.beginScope(.section(parts.withoutCount)))
    } else {
      begin(column.any.call)
    }
    write(content, shownIn: column.variants)
    end(column.any.call)
  }

  private func copy(_ part: RecordingPart) {
    begin(part.call)
    for child in part.children { copy(child) }
    end(part.call)
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

  // MARK: Conditions

  /// Returns when a part shows that only some variants have; others than those around it do not matter.
  private func condition(of shown: Variants, within variants: Variants) -> StateCondition {
    let shownValues = values(of: shown)
    var hidden: [[StateValue]] = []
    for values in values(of: variants & ~shown) {
      var rest = values
      for value in values {
        let fewer = rest.filter { $0 != value }
        if shownValues.allSatisfy({ Self.exclude(fewer, $0) }) { rest = fewer }
      }
      if !hidden.contains(rest) { hidden.append(rest) }
    }
    return StateCondition(hidden: hidden)
  }

  private func values(of variants: Variants) -> [[StateValue]] {
    self.variants.indices.filter { variants & (1 << Variants($0)) != 0 }.map { self.variants[$0].values }
  }

  /// Whether no state can have all of some values and all of some others.
  private static func exclude(_ left: [StateValue], _ right: [StateValue]) -> Bool {
    left.contains { value in right.contains { $0.state == value.state && $0.index != value.index } }
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
