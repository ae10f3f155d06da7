/// The amounts that a build wrote.
struct BuildSummary: Equatable {
  var pages = 0
  /// The number of other files, with the style sheet.
  var files = 0
  /// The size of all pages and files.
  var bytes = 0
  var warnings = 0
  var errors = 0

  /// How much was made, in words.
  var amounts: String {
    "\(Self.count(pages, "page")) and \(Self.count(files, "file")) (\(Self.count(bytes, "byte")))"
  }

  /// How much is wrong, in words.
  var problems: String {
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { Self.count($0.0, $0.1) }
    return parts.isEmpty ? "nothing is wrong" : parts.joined(separator: " and ")
  }

  /// Returns an amount in words, such as `1 page` or `2,000 pages`.
  static func count(_ number: Int, _ noun: String) -> String {
    grouped(number) + " " + noun + (number == 1 ? "" : "s")
  }

  private static func grouped(_ number: Int) -> String {
    var digits = ""
    for (position, digit) in String(number).reversed().enumerated() {
      if position > 0, position.isMultiple(of: 3) { digits.append(",") }
      digits.append(digit)
    }
    return String(digits.reversed())
  }
}
