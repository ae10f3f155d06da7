import Testing

/// Documents made by hand for each section of the specification, with the HTML that it asks for.
enum MarkdownCases {
  /// The cases of a section.
  struct Section: Sendable {
    var name: String
    var cases: [(markdown: String, html: String)]

    init(_ name: String, _ cases: [(String, String)]) {
      self.name = name
      self.cases = cases.map { (markdown: $0.0, html: $0.1) }
    }
  }

  /// A document and its HTML.
  struct Case: Sendable, CustomTestStringConvertible {
    var section: String
    var markdown: String
    var html: String

    var testDescription: String { "\(section): \(markdown.debugDescription)" }
  }

  static let all: [Case] = (blocks + inlines).flatMap { section in
    section.cases.map { Case(section: section.name, markdown: $0.markdown, html: $0.html) }
  }
}
