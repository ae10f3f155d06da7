import Cairn

/// A symbol in a link or a button, which it names if nothing else does.
struct WordlessSymbol {
  let name: String
  /// Whether it is drawn; otherwise the reader sees its words in its place.
  let isDrawn: Bool
  /// The classes that hide it for some values of states.
  var hiddenClasses: [String] = []
}

extension HTMLRenderer {
  /// Notes a symbol of the open link or button; of several that show at the same time, the latest counts.
  func noteWordless(_ name: String, isDrawn: Bool) {
    let symbol = WordlessSymbol(name: name, isDrawn: isDrawn, hiddenClasses: tree.hiddenClasses(at: element.node))
    if !wordlessSymbols.isEmpty { wordlessSymbols.removeAll { $0.hiddenClasses == symbol.hiddenClasses } }
    wordlessSymbols.append(symbol)
  }

  /// Writes the words of a symbol, for screen readers alone if it is drawn; they hide where it hides.
  func writeWords(for symbol: WordlessSymbol) {
    note(.hiddenWords)
    let classes = (symbol.isDrawn ? ["visually-hidden"] : []) + symbol.hiddenClasses
    writer.write("<span")
    if !classes.isEmpty { write(attribute: " class=\"", classes.joined(separator: " ")) }
    writer.write(">")
    writer.write(text: SymbolWords.words(for: symbol.name))
    writer.write("</span>")
  }
}
