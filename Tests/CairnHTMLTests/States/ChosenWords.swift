import CairnHTML
import Testing

/// The words of a page that show while some row of a list is chosen, by its markup and the rules of its sheet.
struct ChosenWords {
  private struct Rule {
    var className: String
    var conditions: [Condition]
  }

  /// Whether the value of a state is one of some.
  private struct Condition {
    var state: String
    var values: Set<String>
    var isExcluding: Bool
    var isNegated: Bool
  }

  private struct Row {
    var state: String
    var value: String
  }

  private let nodes: [HTMLNode]
  private let rules: [Rule]
  /// The rows, by their words.
  private let rows: [String: Row]
  private let chosen: [Row]

  init(_ output: HTMLOutput) throws {
    nodes = try StrictHTMLReader.read(output.body)
    let elements = nodes.flatMap(\.elements)
    let radios = elements.filter { $0["data-state"] != nil }
    func row(_ radio: HTMLElement) -> Row { Row(state: radio["data-state"] ?? "", value: radio["data-value"] ?? "") }
    chosen = radios.filter { $0["checked"] != nil }.map(row)
    rows = Dictionary(
      elements.filter { $0.name == "label" }.compactMap { label in
        radios.first { $0["id"] == label["for"] }.map { (HTMLNode.element(label).text, row($0)) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    rules = output.hidingSelectors.map(Self.rule)
  }

  /// Returns the words in their order, after the rows of some names are chosen.
  func callAsFunction(choosing names: [String]) -> [String] {
    for name in names where rows[name] == nil { Issue.record("No row named \(name) can be chosen.") }
    let values = (chosen + names.compactMap { rows[$0] }).reduce(into: [:]) { $0[$1.state] = $1.value }
    let hidden = rules.filter { rule in
      rule.conditions.allSatisfy { condition in
        let isOne = values[condition.state].map { condition.values.contains($0) != condition.isExcluding } ?? false
        return isOne != condition.isNegated
      }
    }
    let classes = Set(hidden.map(\.className))
    return nodes.flatMap { $0.words(hiding: classes) }
  }

  private static func rule(_ condition: Substring, _ className: String) -> Rule {
    let pattern =
      /(:not\()?:has\(\[data-state="([^"]+)"\](:not\(|:is\()?((?:\[data-value="\d+"\],?)+)\)?:checked\)/
    let conditions = condition.matches(of: pattern).map { match in
      Condition(
        state: String(match.2),
        values: Set(match.4.matches(of: /\d+/).map { String($0.0) }),
        isExcluding: match.3?.hasPrefix(":not") == true,
        isNegated: match.1 != nil
      )
    }
    if conditions.count != condition.matches(of: /:(checked|popover-open)/).count {
      Issue.record("No row alone decides about \(condition) .\(className).")
    }
    return Rule(className: className, conditions: conditions)
  }
}
