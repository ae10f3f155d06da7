import Cairn

/// A part of a row that the page refers to by an id.
enum RowPart: String, CaseIterable {
  case pick, menu, actions, choices, delete
}

extension HTMLRenderer {
  /// Writes the id of the title of a section.
  func writeIdentifier(ofLabel number: Int) {
    writeIdentifier("section-", number, "title")
  }

  /// Writes the id of a part of a row or of a form.
  func writeIdentifier(of part: RowPart, _ number: Int) {
    writeIdentifier("row-", number, part.rawValue)
  }

  private func writeIdentifier(_ start: StaticString, _ number: Int, _ part: String) {
    if !options.idPrefix.isEmpty { writer.write(attribute: Self.withoutWhiteSpace(options.idPrefix)) }
    writer.write(start)
    writer.write(number)
    writer.write("-")
    writer.write(trusted: part)
  }

  /// Whether an id of the author's has the form of those above.
  func isMadeUp(_ identifier: String) -> Bool {
    let prefix = Self.withoutWhiteSpace(options.idPrefix)
    return isMadeUp(identifier, prefix + "section-", "-title")
      || RowPart.allCases.contains { isMadeUp(identifier, prefix + "row-", "-" + $0.rawValue) }
  }

  private func isMadeUp(_ identifier: String, _ start: String, _ end: String) -> Bool {
    guard identifier.hasPrefix(start), identifier.hasSuffix(end) else { return false }
    return identifier.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count).allSatisfy { (48...57).contains($0) }
  }

  /// A name as an id may have it: not empty and without white space or what no document may hold.
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
