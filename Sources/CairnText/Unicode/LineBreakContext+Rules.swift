extension LineBreakContext {
  /// Applies the rules of UAX #14 from LB6 on, in their order, to the bases ``left`` and `right`.
  ///
  /// The caller handles the earlier rules, for hard breaks, joiners and combining marks.
  func decide(_ right: LineBreakClass, following: (Int) -> LineBreakClass?) -> Decision {
    let next = right.plain
    if next.isHardBreak || next == .space || next == .zeroWidthSpace { return .prohibited }  // LB6, LB7
    if left == .start { return .prohibited }  // LB2
    let isAfterSpace = left == .space || left == .guardedSpace
    let base = isAfterSpace ? anchor.plain : left.plain
    if base == .zeroWidthSpace { return .allowed }  // LB8
    if next == .wordJoiner || left == .wordJoiner || left.plain == .glue { return .prohibited }  // LB11, LB12
    if next == .glue, !isAfterSpace, !Self.breaksBeforeGlue(base) { return .prohibited }  // LB12a
    switch next {
    case .closePunctuation, .closeParenthesis, .exclamation, .symbol: return .prohibited  // LB13
    default: break
    }
    if base == .openPunctuation || base == .initialQuotation && opensQuotation { return .prohibited }  // LB14, LB15a
    if next == .finalQuotation, Self.followsQuotation(following(1)) { return .prohibited }  // LB15b
    if next == .infixSeparator {
      return isAfterSpace && following(1) == .numeric ? .allowed : .prohibited  // LB15c, LB15d
    }
    if next == .nonstarter, base == .closePunctuation || base == .closeParenthesis { return .prohibited }  // LB16
    if next == .breakBoth, base == .breakBoth { return .prohibited }  // LB17
    if isAfterSpace { return .allowed }  // LB18
    if touchesQuotation(right, following: following) { return .prohibited }  // LB19, LB19a
    if next == .contingent || base == .contingent { return .allowed }  // LB20
    return keepsTogether(base, next, right, following: following) ? .prohibited : .allowed
  }

  private static func breaksBeforeGlue(_ base: LineBreakClass) -> Bool {
    base == .breakAfter || base == .hyphen || base == .unambiguousHyphen
  }

  private static func followsQuotation(_ following: LineBreakClass?) -> Bool {
    switch following?.plain {
    case nil, .space, .glue, .wordJoiner, .closePunctuation, .quotation, .initialQuotation, .finalQuotation,
      .closeParenthesis, .exclamation, .infixSeparator, .symbol, .mandatory, .carriageReturn, .lineFeed, .nextLine,
      .zeroWidthSpace:
      true
    default: false
    }
  }

  private static func isQuotation(_ value: LineBreakClass) -> Bool {
    value == .quotation || value == .initialQuotation || value == .finalQuotation
  }

  private func touchesQuotation(_ right: LineBreakClass, following: (Int) -> LineBreakClass?) -> Bool {
    if Self.isQuotation(right) {
      if right != .initialQuotation || !left.isEastAsian { return true }
      return following(1).map { !$0.isEastAsian } ?? true
    }
    guard Self.isQuotation(left) else { return false }
    return left != .finalQuotation || !right.isEastAsian || beforeLeft == .start || !beforeLeft.isEastAsian
  }

  /// Returns whether one of the rules LB20a to LB30b prohibits a break.
  private func keepsTogether(
    _ base: LineBreakClass,
    _ next: LineBreakClass,
    _ right: LineBreakClass,
    following: (Int) -> LineBreakClass?
  ) -> Bool {
    keepsHyphen(base, next) || keepsNumber(base, next, following: following) || keepsHangul(base, next)
      || keepsAksara(base, next, following: following) || keepsWord(base, next, right)
  }

  private func keepsHyphen(_ base: LineBreakClass, _ next: LineBreakClass) -> Bool {
    let isHyphen = base == .hyphen || base == .unambiguousHyphen
    if isHyphen, isWordInitialHyphen {
      if isTailored { return true }
      let isFirst = beforeLeft.plain != .hyphen && beforeLeft.plain != .unambiguousHyphen
      if isFirst, next == .alphabetic || next == .dottedCircle || next == .hebrew { return true }  // LB20a
    }
    switch next {
    case .breakAfter, .hyphen, .unambiguousHyphen, .nonstarter, .inseparable: return true  // LB21, LB22
    default: break
    }
    if base == .breakBefore { return true }  // LB21
    if isHyphen, beforeLeft == .hebrew, next != .hebrew { return true }  // LB21a
    return base == .symbol && next == .hebrew  // LB21b
  }

  private func keepsNumber(
    _ base: LineBreakClass,
    _ next: LineBreakClass,
    following: (Int) -> LineBreakClass?
  ) -> Bool {
    let isLetter = base == .alphabetic || base == .hebrew || base == .dottedCircle
    let nextIsLetter = next == .alphabetic || next == .hebrew || next == .dottedCircle
    switch (base, next) {
    case (.numeric, _) where nextIsLetter: return true  // LB23
    case (_, .numeric) where isLetter: return true
    case (.prefix, .ideographic), (.prefix, .unassignedPictograph), (.prefix, .emojiBase), (.prefix, .emojiModifier):
      return true  // LB23a
    case (.ideographic, .postfix), (.unassignedPictograph, .postfix), (.emojiBase, .postfix),
      (.emojiModifier, .postfix):
      return true
    case (.prefix, _) where nextIsLetter: return true  // LB24
    case (.postfix, _) where nextIsLetter: return true
    case (_, .prefix) where isLetter, (_, .postfix) where isLetter: return true
    case (.numeric, .postfix), (.numeric, .prefix), (.numeric, .numeric): return true  // LB25
    case (.postfix, .numeric), (.prefix, .numeric), (.hyphen, .numeric), (.infixSeparator, .numeric): return true
    case (.symbol, .postfix), (.symbol, .prefix), (.infixSeparator, .postfix), (.infixSeparator, .prefix):
      return isInNumber
    case (.closePunctuation, .postfix), (.closePunctuation, .prefix), (.closeParenthesis, .postfix),
      (.closeParenthesis, .prefix):
      return closesNumber
    case (.symbol, .numeric): return isInNumber
    case (.prefix, .openPunctuation), (.postfix, .openPunctuation):
      let after = following(1)
      return after == .numeric || after == .infixSeparator && following(2) == .numeric
    default: return false
    }
  }

  private func keepsHangul(_ base: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (base, next) {
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT): true  // LB26
    case (.jamoV, .jamoV), (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT): true
    case (.jamoT, .jamoT), (.hangulLVT, .jamoT): true
    case (.jamoL, .postfix), (.jamoV, .postfix), (.jamoT, .postfix), (.hangulLV, .postfix), (.hangulLVT, .postfix):
      true  // LB27
    case (.prefix, .jamoL), (.prefix, .jamoV), (.prefix, .jamoT), (.prefix, .hangulLV), (.prefix, .hangulLVT): true
    default: false
    }
  }

  private func keepsAksara(
    _ base: LineBreakClass,
    _ next: LineBreakClass,
    following: (Int) -> LineBreakClass?
  ) -> Bool {
    func isAksara(_ value: LineBreakClass?) -> Bool {
      value == .aksara || value == .aksaraStart || value == .dottedCircle
    }
    if base == .aksaraPrebase { return isAksara(next) }  // LB28a
    if isAksara(base), next == .viramaFinal || next == .virama { return true }
    if base == .virama, isAksara(beforeLeft) { return next == .aksara || next == .dottedCircle }
    return isAksara(base) && isAksara(next) && following(1) == .viramaFinal
  }

  private func keepsWord(_ base: LineBreakClass, _ next: LineBreakClass, _ right: LineBreakClass) -> Bool {
    let isLetter = base == .alphabetic || base == .hebrew || base == .dottedCircle
    let nextIsLetter = next == .alphabetic || next == .hebrew || next == .dottedCircle
    if isLetter || base == .infixSeparator, nextIsLetter { return true }  // LB28, LB29
    if isLetter || base == .numeric, right == .openPunctuation { return true }  // LB30
    if left == .closeParenthesis, nextIsLetter || next == .numeric { return true }
    if base == .regional, next == .regional { return hasOddRegional }  // LB30a
    return (base == .emojiBase || base == .unassignedPictograph) && next == .emojiModifier  // LB30b
  }
}
