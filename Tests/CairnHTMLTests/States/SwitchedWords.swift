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
    rules = output.hidingSelectors.map(Self.rule)
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
    return nodes.flatMap { $0.words(hiding: hidden) }
  }

  private static func rule(_ condition: Substring, _ className: String) -> Rule {
    let pattern = /(:not\()?:has\(\[id="([^"]+)"\]:(not\(:)?(?:checked|popover-open)/
    let switches = condition.matches(of: pattern).map { match in
      (id: String(match.2), isOn: (match.1 == nil) == (match.3 == nil))
    }
    if switches.count != condition.matches(of: /:(checked|popover-open)/).count {
      Issue.record("No switch alone decides about \(condition) .\(className).")
    }
    return Rule(className: className, switches: switches)
  }
}
