/// The decisions for pairs of neighbouring classes without context, made from the rules once.
struct LineBreakPairs: Sendable {
  enum Verdict: UInt8, Sendable {
    case prohibited
    case allowed
    /// No break, and the right class is the first of a run of spaces.
    case beforeSpace
    /// The same, behind a class that has an effect across spaces.
    case beforeGuardedSpace
    /// No break, and the right class is a separator that does not belong to a number.
    case separator
    case contextual
  }

  static let shared = LineBreakPairs()

  /// Never freed: there is one value for the whole process; a plain pointer needs no reference counts and bounds
  /// checks.
  private nonisolated(unsafe) let verdicts: UnsafePointer<Verdict>

  private init() {
    let verdicts = UnsafeMutablePointer<Verdict>.allocate(capacity: 64 * 64)
    for left in 0..<64 {
      for right in 0..<64 {
        let verdict = Self.verdict(LineBreakClass(rawValue: UInt8(left)), LineBreakClass(rawValue: UInt8(right)))
        (verdicts + (left << 6 | right)).initialize(to: verdict)
      }
    }
    self.verdicts = UnsafePointer(verdicts)
  }

  @inline(__always)
  subscript(left: LineBreakClass, right: LineBreakClass) -> Verdict {
    verdicts[Int(left.rawValue) << 6 | Int(right.rawValue)]
  }

  private static func verdict(_ left: LineBreakClass?, _ right: LineBreakClass?) -> Verdict {
    guard let left, let right else { return .contextual }
    if right == .infixSeparator, isLetter(left) { return .separator }
    if right == .space, LineBreakContext.reachesAcrossSpaces(left) { return .beforeGuardedSpace }
    let follows = left == .infixSeparator && (isLetter(right) || right == .space || right == .numeric)
    guard follows || !needsContext(asLeft: left), !needsContext(asRight: right) else { return .contextual }
    if left.plain == .prefix || left.plain == .postfix, right.plain == .openPunctuation { return .contextual }
    if right == .space, left != .space { return .beforeSpace }
    var context = LineBreakContext(isTailored: false)
    context.left = left
    let decision = context.decide(right) { _ in nil }
    return decision == .allowed ? .allowed : .prohibited
  }

  /// Returns whether a separator behind the class does not depend on the text before.
  private static func isLetter(_ value: LineBreakClass) -> Bool {
    switch value {
    case .alphabetic, .ideographic, .ideographicWide, .hangulLV, .hangulLVT: true
    default: false
    }
  }

  private static func needsContext(asLeft left: LineBreakClass) -> Bool {
    switch left {
    case .start, .mandatory, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace, .hyphen, .unambiguousHyphen,
      .quotation, .initialQuotation, .finalQuotation, .infixSeparator, .symbol, .closePunctuation, .closeWide,
      .closeParenthesis, .regional, .combining, .joiner, .aksara, .aksaraPrebase, .aksaraStart, .dottedCircle,
      .viramaFinal, .virama, .guardedSpace, .afterJoiner:
      true
    default: false
    }
  }

  private static func needsContext(asRight right: LineBreakClass) -> Bool {
    switch right {
    case .start, .hyphen, .unambiguousHyphen, .quotation, .initialQuotation, .finalQuotation, .infixSeparator,
      .symbol, .closePunctuation, .closeWide, .closeParenthesis, .regional, .combining, .joiner, .guardedSpace,
      .afterJoiner:
      true
    default: false
    }
  }
}
