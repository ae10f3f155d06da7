extension UInt8 {
  /// Whether it is a space, a tab or a line's end.
  var isMarkdownSpace: Bool { isSpaceOrTab || self == 0x0A || self == 0x0D }
}

/// The bytes that mean something in Markdown.
enum Byte {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var exclamationMark: UInt8 { 0x21 }
  static var quotationMark: UInt8 { 0x22 }
  static var numberSign: UInt8 { 0x23 }
  static var ampersand: UInt8 { 0x26 }
  static var apostrophe: UInt8 { 0x27 }
  static var leftParenthesis: UInt8 { 0x28 }
  static var rightParenthesis: UInt8 { 0x29 }
  static var asterisk: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var hyphen: UInt8 { 0x2D }
  static var period: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var colon: UInt8 { 0x3A }
  static var semicolon: UInt8 { 0x3B }
  static var less: UInt8 { 0x3C }
  static var equals: UInt8 { 0x3D }
  static var greater: UInt8 { 0x3E }
  static var questionMark: UInt8 { 0x3F }
  static var at: UInt8 { 0x40 }
  static var leftBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var rightBracket: UInt8 { 0x5D }
  static var caret: UInt8 { 0x5E }
  static var underscore: UInt8 { 0x5F }
  static var backtick: UInt8 { 0x60 }
  static var leftBrace: UInt8 { 0x7B }
  static var bar: UInt8 { 0x7C }
  static var rightBrace: UInt8 { 0x7D }
  static var tilde: UInt8 { 0x7E }
  /// A value between the words of a literal: a byte that UTF-8 does not have, and that is like a letter to its neighbours.
  static var value: UInt8 { 0xFF }
}
