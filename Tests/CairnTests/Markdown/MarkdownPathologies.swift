import Testing

/// A kind of text that makes careless parsers slow.
struct MarkdownPathology: Sendable, CustomTestStringConvertible {
  var name: String
  var prefix = ""
  /// What is repeated.
  var unit: String
  var middle = ""
  /// What is repeated behind the middle as often.
  var closing = ""
  var suffix = ""

  var testDescription: String { name }

  func text(count: Int) -> String {
    prefix + String(repeating: unit, count: count) + middle + String(repeating: closing, count: count) + suffix
  }
}

/// The kinds of cmark's own list, and more.
enum MarkdownPathologies {
  static let all: [MarkdownPathology] = spans + links + others + words + blocks

  private static let spans = [
    MarkdownPathology(name: "nested strong emphasis", unit: "*a **a ", middle: "b", closing: " a** a*"),
    MarkdownPathology(name: "closers without openers", unit: "a_ "),
    MarkdownPathology(name: "openers without closers", unit: "_a "),
    MarkdownPathology(name: "mismatched openers and closers", unit: "*a_ "),
    MarkdownPathology(name: "openers and closers of multiples of three", prefix: "a**b", unit: "c* "),
    MarkdownPathology(name: "brackets and closers", unit: "[ a_"),
    MarkdownPathology(name: "runs of one length", unit: "a***b**"),
    MarkdownPathology(name: "one long run", unit: "*"),
    MarkdownPathology(name: "tildes", unit: "~a ~~b "),
    MarkdownPathology(name: "mixed delimiters", unit: "*_~~a**__ ~b"),
    MarkdownPathology(name: "strong around a link", prefix: "**x ", unit: "[a*b**c*](d)"),
  ]

  /// Words that are hard to break into lines.
  private static let words = [
    MarkdownPathology(name: "emoji and joiners", unit: "👩\u{200D}"),
    MarkdownPathology(name: "control characters", unit: "\u{9D}"),
    MarkdownPathology(name: "accents on spaces", unit: " \u{301}"),
    MarkdownPathology(name: "halves of flags", unit: "🇫"),
    MarkdownPathology(name: "points and slashes", unit: "a.b/"),
    MarkdownPathology(name: "digits and commas", unit: "1,"),
    MarkdownPathology(name: "marks before numbers", unit: "\u{600} "),
    MarkdownPathology(name: "escape sequences", unit: "\u{1B}]"),
    MarkdownPathology(name: "syllables that join", unit: "क\u{94D}"),
    MarkdownPathology(name: "tabs", prefix: "a", unit: "\t"),
  ]

  private static let links = [
    MarkdownPathology(name: "closing brackets", unit: "a]"),
    MarkdownPathology(name: "opening brackets", unit: "[a"),
    MarkdownPathology(name: "nested brackets", unit: "[", middle: "a", closing: "]"),
    MarkdownPathology(name: "nested brackets of a label", unit: "[", middle: "a", closing: "]", suffix: "\n\n[a]: b"),
    MarkdownPathology(name: "images in images", unit: "![", closing: "](a)"),
    MarkdownPathology(name: "images without an end", unit: "![[]()"),
    MarkdownPathology(name: "links without an end", unit: "[a](b"),
    MarkdownPathology(name: "links with an open angle", unit: "[a](<b"),
    MarkdownPathology(name: "links with an open title", unit: "[a](b \""),
    MarkdownPathology(name: "destinations only", unit: "]("),
    MarkdownPathology(name: "open destinations", unit: "[a]("),
    MarkdownPathology(name: "open parentheses", prefix: "[a](", unit: "("),
    MarkdownPathology(name: "definitions", unit: "[a]: b\n"),
    MarkdownPathology(name: "definitions in paragraphs", unit: "[a]: b\n\n"),
    MarkdownPathology(name: "definitions with open titles", unit: "[a]: b \"\n"),
    MarkdownPathology(name: "definitions and underlines", unit: "[a]: b\n===\n"),
    MarkdownPathology(name: "uses of a label", prefix: "[a]: b\n\n", unit: "[a] "),
    MarkdownPathology(name: "labels that are not defined", unit: "[a][b] "),
    MarkdownPathology(name: "long labels", prefix: "[a]: b\n\n[", unit: "a ", suffix: "]"),
    MarkdownPathology(name: "references to a footnote", prefix: "[^a]: b\n\n", unit: "[^a]"),
    MarkdownPathology(name: "open footnotes", unit: "[^"),
  ]

