import CairnHTML
import Testing

/// The words of a page that show while some of its toggles and of its buttons that switch are on, by its markup and the rules of its
/// sheet.
struct SwitchedWords {
  private struct Rule {
    var className: String
    /// The identities of switches that must be on, or off, for the rule to count.
    var switches: [(id: String, isOn: Bool)]
  }

  private let nodes: [HTMLNode]
  private let rules: [Rule]
  private let identities: [String: String]

  init(_ output: HTMLOutput) throws {
    nodes = try StrictHTMLReader.read(output.body)
    let pieces = output.styles.split(separator: "{display:none}", omittingEmptySubsequences: false).dropLast()
    rules = pieces.flatMap { piece in
      piece.split { $0 == "}" || $0 == "\n" }.last?.split(separator: ",").compactMap(Self.rule) ?? []
    }
    identities = Dictionary(
      nodes.flatMap(\.elements).compactMap { control in
        let node = HTMLNode.element(control)
        switch control.name {
        case "label":
          let box = node.elements.first { ["input", "button"].contains($0.name) }
          return (box?["id"] ?? box?["popovertarget"]).map { (node.text, $0) }
        case "button": return control["popovertarget"].map { (node.text, $0) }
        default: return nil
        }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the words in their order; the controls of the given names are on, all others are off.
  func callAsFunction(on names: Set<String>) -> [String] {
    for name in names where identities[name] == nil { Issue.record("Nothing named \(name) switches.") }
    let on = Set(names.compactMap { identities[$0] })
    let hidden = Set(rules.filter { $0.switches.allSatisfy { on.contains($0.id) == $0.isOn } }.map(\.className))
    return nodes.flatMap { Self.words(in: $0, hidden) }
  }

  private static func rule(_ selector: Substring) -> Rule? {
    guard selector.hasPrefix(":root:"), let end = selector.firstRange(of: " ."), !selector.contains("li:has") else {
      return nil
    }
    let pattern = /(:not\()?:has\(\[id="([^"]+)"\]:(not\(:)?(?:checked|popover-open)/
    let switches = selector.matches(of: pattern).map { match in
      (id: String(match.2), isOn: (match.1 == nil) == (match.3 == nil))
    }
    if switches.count != selector.matches(of: /:(checked|popover-open)/).count {
      Issue.record("No switch alone decides about \(selector).")
    }
    return Rule(className: String(selector[end.upperBound...]), switches: switches)
  }

  private static func words(in node: HTMLNode, _ hidden: Set<String>) -> [String] {
    switch node {
    case .text(let text): [text]
    case .element(let element):
      hidden.isDisjoint(with: element.classes) ? element.children.flatMap { words(in: $0, hidden) } : []
    }
  }
}
