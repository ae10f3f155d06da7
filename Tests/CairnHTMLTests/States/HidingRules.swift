import CairnHTML

extension HTMLOutput {
  /// The selectors of the rules that hide elements while states have some values: the condition of the page, and the class.
  var hidingSelectors: [(condition: Substring, className: String)] {
    let pieces = styles.split(separator: "{display:none}", omittingEmptySubsequences: false).dropLast()
    let lists = pieces.compactMap { piece in piece.split { $0 == "}" || $0 == "\n" }.last }
    let selectors = lists.flatMap { list in
      ",\(list)".split(separator: ",:root:", omittingEmptySubsequences: false).dropFirst()
    }
    return selectors.compactMap { selector in
      // Items that a layout makes are hidden by what they hold.
      guard let end = selector.firstRange(of: " ."), !selector.contains("li:has") else { return nil }
      return (":" + selector[..<end.lowerBound], String(selector[end.upperBound...]))
    }
  }
}

extension HTMLNode {
  /// The words in their order, without those in elements of some classes.
  func words(hiding classes: Set<String>) -> [String] {
    switch self {
    case .text(let text): [text]
    case .element(let element):
      classes.isDisjoint(with: element.classes) ? element.children.flatMap { $0.words(hiding: classes) } : []
    }
  }
}
