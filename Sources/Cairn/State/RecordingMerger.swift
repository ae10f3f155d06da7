/// A writer of what a part of the content is for all values of its states: what is common once, and around the rest when it shows.
struct RecordingMerger {
  private typealias Column = RecordingColumns.Column
  private typealias Variants = RecordingColumns.Members

  private let variants: StateVariants
  private let sink: Recording
  /// What is known of things that only some variants have, by the numbers of those variants and of those that have what is around.
  private var hidings: [Hiding] = []
  private var hidingNumbers = PairNumbers()
  /// Where the present column stands in a row of a choice.
  private var rowPlace = RowPlace.none

  private enum RowPlace {
    case none, row
    /// In the content of the row, which differs between variants.
    case content
  }

  private init(_ variants: StateVariants, into sink: Recording) {
    self.variants = variants
    self.sink = sink
  }

  /// Renders content that differs between the values of states.
  static func merge(_ variants: StateVariants, into renderer: any Renderer) {
    // Elements are no items where other calls are around them, and the columns of grids are counted when they are rendered.
    let takesAll = (renderer as? Recorder).map { $0.isAmongItems && !variants.columns.haveGrids } == true
    let recording = takesAll ? (renderer as? Recorder)?.recording : nil
    var merger = RecordingMerger(variants, into: recording ?? Recording())
    merger.write(merger.pieces(of: variants.columns.columns), shownIn: variants.members)
    if recording == nil { RecordedView(merger.sink, merger.sink.entries.indices)._render(into: renderer) }
  }

  /// The variants that have a column.
  private func shown(_ column: Column) -> Variants { column.members & variants.members }

  /// The variants in which a column shows something: a row of a choice without content is none.
  private func contentVariants(_ column: Column) -> Variants {
    guard column.first.call.isChoice, let content = column.content else { return shown(column) }
    return content.reduce(0) { $0 | shown($1) }
  }

