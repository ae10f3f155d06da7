import Cairn

/// A part of a row that has an id.
enum RowPart: String, CaseIterable {
  case pick, menu, actions, choices, delete
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
    let prefix = Self.withoutWhiteSpace(options.idPrefix)
    return isMadeUp(identifier, prefix + "section-", "-title")
      || RowPart.allCases.contains { isMadeUp(identifier, prefix + "row-", "-" + $0.rawValue) }
  }

  private func isMadeUp(_ identifier: String, _ start: String, _ end: String) -> Bool {
    guard identifier.hasPrefix(start), identifier.hasSuffix(end) else { return false }
    return identifier.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count).allSatisfy { (48...57).contains($0) }
  }

  /// Returns a name as an id: not empty, without white space and control characters.
  static func identifier(_ name: String) -> String {
    let cleaned = withoutWhiteSpace(name)
    return cleaned.isEmpty ? "_" : cleaned
  }

  static func withoutWhiteSpace(_ name: String) -> String {
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
