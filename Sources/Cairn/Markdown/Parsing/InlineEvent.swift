/// A piece of inline content in reading order; spans are marked where they begin and end.
enum InlineEvent {
  /// Bytes of the content that show as they are.
  case text(Range<Int>)
  /// Bytes that character references stand for, in the parser's store.
  case decoded(Range<Int>)
  case softBreak
  case hardBreak
  case code(Range<Int>)
  case html(Range<Int>)
  /// An address that is a link by itself.
  case autolink(Range<Int>, Autolink)
  /// A run of delimiters, by its position in the parser's array.
  case delimiter(Int)
  /// The beginning of a link, with the position of what it leads to and where it begins.
  case linkStart(target: Int, place: Int)
  case linkEnd
  case imageStart(target: Int, place: Int)
  case imageEnd
  /// A reference to the footnote with the label in a range.
  case footnote(Range<Int>)
}

/// The kind of an address that is a link by itself.
enum Autolink {
  /// A whole address between angle brackets.
  case address
  /// A mail address between angle brackets.
  case mail
  /// A whole address without brackets.
  case bareAddress
  /// An address without brackets that begins with `www.`.
  case bareWeb
}

/// The kinds of spans that delimiters make.
enum InlineSpan: UInt8 {
  case emphasis
  case strong
  case strikethrough
}

/// What the inline parser looks for.
struct InlineConstructs: OptionSet {
  var rawValue: UInt8

  static let strikethrough = Self(rawValue: 1 << 0)
  static let autolinks = Self(rawValue: 1 << 1)
  static let footnotes = Self(rawValue: 1 << 2)
  static let html = Self(rawValue: 1 << 3)
  static let references = Self(rawValue: 1 << 4)
  static let entities = Self(rawValue: 1 << 5)
  static let images = Self(rawValue: 1 << 6)
  /// The ends of lines; without it they are white space like other.
  static let lines = Self(rawValue: 1 << 7)
  static let commonMark: Self = [.html, .references, .entities, .images, .lines]
  /// What the literal of a text may hold; ``Byte/value`` stands for each value between its words.
  static let literal: Self = [.strikethrough]
}
