import Cairn

/// A part of a row that has an id.
enum RowPart: String, CaseIterable {
  case pick, menu, actions, choices, delete, state, label, reset
}

extension HTMLRenderer {
  /// Writes an attribute with the id of a section's title; `opening` is its name and the opening quote.
  func write(attribute opening: StaticString, idOfTitle number: Int) {
    write(opening, "section-", number, "title")
  }

  /// Writes an attribute with the id of a part of a row or a form; `opening` is its name and the opening quote.
  func write(attribute opening: StaticString, idOf part: RowPart, _ number: Int) {
    write(opening, "row-", number, part.rawValue)
  }

  /// Returns the id of a part of a row or a form.
  func identifier(of part: RowPart, _ number: Int) -> String {
    let start = numbering.name(of: "row-", number) ?? "\(Self.withoutWhiteSpace(options.idPrefix))row-\(number)"
    return "\(start)-\(part.rawValue)"
  }

  private func write(_ opening: StaticString, _ start: StaticString, _ number: Int, _ part: String) {
    writer.write(opening)
    if let name = numbering.name(of: start, number) {
      writer.write(attribute: name)
      writer.write("-")
      writer.write(trusted: part)
      return writer.write("\"")
    }
    if !options.idPrefix.isEmpty { writer.write(attribute: Self.withoutWhiteSpace(options.idPrefix)) }
    writer.write(start)
    writer.write(number)
    writer.write("-")
    writer.write(trusted: part)
    writer.write("\"")
  }

  /// Whether an author's id looks like one of ours.
  func isMadeUp(_ identifier: String) -> Bool {
    var rest = identifier.utf8[...]
    if numbering.symbols.areShared, rest.starts(with: "symbol.".utf8) { return true }
    if !options.idPrefix.isEmpty {
      let prefix = Self.withoutWhiteSpace(options.idPrefix).utf8
      guard rest.starts(with: prefix) else { return false }
      rest = rest.dropFirst(prefix.count)
    }
    if rest.starts(with: "section-".utf8) { return Self.isNumber(rest.dropFirst(8), before: "title") }
    guard rest.starts(with: "row-".utf8) else { return false }
    return RowPart.allCases.contains { Self.isNumber(rest.dropFirst(4), before: $0.rawValue) }
  }

  /// Whether nothing but digits, a hyphen and a word are left of an id.
  private static func isNumber(_ rest: Substring.UTF8View, before word: String) -> Bool {
    let end = rest.drop { (48...57).contains($0) }
    return end.first == UInt8(ascii: "-") && end.dropFirst().elementsEqual(word.utf8)
  }

  /// Returns a name as an id: not empty, without white space and control characters.
  static func identifier(_ name: String) -> String {
    let cleaned = withoutWhiteSpace(name)
    return cleaned.isEmpty ? "_" : cleaned
  }

  static func withoutWhiteSpace(_ name: String) -> String {
    // Most names are of printable ASCII characters.
    if name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return name }
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if scalar.properties.isWhitespace {
        result.append("-")
      } else {
        result.append(scalar.isFitForDocuments ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }
}
