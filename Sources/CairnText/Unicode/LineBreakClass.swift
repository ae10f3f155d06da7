/// The classes of UAX #14 after its rule LB1; a class is split if a rule needs only a part of it.
///
/// The raw values are those of the generated table. From ``alphabeticWide`` on, a class holds the East Asian members of
/// the class at the beginning of its name.
enum LineBreakClass: UInt8 {
  /// The class before the first scalar of a text. Never in the table.
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
  /// A space behind a class that has an effect across spaces, such as an opening bracket. Never in the table.
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

  /// Whether rule LB9 attaches the class to the base before it.
  var isCombining: Bool { self == .combining || self == .joiner }
}