  /// When something is hidden that only some variants have.
  private struct Hiding {
    let cases: [[StateValue]]
    /// The conditions of most of what is hidden then, the second one for what others replace; `nil` until they are needed.
    var usual: StateCondition?
    var replaced: StateCondition?
  }

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
      common = Common(
        variants: variants,
        openings: openings.map { $0.heads(in: variants) },
        isDialog: !column.first.isUsual && column.first.call.isDialog,
        movement: Movement(openings, column)
      )
      isHidden = column.first.isUsual || !column.first.call.isReport && !common.isDialog
    }
  }

  private struct Common: Equatable {
    var variants: Variants
    var openings: [[Int]]
    var isDialog: Bool
    /// How they come and go, if they say so themselves.
    var movement: Movement?
  }

  /// How parts come and go; a reference, because few say so.
  private final class Movement: Equatable {
    let transition: AnyTransition?
    /// Which animation counts for them.
    let animation: AnimationChoice?

    /// What calls around a part and its own one say; `nil` if they say nothing.
    init?(_ openings: [Column], _ column: Column) {
      if column.first.isUsual, openings.allSatisfy(\.first.isUsual) { return nil }
      let call = column.first.call
      transition = openings.lazy.compactMap(\.first.call.transition).first ?? call.transition
      animation = openings.lazy.compactMap(\.first.call.animationChoice).first ?? call.animationChoice
      if transition == nil, animation == nil { return nil }
    }

    static func == (left: Movement, right: Movement) -> Bool {
      left.transition == right.transition && left.animation == right.animation
    }
  }

  private func addPieces(of columns: [Column], inside openings: [Column] = [], to pieces: inout [Piece]) {
    for column in columns {
      let variants = contentVariants(column)
      // What only tells the order is no content.
      if variants == 0 { continue }
      if let content = column.content, column.first.call.isDivisible, rowPlace != .row || !column.first.call.isRow {
        addPieces(of: content, inside: openings + [column], to: &pieces)
      } else {
        pieces.append(Piece(column, inside: openings, in: variants))
      }
    }
  }

  private func pieces(of columns: [Column]) -> [Piece] {
    var pieces: [Piece] = []
    addPieces(of: columns, to: &pieces)
    return pieces
  }

  private mutating func write(_ pieces: [Piece], shownIn variants: Variants) {
    var start = 0
    while start < pieces.count {
      let common = pieces[start].common
      let end = pieces[start...].firstIndex { $0.common != common } ?? pieces.count
      let run = pieces[start..<end]
      start = end
      guard common.variants != variants, run.contains(where: \.isHidden) else {
        write(run, common)
        continue
      }
      let isReplaced = pieces.contains {
        $0.isHidden && self.variants.areExclusive($0.common.variants, common.variants)
      }
      sink.append(.beginStyle(.shown(condition(common, among: variants, isReplaced: isReplaced))))
      write(run, common)
      sink.append(.endStyle)
    }
  }

  /// Returns the condition of pieces that only some variants have.
  private mutating func condition(_ common: Common, among around: Variants, isReplaced: Bool) -> StateCondition {
    let number = hiding(common.variants, among: around)
    let cases = hidings[number].cases
    if let movement = common.movement {
      let transition = movement.transition ?? .opacity
      return StateCondition(
        hidden: cases,
        transition: transition,
        animation: movement.animation,
        isReplaced: isReplaced
      )
    }
    if let known = isReplaced ? hidings[number].replaced : hidings[number].usual { return known }
    let condition = StateCondition(hidden: cases, isReplaced: isReplaced)
    if isReplaced { hidings[number].replaced = condition } else { hidings[number].usual = condition }
    return condition
  }

  /// Returns the number of what is known about things that only some variants have.
  private mutating func hiding(_ shown: Variants, among around: Variants) -> Int {
    let number = hidingNumbers.number(of: Int(bitPattern: UInt(shown)), Int(bitPattern: UInt(around)))
    if number == hidings.count { hidings.append(Hiding(cases: variants.hidden(but: shown, among: around))) }
    return number
  }

  private mutating func write(_ run: ArraySlice<Piece>, _ common: Common) {
    let openings = run.first?.openings ?? []
    if rowPlace == .content {
      let around = openings.flatMap { calls(of: $0, in: common.variants) }
      return write(inside: around) { merger in for piece in run { merger.write(piece.column) } }
    }
    for opening in openings { begin(call(of: opening, in: common.variants)) }
    for piece in run { write(piece.column) }
    for opening in openings.reversed() { end(opening.first.call) }
  }

  /// Returns the calls that begin a column in the content of a row, where nothing has a row of its own.
  private mutating func calls(of column: Column, in variants: Variants) -> [Recording.Call] {
    if case .beginScope(.row(let row)) = column.first.call { return calls(inPlaceOf: row) }
    return [call(of: column, in: variants)]
  }

  /// Returns the calls in the place of one with attributes of a row: its background stands behind the content.
  private func calls(inPlaceOf row: ListRowAttributes) -> [Recording.Call] {
    guard let fill = row.background else { return [] }
    return [
      .beginStyle(.background(fill, in: .rectangle(cornerRadius: 0))),
      .beginStyle(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .leading))),
    ]
  }

  /// Returns the call that begins a column in some variants, for which its style may differ.
  private mutating func call(of column: Column, in variants: Variants) -> Recording.Call {
    var cases: [(head: Int, style: StyleModifier, variants: Variants)] = []
    for choice in column.choices where choice.members & variants != 0 {
      guard case .beginStyle(let style) = choice.part.call else { return column.first.call }
      if let known = cases.firstIndex(where: { $0.head == choice.part.head }) {
        cases[known].variants |= choice.members & variants
      } else {
        cases.append((choice.part.head, style, choice.members & variants))
      }
    }
    // The style of the first variant is the usual one.
    cases.sort { $0.variants.trailingZeroBitCount < $1.variants.trailingZeroBitCount }
    guard let usual = cases.first else { return column.first.call }
    if cases.count == 1 { return .beginStyle(usual.style) }
    if case .shown(let condition) = usual.style {
      let hidden = cases.flatMap { hiddenCases(of: $0.style, in: $0.variants, among: variants) }
      return .beginStyle(.shown(condition.hidden(in: hidden)))
    }
    let others = cases.dropFirst().map { other in
      VariedStyle.Other(cases: self.cases(of: other.variants, among: variants), style: other.style)
    }
    return .beginStyle(.varied(VariedStyle(usual: usual.style, others: Array(others))))
  }

  /// Returns the cases in which one of some variants shows.
  private mutating func cases(of variants: Variants, among around: Variants) -> [[StateValue]] {
    hidings[hiding(around & ~variants, among: around)].cases
  }

  /// Returns the cases in which a view is hidden that is hidden in some variants.
  private mutating func hiddenCases(
    of style: StyleModifier,
    in variants: Variants,
    among around: Variants
  ) -> [[StateValue]] {
    guard case .shown(let condition) = style else { return [] }
    return cases(of: variants, among: around).flatMap { outer in condition.hidden.map { outer + $0 } }
  }

  private mutating func write(_ column: Column) {
    guard let content = column.content else { return copy(column.first) }
    let call = column.first.call
    if case .beginScope(.section(let parts)) = call {
      begin(.beginScope(.section(parts.withoutCount)))
    } else {
      begin(call)
    }
    let outer = rowPlace
    rowPlace = call.isChoice ? .row : call.isRow ? outer : .none
    write(content, inRowShownIn: contentVariants(column))
    rowPlace = outer
    end(call)
  }

  /// Writes content; that of a row of a choice stands in one view where it differs, because several views would be several rows.
  private mutating func write(_ content: [Column], inRowShownIn variants: Variants) {
    let pieces = pieces(of: content)
    guard rowPlace == .row, pieces.contains(where: { $0.isHidden && $0.common.variants != variants }),
      !pieces.contains(where: { $0.column.first.call.holdsRows })
    else {
      return write(pieces, shownIn: variants)
    }
    let row = Container.stack(StackLayout(direction: .vertical, alignment: .leading, spacing: nil))
    begin(.begin(row))
    rowPlace = .content
    // Rows inside are pieces of their own only outside of the content of a row.
    write(self.pieces(of: content), shownIn: variants)
    end(.begin(row))
  }

  private mutating func write(inside calls: [Recording.Call], _ content: (inout Self) -> Void) {
    for call in calls { begin(call) }
    content(&self)
    for call in calls.reversed() { end(call) }
  }

  private mutating func copy(_ part: RecordingPart) {
    guard let entries = part.entries else { return begin(part.call) }
    if rowPlace == .content, case .beginScope(.row(let row)) = part.call {
      write(inside: calls(inPlaceOf: row)) { merger in
        merger.sink.append(part.source.recording, entries.dropFirst().dropLast())
      }
    } else if part.isRun {
      sink.append(textsOf: part.source.recording, entries)
    } else {
      sink.append(part.source.recording, entries)
    }
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
