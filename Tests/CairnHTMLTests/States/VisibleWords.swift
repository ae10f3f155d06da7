import CairnHTML

/// The words of a page that show for values of its states, by its markup and the rules of its sheet.
struct VisibleWords {
  private let nodes: [HTMLNode]
  private let rules: [(selector: String, className: String)]

  init(_ output: HTMLOutput) throws {
    nodes = try StrictHTMLReader.read(output.body)
    let pieces = output.styles.split(separator: "{display:none}", omittingEmptySubsequences: false).dropLast()
    rules = pieces.flatMap { piece -> [(selector: String, className: String)] in
      let selectors = piece[
        (piece.lastIndex { $0 == "}" || $0 == "\n" }.map(piece.index(after:)) ?? piece.startIndex)...
      ]
      return selectors.split(separator: ",").compactMap { selector in
        guard selector.hasPrefix(":root:"), let end = selector.firstRange(of: " ."), !selector.contains("li:has") else {
          return nil
        }
        return (String(selector[..<end.lowerBound]), String(selector[end.upperBound...]))
      }
    }
  }

  /// Returns the words in their order; `changed` says whether the only state has its other value.
  func callAsFunction(changed: Bool) -> [String] {
    let hidden = Set(rules.filter { $0.selector.hasPrefix(":root:not(") != changed }.map(\.className))
    return nodes.flatMap { Self.words(in: $0, hidden) }
  }

  private static func words(in node: HTMLNode, _ hidden: Set<String>) -> [String] {
    switch node {
    case .text(let text): [text]
    case .element(let element):
      hidden.isDisjoint(with: element.classes) ? element.children.flatMap { words(in: $0, hidden) } : []
    }
  }
}
