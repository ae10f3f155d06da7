/// A rule of the base sheet, which pages have only if they need it.
enum SheetRule: Sendable {
  case style([SheetSelector], declarations: String, names: SheetWords)
  /// Declarations of the whole page; those of custom properties are needed only if something reads them.
  case root([Declaration])
  case animation(Int?, text: String, names: SheetWords)
  /// Rules within a condition or a layer.
  indirect case block(prelude: String, [SheetRule])
  /// A rule that each page needs.
  case always(String)

  /// A declaration in `:root`.
  struct Declaration: Sendable {
    /// The number of the custom property; `nil` for other properties.
    var property: Int?
    var text: String
    var names: SheetWords
  }

  /// Adds the custom properties and animations that the needed rules refer to.
  func addNames(to words: inout SheetWords) {
    switch self {
    case .style(let selectors, _, let names):
      let used = words
      if selectors.contains(where: { $0.canMatch(used) }) { words.formUnion(names) }
    case .root(let declarations):
      for declaration in declarations where declaration.isNeeded(words) { words.formUnion(declaration.names) }
    case .animation(let number, _, let names): if Self.isNeeded(number, words) { words.formUnion(names) }
    case .block(_, let rules): for rule in rules { rule.addNames(to: &words) }
    case .always: break
    }
  }

  /// Writes the rule as far as a page with some words needs it.
  func write(for words: SheetWords, to css: inout String) {
    switch self {
    case .style(let selectors, let declarations, _):
      let kept = selectors.filter { $0.canMatch(words) }
      guard !kept.isEmpty else { return }
      css += kept.map { $0.text(for: words) }.joined(separator: ",") + "{\(declarations)}"
    case .root(let declarations):
      let kept = declarations.filter { $0.isNeeded(words) }
      guard !kept.isEmpty else { return }
      css += ":root{" + kept.map(\.text).joined(separator: ";") + "}"
    case .animation(let number, let text, _): if Self.isNeeded(number, words) { css += text }
    case .block(let prelude, let rules):
      var content = ""
      for rule in rules { rule.write(for: words, to: &content) }
      if !content.isEmpty { css += "\(prelude){\(content)}" }
    case .always(let text): css += text
    }
  }

  private static func isNeeded(_ number: Int?, _ words: SheetWords) -> Bool { number.map(words.contains) ?? true }
}

extension SheetRule.Declaration {
  fileprivate func isNeeded(_ words: SheetWords) -> Bool { property.map(words.contains) ?? true }
}

// MARK: - Parsing

extension SheetRule {
  /// Reads rules one after another.
  static func list(_ scanner: CSSScanner, _ vocabulary: inout SheetVocabulary) -> [SheetRule] {
    var scanner = scanner
    var rules: [SheetRule] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let prelude = scanner.read(to: "{")
      scanner.advance()
      let body = scanner.read(to: "}")
      scanner.advance()
      rules.append(rule(prelude, body, scanner, &vocabulary))
      scanner.skipSpace()
    }
    return rules
  }

  private static func rule(
    _ prelude: Range<Int>,
    _ body: Range<Int>,
    _ scanner: CSSScanner,
    _ vocabulary: inout SheetVocabulary
  ) -> SheetRule {
    let name = scanner.text(prelude)
    if name == ":root" { return .root(declarations(scanner.scanner(body), &vocabulary)) }
    if name.hasPrefix("@keyframes ") {
      let number = vocabulary.add("@" + name.dropFirst("@keyframes ".count))
      let names = vocabulary.addNames(in: scanner.slice(body))
      return .animation(number, text: "\(name){\(scanner.text(body))}", names: names)
    }
    if name.hasPrefix("@page") { return .always("\(name){\(scanner.text(body))}") }
    if name.hasPrefix("@") { return .block(prelude: name, list(scanner.scanner(body), &vocabulary)) }
    let names = vocabulary.addNames(in: scanner.slice(body))
    let selectors = SheetSelector.list(scanner.scanner(prelude), &vocabulary)
    return .style(selectors, declarations: scanner.text(body), names: names)
  }

  private static func declarations(_ scanner: CSSScanner, _ vocabulary: inout SheetVocabulary) -> [Declaration] {
    var scanner = scanner
    var declarations: [Declaration] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let range = scanner.read(to: ";")
      var start = scanner.scanner(range)
      let name = start.readName()
      let names = vocabulary.addNames(in: scanner.slice(range))
      let property = name.hasPrefix("--") ? vocabulary.add(name) : nil
      declarations.append(Declaration(property: property, text: scanner.text(range), names: names))
      scanner.advance()
      scanner.skipSpace()
    }
    return declarations
  }
}
