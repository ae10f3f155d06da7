/// The facts about the text before a place that the rules of UAX #14 need.
struct LineBreakContext {
  enum Decision: UInt8 {
    case prohibited
    case allowed
    case mandatory
  }

  /// Whether no line breaks behind hyphens at the beginning of a word, as in `--flag`; the standard allows it.
  let isTailored: Bool

  var left = LineBreakClass.start
  /// The base before ``left``, which may be a space.
  var beforeLeft = LineBreakClass.start
  /// The base before ``left`` if ``left`` is a space or a joiner.
  var anchor = LineBreakClass.start
  /// Whether the latest initial quotation mark opens a quotation (rule LB15a).
  var opensQuotation = false
  /// Whether ``left`` continues a number: a numeric followed by any separators (rule LB25).
  var isInNumber = false
  /// Whether ``left`` closes a bracket right after a number.
  var closesNumber = false
  var hasOddRegional = false
  /// Whether ``left`` is a hyphen, or a run of them, at the beginning of a word.
  var isWordInitialHyphen = false

  init(isTailored: Bool) { self.isTailored = isTailored }

  /// Takes the next scalar, if the pair of classes alone does not decide.
  mutating func advance(to right: LineBreakClass, following: (Int) -> LineBreakClass?) -> Decision {
    if left.isHardBreak { return advancePastHardBreak(to: right) }
    if left == .afterJoiner {
      left = anchor
      return right.isCombining ? attach(right) : accept(right, .prohibited)  // LB8a
    }
    guard right.isCombining else { return accept(right, decide(right, following: following)) }
    let isAttached = left != .start && left != .space && left != .guardedSpace && left != .zeroWidthSpace
    if isAttached { return attach(right) }
    // Rule LB10: a mark without a base is a letter.
    let decision = accept(.alphabetic, decide(.alphabetic, following: following))
    if right == .joiner { _ = attach(.joiner) }
    return decision
  }

  private mutating func advancePastHardBreak(to right: LineBreakClass) -> Decision {
    if left == .carriageReturn, right == .lineFeed { return accept(right, .prohibited) }
    let base: LineBreakClass = right.isCombining ? .alphabetic : right
    _ = accept(base, .mandatory)
    if right == .joiner { _ = attach(.joiner) }
    return .mandatory
  }

  private mutating func attach(_ right: LineBreakClass) -> Decision {
    if right == .joiner {
      anchor = left
      left = .afterJoiner
    }
    return .prohibited
  }

  /// Makes a base the new ``left`` and updates the context.
  private mutating func accept(_ right: LineBreakClass, _ decision: Decision) -> Decision {
    let continuesNumber = left == .numeric || isInNumber && (left == .symbol || left == .infixSeparator)
    closesNumber = (right.plain == .closePunctuation || right.plain == .closeParenthesis) && continuesNumber
    isInNumber = (right == .symbol || right == .infixSeparator) && continuesNumber
    hasOddRegional = right == .regional && !(left == .regional && hasOddRegional)
    if right == .initialQuotation { opensQuotation = Self.precedesQuotation(left) }
    if right == .hyphen || right == .unambiguousHyphen {
      let follows = left == .hyphen || left == .unambiguousHyphen
      isWordInitialHyphen = Self.precedesWord(left) || follows && isWordInitialHyphen
    }
    if right == .space {
      if left == .guardedSpace { return decision }
      if left != .space {
        anchor = left
        beforeLeft = left
        left = Self.reachesAcrossSpaces(left) ? .guardedSpace : .space
      }
      return decision
    }
    beforeLeft = left
    left = right
    return decision
  }

  /// Forgets the number before, because it does not continue.
  mutating func endNumber() {
    isInNumber = false
    closesNumber = false
  }

  private static func precedesQuotation(_ left: LineBreakClass) -> Bool {
    switch left.plain {
    case .start, .mandatory, .carriageReturn, .lineFeed, .nextLine, .openPunctuation, .quotation, .initialQuotation,
      .finalQuotation, .glue, .space, .guardedSpace, .zeroWidthSpace:
      true
    default: false
    }
  }

  private static func precedesWord(_ left: LineBreakClass) -> Bool {
    switch left.plain {
    case .start, .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .guardedSpace, .zeroWidthSpace, .contingent,
      .glue:
      true
    default: false
    }
  }

  static func reachesAcrossSpaces(_ left: LineBreakClass) -> Bool {
    switch left.plain {
    case .zeroWidthSpace, .openPunctuation, .initialQuotation, .closePunctuation, .closeParenthesis, .breakBoth: true
    default: false
    }
  }
}