  private static let others = [
    MarkdownPathology(name: "open code spans", unit: "a`b``c"),
    MarkdownPathology(name: "code spans in backslashes", unit: "\\``"),
    MarkdownPathology(name: "open comments", unit: "<!-- "),
    MarkdownPathology(name: "open comments in a line", prefix: "a", unit: "<!-- a "),
    MarkdownPathology(name: "open declarations", prefix: "a", unit: "<!A "),
    MarkdownPathology(name: "open instructions", prefix: "a", unit: "<?"),
    MarkdownPathology(name: "open character data", prefix: "a", unit: "<![CDATA["),
    MarkdownPathology(name: "open tags", unit: "<a "),
    MarkdownPathology(name: "open attributes", unit: "<a b=\""),
    MarkdownPathology(name: "entities", unit: "&ngE;"),
    MarkdownPathology(name: "open entities", unit: "&a"),
    MarkdownPathology(name: "spaces before a line's end", prefix: "a", unit: " ", suffix: "\nb"),
    MarkdownPathology(name: "spaces in a line", unit: "a       "),
    MarkdownPathology(name: "hard breaks", unit: "a\\\n"),
    MarkdownPathology(name: "addresses", unit: "http://"),
    MarkdownPathology(name: "addresses with parentheses", prefix: "http://a.b/", unit: ")"),
    MarkdownPathology(name: "addresses of one domain", unit: "_www."),
    MarkdownPathology(name: "addresses with references", prefix: "http://a.b/", unit: "&a;"),
    MarkdownPathology(name: "mail addresses", unit: "a@"),
    MarkdownPathology(name: "a long mail address", unit: "a.", suffix: "@b"),
    MarkdownPathology(name: "zeros", unit: "a\0"),
  ]

  private static let blocks = [
    MarkdownPathology(name: "nested quotes", unit: "> ", suffix: "a"),
    MarkdownPathology(name: "nested quotes of lines", unit: "> > > a\n"),
    MarkdownPathology(name: "nested lists", unit: "- ", suffix: "a"),
    MarkdownPathology(name: "nested numbers", unit: "1) ", suffix: "a"),
    MarkdownPathology(name: "rules that are none", unit: "* ", suffix: "a"),
    MarkdownPathology(name: "items", unit: "- a\n"),
    MarkdownPathology(name: "items and blank lines", unit: "- a\n\n"),
    MarkdownPathology(name: "blank lines in an item", prefix: "- a\n", unit: "\n", suffix: "  b"),
    MarkdownPathology(name: "lists of other markers", unit: "- a\n+ b\n"),
    MarkdownPathology(name: "blank lines in code", prefix: "    a\n", unit: "\n"),
    MarkdownPathology(name: "fences", unit: "```\n"),
    MarkdownPathology(name: "open fences in quotes", unit: "> ```\n"),
    MarkdownPathology(name: "blocks of HTML", unit: "<div>\n\n"),
    MarkdownPathology(name: "open blocks of HTML", unit: "<script>\n"),
    MarkdownPathology(name: "columns", unit: "|a", middle: "\n", closing: "|-"),
    MarkdownPathology(name: "rows", prefix: "|a|\n|-|\n", unit: "|b\n"),
    MarkdownPathology(name: "tables that are none", unit: "|a\n|-|-\n"),
    MarkdownPathology(name: "equal headings", unit: "# a\n"),
    MarkdownPathology(name: "marks in no order in a heading", prefix: "# a", unit: "\u{301}\u{316}"),
    MarkdownPathology(name: "marks in no order in a label", prefix: "[a", unit: "\u{301}\u{316}", suffix: "]: b"),
    MarkdownPathology(name: "marks in no order in footnotes", prefix: "[^a", unit: "\u{301}\u{316}", suffix: "]: b"),
    MarkdownPathology(
      name: "marks in no order in a key",
      prefix: "---\na",
      unit: "\u{301}\u{316}",
      suffix: ": b\n---\n"
    ),
    MarkdownPathology(
      name: "marks in no order in addresses",
      prefix: "[a](a",
      unit: "\u{301}\u{316}",
      suffix: ")[b](b)"
    ),
    MarkdownPathology(name: "marks in no order in pictures", prefix: "![a](a", unit: "\u{301}\u{316}", suffix: ")"),
    MarkdownPathology(name: "underlines", unit: "a\n=\n"),
    MarkdownPathology(name: "footnotes", unit: "[^a]: b\n"),
    MarkdownPathology(name: "nested footnotes", unit: "[^a]: ", suffix: "b"),
    MarkdownPathology(name: "front matter without an end", prefix: "---\n", unit: "a: b\n"),
    MarkdownPathology(name: "keys of front matter", prefix: "---\n", unit: "a: b\n", suffix: "---\n"),
    MarkdownPathology(name: "open lists in front matter", prefix: "---\n", unit: "a: [\n", suffix: "---\n"),
    MarkdownPathology(name: "open quotes in front matter", prefix: "---\n", unit: "a: \"\n", suffix: "---\n"),
    MarkdownPathology(name: "nested front matter", prefix: "---\na:\n", unit: " -", suffix: "\n---\n"),
  ]
}
