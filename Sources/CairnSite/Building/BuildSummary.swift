/// What a build wrote.
struct BuildSummary: Equatable {
  /// The number of pages.
  var pages = 0
  /// The number of other files, the style sheet among them.
  var files = 0
  /// The size of them all.
  var bytes = 0
  /// The number of diagnostics that are warnings.
  var warnings = 0
  /// The number of diagnostics that are errors.
  var errors = 0

  /// The amount of something in words, as in `1 page` and `2,000 pages`.
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
