import Foundation

/// Prints figures as they come and remembers whether all that must hold did.
struct Report {
  let asJSON: Bool
  private(set) var allHold = true
  private var hasHeader = false

  init(asJSON: Bool) {
    self.asJSON = asJSON
  }

  /// A figure and what it is compared with.
  struct Figure: Encodable {
    var name: String
    var value: Double
    var unit: String
    var baseline: Double?
    var ratio: Double?
    /// What must hold or is aimed at, in words, such as `ratio <= 1`; empty for neither.
    var goal: String
    var holds: Bool
  }

  /// Writes a line to standard error, beside what is printed.
  static func note(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Adds a time with its baseline; `limit` is the greatest ratio that is allowed.
  mutating func add(_ name: String, _ measured: Comparison, unit: String = "µs", limit: Double?) {
    add(
      Figure(
        name: name,
        value: measured.value,
        unit: unit,
        baseline: measured.baseline,
        ratio: measured.ratio,
        goal: limit.map { "ratio <= \($0)" } ?? "",
        holds: limit.map { measured.ratio <= $0 } ?? true
      )
    )
  }

  /// Adds a figure without a baseline; `limit` is the greatest value that is allowed.
  mutating func add(_ name: String, value: Double, unit: String, limit: Double?) {
    add(
      Figure(
        name: name,
        value: value,
        unit: unit,
        baseline: nil,
        ratio: nil,
        goal: limit.map { "value <= \($0)" } ?? "",
        holds: limit.map { value <= $0 } ?? true
      )
    )
  }

  /// Adds a figure without a baseline; `least` is the smallest value that is allowed.
  mutating func add(_ name: String, value: Double, unit: String, least: Double) {
    let goal = "value >= \(least)"
    let holds = value >= least
    add(Figure(name: name, value: value, unit: unit, baseline: nil, ratio: nil, goal: goal, holds: holds))
  }

  /// Adds a figure with the value that it is to reach one day; whether it does so is printed and fails nothing.
  mutating func add(_ name: String, value: Double, unit: String, goal: Double) {
    let words = "value <= \(goal)"
    let holds = value <= goal
    add(
      Figure(name: name, value: value, unit: unit, baseline: nil, ratio: nil, goal: words, holds: holds),
      isRequired: false
    )
  }

  private mutating func add(_ figure: Figure, isRequired: Bool = true) {
    allHold = allHold && (figure.holds || !isRequired)
    guard !asJSON else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      if let line = try? encoder.encode(figure) { print(String(decoding: line, as: UTF8.self)) }
      return
    }
    if !hasHeader {
      hasHeader = true
      print(Self.row("name", "value", "unit", "baseline", "ratio", "goal", "holds"))
    }
    print(
      Self.row(
        figure.name,
        Self.text(figure.value),
        figure.unit,
        figure.baseline.map(Self.text) ?? "–",
        figure.ratio.map(Self.text) ?? "–",
        figure.goal.isEmpty ? "–" : figure.goal,
        figure.holds ? "yes" : "NO"
      )
    )
  }

  private static func text(_ number: Double) -> String {
    number >= 100 ? String(format: "%.0f", number) : String(format: "%.2f", number)
  }

  private static func row(_ columns: String...) -> String {
    let widths = [46, 9, 12, 9, 7, 15, 5]
    return zip(columns, widths)
      .map { column, width in column + String(repeating: " ", count: max(width - column.count, 0)) }
      .joined(separator: " ")
  }
}

/// Ends the process.
func exit(status: Int32) -> Never {
  Foundation.exit(status)
}
