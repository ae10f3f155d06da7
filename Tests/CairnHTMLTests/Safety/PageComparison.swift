/// Compares what a parser finds in a page with what it finds in the same page made of harmless words.
///
/// Both must have the same elements with the same attributes, and where the harmless page has a harmless word, the other
/// has what the word stands for.
struct PageComparison {
  /// What each harmless word stands for.
  var replacements: [(word: String, replacement: String)]
  /// Whether a class that is named after its rule may differ.
  var ignoresHashes = false

  /// Returns where the pages differ, or `nil`.
  func difference(_ harmless: [HTMLNode], _ hostile: [HTMLNode], at path: String = "") -> String? {
    let (harmless, hostile) = (harmless.compactMap(withoutDrawing), hostile.compactMap(withoutDrawing))
    guard harmless.count == hostile.count else {
      return "\(path): \(hostile.count) nodes instead of \(harmless.count)"
    }
    for (index, (expected, found)) in zip(harmless, hostile).enumerated() {
      switch (expected, found) {
      case (.text(let expected), .text(let found)):
        if let difference = difference(expected, found, at: "\(path)/text \(index)") { return difference }
      case (.element(let expected), .element(let found)):
        if let difference = difference(expected, found, at: "\(path)/\(expected.name) \(index)") { return difference }
      default: return "\(path)/\(index): another kind of node"
      }
    }
    return nil
  }

  /// Returns a node without what depends on the length of a page: where the drawings of symbols are.
  private func withoutDrawing(_ node: HTMLNode) -> HTMLNode? {
    guard case .element(let element) = node else { return node }
    if element.name == "div", element.attributes.map(\.name) == ["hidden"] { return nil }
    guard element.name == "svg", element.attributes.contains(where: { $0.name == "class" }) else { return node }
    let own = element.attributes.filter { ["class", "role"].contains($0.name) || $0.name.hasPrefix("aria-") }
    return .element(HTMLElement(name: "svg", attributes: own, children: []))
  }

  private func difference(_ expected: HTMLElement, _ found: HTMLElement, at path: String) -> String? {
    guard expected.name == found.name else { return "\(path): <\(found.name)>" }
    guard expected.attributes.map(\.name) == found.attributes.map(\.name) else {
      return "\(path): attributes \(found.attributes.map(\.name)) instead of \(expected.attributes.map(\.name))"
    }
    for (old, new) in zip(expected.attributes, found.attributes) where !(ignoresHashes && old.name == "class") {
      // A comma would separate two sources, so it is encoded there.
      let value = old.name == "srcset" ? new.value.replacing("%2C", with: ",") : new.value
      if let difference = difference(old.value, value, at: "\(path)/@\(old.name)") { return difference }
    }
    guard expected.name != "style" else { return nil }
    return difference(expected.children, found.children, at: path)
  }

  private func difference(_ expected: String, _ found: String, at path: String) -> String? {
    var wanted = expected
    for (word, replacement) in replacements {
      wanted = Self.replacing(word, with: replacement, in: wanted)
    }
    // Strings that only look the same count as equal for Swift, but not here.
    guard !wanted.unicodeScalars.elementsEqual(found.unicodeScalars) else { return nil }
    return
      "\(path): \(String(found.prefix(120)).debugDescription) instead of \(String(wanted.prefix(120)).debugDescription)"
  }

  private static func replacing(_ word: String, with replacement: String, in string: String) -> String {
    let parts = string.split(separator: word, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
      result.unicodeScalars.append(contentsOf: replacement.unicodeScalars)
      result.unicodeScalars.append(contentsOf: part.unicodeScalars)
    }
  }
}
