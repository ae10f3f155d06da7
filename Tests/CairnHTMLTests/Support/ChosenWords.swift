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
    let pieces = output.styles.split(separator: "{display:none}", omittingEmptySubsequences: false).dropLast()
    rules = pieces.flatMap { piece in
      piece.split { $0 == "}" || $0 == "\n" }.last?.split(separator: ",:root").compactMap(Self.rule) ?? []
    }
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
    return nodes.flatMap { Self.words(in: $0, classes) }
  }

  private static func rule(_ selector: Substring) -> Rule? {
    guard let end = selector.firstRange(of: " .") else { return nil }
    let pattern =
      /(:not\()?:has\(\[data-state="([^"]+)"\](:not\(|:is\()?((?:\[data-value="\d+"\],?)+)\)?:checked\)/
    let conditions = selector.matches(of: pattern).map { match in
      Condition(
        state: String(match.2),
        values: Set(match.4.matches(of: /\d+/).map { String($0.0) }),
        isExcluding: match.3?.hasPrefix(":not") == true,
        isNegated: match.1 != nil
      )
    }
    return conditions.isEmpty ? nil : Rule(className: String(selector[end.upperBound...]), conditions: conditions)
  }

  private static func words(in node: HTMLNode, _ hidden: Set<String>) -> [String] {
    switch node {
    case .text(let text): [text]
    case .element(let element):
      hidden.isDisjoint(with: element.classes) ? element.children.flatMap { words(in: $0, hidden) } : []
    }
  }
}
