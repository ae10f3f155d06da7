import Cairn

extension TextRenderer {
  /// Returns bars in the shape of words, which break where the words do; blanks alone stand for a picture.
  func placeholder(for words: String) -> String {
    let bar = engine.characters.isASCII ? "." : "░"
    guard words.contains(where: { $0 != " " }) else { return String(repeating: bar, count: words.count) }
    return words.reduce(into: "") { bars, character in
      bars += character.isWhitespace ? String(character) : String(repeating: bar, count: String(character).columns())
    }
  }
}
