import Foundation

/// What a guide shows of a console: commands and what they write.
struct GuideConsole {
  private static let fence = "```console\n"

  /// The text before the commands, the commands with what they write, and the text behind.
  private let parts: (before: String, console: String, after: String)

  /// Reads the only console of a guide.
  init?(guide: String) {
    guard let start = guide.range(of: Self.fence),
      let end = guide.range(of: "```\n", range: start.upperBound..<guide.endIndex)
    else { return nil }
    parts = (
      String(guide[..<start.upperBound]), String(guide[start.upperBound..<end.lowerBound]),
      String(guide[end.lowerBound...])
    )
  }

  /// The console as the guide shows it.
  var shown: String { parts.console }

  /// The arguments of the commands.
  func commands(of program: String) -> [[String]] {
    let prompt = "$ swift run \(program) "
    return parts.console.split(separator: "\n").filter { $0.hasPrefix(prompt) }
      .map { $0.dropFirst(prompt.count).split(separator: " ").map(String.init) }
  }

  /// Returns the guide with another console.
  func guide(showing console: String) -> String {
    parts.before + console + parts.after
  }
}
