/// The classes of UAX #14 after its rule LB1, with those split that a rule divides.
///
/// The raw values are those of the generated table. The classes from ``alphabeticWide`` on hold the East Asian members of the class their
/// name begins with.
enum LineBreakClass: UInt8 {
  /// Stands in front of the first scalar of a text.
  case start
  case mandatory
  case carriageReturn
  case lineFeed
  case nextLine
  case space
  case zeroWidthSpace
  case wordJoiner
  case glue
  case breakAfter
  case hyphen
  case unambiguousHyphen
  case breakBoth
  case breakBefore
  case contingent
  case closePunctuation
  case closeParenthesis
  case exclamation
  case inseparable
  case nonstarter
  case openPunctuation
  case quotation
  case initialQuotation
  case finalQuotation
  case infixSeparator
  case numeric
  case postfix
  case prefix
  case symbol
  case alphabetic
  case hebrew
  case dottedCircle
  case ideographic
  case emojiBase
  case emojiModifier
  case unassignedPictograph
  case hangulLV
  case hangulLVT
  case jamoL
  case jamoV
  case jamoT
  case regional
  case combining
  case joiner
  case aksara
  case aksaraPrebase
  case aksaraStart
  case viramaFinal
  case virama
  /// A space after something that reaches across spaces, such as an opening bracket. Never in the table.
  case guardedSpace
  /// A zero-width joiner after its base. Never in the table.
  case afterJoiner
  case alphabeticWide
  case breakAfterWide
  case closeWide
  case emojiBaseWide
  case exclamationWide
  case glueWide
  case ideographicWide
  case inseparableWide
  case nonstarterWide
  case openWide
  case postfixWide
  case prefixWide

  /// The class without the distinction of East Asian members.
  var plain: LineBreakClass {
    switch self {
    case .alphabeticWide: .alphabetic
    case .breakAfterWide: .breakAfter
    case .closeWide: .closePunctuation
    case .emojiBaseWide: .emojiBase
    case .exclamationWide: .exclamation
    case .glueWide: .glue
    case .ideographicWide: .ideographic
    case .inseparableWide: .inseparable
    case .nonstarterWide: .nonstarter
    case .openWide: .openPunctuation
    case .postfixWide: .postfix
    case .prefixWide: .prefix
    default: self
    }
  }

  /// Whether the members have East Asian width F, W or H.
  var isEastAsian: Bool {
    switch self {
    case .emojiModifier, .hangulLV, .hangulLVT, .jamoL: true
    default: rawValue >= LineBreakClass.alphabeticWide.rawValue
    }
  }

  var isHardBreak: Bool {
    rawValue >= LineBreakClass.mandatory.rawValue && rawValue <= LineBreakClass.nextLine.rawValue
  }

  /// Whether rule LB9 attaches the class to what stands in front.
  var isCombining: Bool { self == .combining || self == .joiner }
}
