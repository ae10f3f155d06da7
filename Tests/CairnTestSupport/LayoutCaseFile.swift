package import Cairn
import Foundation

/// A file of layouts and of what they should give.
package struct LayoutCaseFile {
  package let cases: [LayoutCase]
  package let quantisations: [[String: Any]]

  /// Reads the file beside the tests, or the one that `LAYOUT_CASES` names.
  package init(mayBeAnother: Bool = true) throws {
    let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("CairnTests/Data/layout-cases.json")
    let other = ProcessInfo.processInfo.environment["LAYOUT_CASES"].map { URL(fileURLWithPath: $0) }
    let data = try Data(contentsOf: mayBeAnother ? other ?? beside : beside)
    let file = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    cases = file.list("cases").map(LayoutCase.init)
    quantisations = file.list("textQuantisation")
  }
}

extension [String: Any] {
  package func object(_ key: String) -> [String: Any] { self[key] as? [String: Any] ?? [:] }
  package func list(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
  package func string(_ key: String) -> String? { self[key] as? String }
  package func number(_ key: String) -> Double? { layoutNumber(self[key]) }
  package func numbers(_ key: String) -> [Double]? { (self[key] as? [Any])?.compactMap(layoutNumber) }
  package func flag(_ key: String) -> Bool? { self[key] as? Bool }

  package func frames(_ key: String) -> [LayoutRect] {
    (self[key] as? [[Any]] ?? []).compactMap { LayoutRect(numbers: $0.compactMap(layoutNumber)) }
  }

  package func frame(_ key: String) -> LayoutRect? { LayoutRect(numbers: numbers(key) ?? []) }

  package func insets(_ key: String) -> EdgeInsets? {
    guard let sides = numbers(key), sides.count == 4 else { return nil }
    return EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  /// Splits insets into literal ones and those between 0 and 1, which are fractions.
  package func splitInsets(_ key: String) -> (literal: EdgeInsets, fractional: EdgeInsets) {
    guard let sides = numbers(key), sides.count == 4 else { return (.zero, .zero) }
    let fractions = sides.map { $0 > 0 && $0 < 1 ? $0 : 0 }
    let literals = zip(sides, fractions).map { $1 == 0 ? $0 : 0 }
    func insets(_ sides: [Double]) -> EdgeInsets {
      EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    }
    return (insets(literals), insets(fractions))
  }
}

extension LayoutRect {
  package init?(numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

package func layoutNumber(_ value: Any?) -> Double? {
  switch value {
  case let number as NSNumber: number.doubleValue
  case "nan" as String: .nan
  case "inf" as String: .infinity
  case "-inf" as String: -.infinity
  default: nil
  }
}
