import CairnHTML
import Testing

/// A page whose buttons are pressed one after the other, by its markup and the rules of its sheet.
struct PressedWords {
  private struct Condition {
    var identifiers: Set<String>
    var values: Set<String>
    var isExcluding: Bool
    var isNegated: Bool
  }

  private let nodes: [HTMLNode]
  private let rules: [(className: String, conditions: [Condition])]
  /// The value of each group of disclosures, and `open` for what is open or checked.
  private var values: [String: String] = [:]

  init(_ output: HTMLOutput) throws {
    nodes = try StrictHTMLReader.read(output.body)
    for element in nodes.flatMap(\.elements) where element["checked"] != nil { values[element["id"] ?? ""] = "open" }
    rules = output.hidingSelectors.map { ($1, Self.conditions(of: $0)) }
  }

  /// The words that show, in their order; what is in front of the page only while it is open.
  var words: [String] { nodes.flatMap { words(of: $0, hiding: hidden) } }

  /// The words that can be pressed.
  var buttons: [String] { found.map(\.name) }

  private var found: [(name: String, element: HTMLElement)] {
    let hidden = hidden
    return nodes.flatMap { pressable($0, hiding: hidden) }.map { element in
      (words(of: .element(element), hiding: hidden).joined(), element)
    }
  }

  /// Presses a button of some words that shows: the first one, or one after so many others.
  mutating func press(_ name: String, number: Int = 0) {
    guard let found = found.filter({ $0.name == name }).dropFirst(number).first?.element else {
      Issue.record("No button named \(name) shows, only \(buttons).")
      return
    }
    if found.name == "details" {
      values[found["name"] ?? ""] = found["data-value"]
    } else if let target = found["popovertarget"] ?? found["for"]
      ?? HTMLNode.element(found).elements.lazy.compactMap({ $0["id"] }).first
    {
      let action = found["popovertargetaction"] ?? "toggle"
      let opens = action == "toggle" ? values[target] == nil : action == "show"
      values[target] = opens ? "open" : nil
    } else {
      Issue.record("The button named \(name) does nothing.")
    }
  }

  private var hidden: Set<String> {
    let all = rules.filter { rule in
      rule.conditions.allSatisfy { condition in
        let isOne = condition.identifiers.contains { identifier in
          values[identifier].map { condition.values.isEmpty || condition.values.contains($0) != condition.isExcluding }
            ?? false
        }
        return isOne != condition.isNegated
      }
    }
    return Set(all.map(\.className))
  }

  private func shows(_ element: HTMLElement, hiding classes: Set<String>) -> Bool {
    guard classes.isDisjoint(with: element.classes) else { return false }
    return element["popover"] == nil || element["id"].map { values[$0] != nil } ?? false
  }

  private func words(of node: HTMLNode, hiding classes: Set<String>) -> [String] {
    switch node {
    case .text(let text): [text]
    case .element(let element):
      shows(element, hiding: classes) ? element.children.flatMap { words(of: $0, hiding: classes) } : []
    }
  }

  private func pressable(_ node: HTMLNode, hiding classes: Set<String>) -> [HTMLElement] {
    guard case .element(let element) = node, shows(element, hiding: classes) else { return [] }
    let isButton = ["button", "label"].contains(element.name) || element["data-value"] != nil
    return isButton
      ? element["disabled"] == nil ? [element] : [] : element.children.flatMap { pressable($0, hiding: classes) }
  }

  private static func conditions(of selector: Substring) -> [Condition] {
    let pattern =
      /(:not\()?:has\((?::is\()?((?:\[(?:id|name)="[^"]+"\],?)+)\)?(?::(?:checked|popover-open)|:is\(\[open\],:popover-open\)|\[open\](?:(:not\(|:is\()?((?:\[data-value="\d+"\],?)+)\)?)?)\)/
    let conditions = selector.matches(of: pattern).map { match in
      Condition(
        identifiers: Set(match.2.matches(of: /="([^"]+)"/).map { String($0.1) }),
        values: Set((match.4 ?? "").matches(of: /\d+/).map { String($0.0) }),
        isExcluding: match.3?.hasPrefix(":not") == true,
        isNegated: match.1 != nil
      )
    }
    if conditions.count != selector.matches(of: /:has\(/).count { Issue.record("\(selector) is not understood.") }
    return conditions
  }
}
