import Cairn
import CairnTestSupport

extension SeededGenerator {
  /// Characters that bring out the special cases of widths and line breaks.
  private static let pool: [String] = [
    "a", "b", "word", "Q", " ", " ", " ", "  ", "7", "1.5", "-", "--", "/", ".", "_", "=", "://", "(", ")", "“", "”",
    "«", "»", "é", "e\u{301}", "\u{301}", "漢", "字", "。", "（", "）", "ー", "ﾞ", "한", "글", "\u{1100}", "\u{1161}",
    "\u{11A8}", "👩", "\u{200D}", "👩\u{200D}🚀", "🇫", "🇷", "🇩🇪", "❤", "\u{FE0F}", "\u{FE0E}", "⚡", "🏻", "☝",
    "1\u{FE0F}\u{20E3}", "क", "\u{94D}", "ष", "\u{93E}", "\u{903}", "ก", "\u{E33}", "\u{102C}", "\u{600}", "\u{AD}",
    "\u{200B}", "\u{2060}", "\u{A0}", "\u{202F}", "\u{3000}", "\u{2003}", "—", "…", "×", "א", "ם", "\n", "\u{FFFC}",
    "\u{1B05}", "\u{1B44}", "\u{25CC}", "$", "%", ",", ":", "!", "?", "\u{302E}", "\u{3164}", "𠀀", "\u{E0067}",
    "\u{1F1E6}",
  ]

  /// Makes a text of up to so many pieces of the pool.
  mutating func text(upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in Self.pool.randomElement(using: &self) ?? "" }.joined()
  }

  /// Makes a text of scalars from anywhere in Unicode.
  mutating func anyText(upTo count: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      let limit: UInt32 = Bool.random(using: &self) ? 0x3000 : 0x20000
      guard let scalar = Unicode.Scalar(UInt32.random(in: 0x20..<limit, using: &self)) else { continue }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
