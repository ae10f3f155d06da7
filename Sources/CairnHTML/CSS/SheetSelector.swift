/// A selector of the base sheet, with the words that it asks for.
struct SheetSelector: Sendable {
  private enum Piece: Sendable {
    case text(String)
    /// One of several selectors, in `:is`, `:where` or `:has`, or none of them, in `:not`.
    case choice(name: String, [SheetSelector])
  }

  private var pieces: [Piece] = []
  private var needs = SheetWords()
  /// How specific the selector is: a thousand for each class, and one for each element.
  private var specificity = 0

  /// Whether the selector may select something on a page with some words.
  func canMatch(_ words: SheetWords) -> Bool {
    guard words.isSuperset(of: needs) else { return false }
    return pieces.allSatisfy { piece in
      // What must not be there may always be missing.
      guard case .choice(let name, let choices) = piece, name != "not" else { return true }
      return choices.contains { $0.canMatch(words) }
    }
  }

  /// Returns the selector without the choices that select nothing on a page with some words.
  ///
  /// One of the others stays if the selector would be less specific without it. Within `:where` none needs to, but a `:not`
  /// must have one.
  func text(for words: SheetWords, isWeightless: Bool = false) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let piece): text += piece
      case .choice(let name, let choices):
        let isWeightless = name == "where" || (isWeightless && name != "not")
        let texts = Self.texts(choices, for: words, isWeightless: isWeightless)
        let isCompound =
          texts.count == 1
          && texts.allSatisfy {
            ($0.hasPrefix(".") || $0.hasPrefix(":")) && !$0.contains(where: Self.isCombinator)
          }
        text += name == "is" && isCompound ? texts.joined() : ":\(name)(" + texts.joined(separator: ",") + ")"
      }
    }
  }

  private static func texts(_ choices: [SheetSelector], for words: SheetWords, isWeightless: Bool) -> [String] {
    let kept = choices.filter { $0.canMatch(words) }
    let texts = kept.map { $0.text(for: words, isWeightless: isWeightless) }
    let weight = choices.map(\.specificity).max()
    // Where none is left, the shortest stays, as browsers drop rules with empty lists.
    if isWeightless ? !texts.isEmpty : kept.map(\.specificity).max() == weight { return texts }
    let heaviest = choices.filter { isWeightless || $0.specificity == weight }.map { $0.text(for: words) }
    return texts + (heaviest.min { $0.utf8.count < $1.utf8.count }.map { [$0] } ?? [])
  }

  private static func isCombinator(_ character: Character) -> Bool { " >+~".contains(character) }
}

// MARK: - Parsing

extension SheetSelector {
  /// Reads selectors with commas between them.
  static func list(_ scanner: CSSScanner, _ vocabulary: inout SheetVocabulary) -> [SheetSelector] {
    var scanner = scanner
    var list: [SheetSelector] = []
    while !scanner.isAtEnd {
      let range = scanner.read(to: ",")
      list.append(SheetSelector(scanner.scanner(range), &vocabulary))
      scanner.advance()
    }
    return list
  }

  private init(_ scanner: CSSScanner, _ vocabulary: inout SheetVocabulary) {
    var scanner = scanner
    var textStart = scanner.position
    while !scanner.isAtEnd {
      let start = scanner.position
      switch scanner.next {
      case UInt8(ascii: "."):
        scanner.advance()
        need("." + scanner.readName(), 1000, &vocabulary)
      case UInt8(ascii: "["):
        scanner.advance()
        let name = scanner.readName()
        _ = scanner.read(to: "]")
        scanner.advance()
        if SheetVocabulary.attributes.contains(name) { need("[" + name, 0, &vocabulary) }
        specificity += 1000
      case UInt8(ascii: ":") where scanner.peek(1) == UInt8(ascii: ":"):
        scanner.advance(2)
        _ = scanner.readName()
        specificity += 1
      case UInt8(ascii: ":"):
        guard let choice = readPseudoClass(&scanner, &vocabulary) else { continue }
        if textStart < start { pieces.append(.text(scanner.text(textStart..<start))) }
        pieces.append(choice)
        textStart = scanner.position
      case let byte where CSSScanner.isName(byte):
        need(scanner.readName(), 1, &vocabulary)
      default:
        scanner.advance()
      }
    }
    if textStart < scanner.position { pieces.append(.text(scanner.text(textStart..<scanner.position))) }
  }

  private mutating func need(_ word: String, _ weight: Int, _ vocabulary: inout SheetVocabulary) {
    vocabulary.add(word).map { needs.insert($0) }
    specificity += weight
  }

  /// Reads a pseudo-class and returns its choices, if it has any.
  private mutating func readPseudoClass(_ scanner: inout CSSScanner, _ vocabulary: inout SheetVocabulary) -> Piece? {
    scanner.advance()
    let name = scanner.readName()
    guard scanner.next == UInt8(ascii: "(") else {
      specificity += 1000
      return nil
    }
    scanner.advance()
    let range = scanner.read(to: ")")
    scanner.advance()
    guard ["is", "where", "has", "not"].contains(name) else {
      specificity += 1000
      return nil
    }
    let choices = SheetSelector.list(scanner.scanner(range), &vocabulary)
    if name != "where" { specificity += choices.map(\.specificity).max() ?? 0 }
    return .choice(name: name, choices)
  }
}
