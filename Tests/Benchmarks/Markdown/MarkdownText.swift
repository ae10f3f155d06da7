import Cairn
import CairnTestSupport

/// Mixed prose of any length, the same in every run.
enum MarkdownText {
  private static let words = [
    "the", "ridge", "of", "a", "glacier", "climbs", "towards", "summit", "and", "north", "face", "with", "snow", "über",
    "Grat",
    "in", "morning", "hut", "rope", "party", "weather", "valley", "long", "before", "sunrise", "météo", "to", "is",
    "not",
  ]
  private static let languages = ["swift", "json", "text", ""]

  /// Returns paragraphs with emphasis, links and code, headings, lists, quotations, code and tables.
  static func make(length: Int) -> String {
    var generator = SeededGenerator(seed: 31)
    var text = "# The mountain book\n\n"
    var part = 0
    while text.utf8.count < length {
      part += 1
      text += block(part, using: &generator) + "\n\n"
    }
    return text
  }

  private static func block(_ part: Int, using generator: inout SeededGenerator) -> String {
    switch part % 12 {
    case 1: "## Part \(part) of the book"
    case 4: (0..<5).map { _ in "- " + sentence(using: &generator) }.joined(separator: "\n")
    case 6: (1...4).map { "\($0). " + sentence(using: &generator) }.joined(separator: "\n")
    case 8: "> " + sentence(using: &generator) + "\n> " + sentence(using: &generator)
    case 10: code(part, using: &generator)
    case 11 where part % 24 == 11: table(part)
    default: paragraph(using: &generator)
    }
  }

  private static func paragraph(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 3...6, using: &generator)).map { _ in sentence(using: &generator) }.joined(separator: "\n")
  }

  private static func sentence(using generator: inout SeededGenerator) -> String {
    var parts = (0..<Int.random(in: 8...16, using: &generator)).map { _ in
      words.randomElement(using: &generator) ?? ""
    }
    let place = Int.random(in: 1..<parts.count, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: parts[place] = "*\(parts[place])*"
    case 1: parts[place] = "**\(parts[place])**"
    case 2: parts[place] = "`\(parts[place])`"
    case 3: parts[place] = "[\(parts[place])](https://example.org/\(place))"
    case 4: parts[place] += " &amp;"
    default: break
    }
    return parts.joined(separator: " ") + "."
  }

  private static func code(_ part: Int, using generator: inout SeededGenerator) -> String {
    let language = languages.randomElement(using: &generator) ?? ""
    let lines = (0..<6).map { "let height\($0) = climb(from: \(part * $0), by: \"rope\")  // \(part)" }
    return "```\(language)\n\(lines.joined(separator: "\n"))\n```"
  }

  private static func table(_ part: Int) -> String {
    "| Peak | Height |\n|:-----|-------:|\n" + (1...4).map { "| Peak \($0) | \(part + $0) |" }.joined(separator: "\n")
  }
}
