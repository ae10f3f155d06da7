import Cairn
import CairnTestSupport
import Foundation
import Testing

@Suite struct MarkdownSpecificationTests {
  private func html(_ markdown: String) -> String {
    MarkdownHTMLWriter.html(MarkdownDocument(parsing: markdown, extensions: []))
  }

  @Test(arguments: MarkdownCases.all)
  func `reads each construct as the specification says`(example: MarkdownCases.Case) {
    #expect(html(example.markdown) == example.html)
  }

  @Test func `every section of the specification has cases`() {
    let sections = Set(MarkdownCases.all.map(\.section))
    #expect(sections.count == 26)
  }

  @Test(arguments: MarkdownCases.all)
  func `other line ends mean the same`(example: MarkdownCases.Case) {
    let windows = example.markdown.replacing("\n", with: "\r\n")
    let old = example.markdown.replacing("\n", with: "\r")
    #expect(html(windows) == example.html)
    #expect(html(old) == example.html)
  }

  @Test(arguments: MarkdownCases.all)
  func `a quote around a document holds the document`(example: MarkdownCases.Case) {
    // Tabs have other widths behind a marker.
    guard !example.markdown.contains("\t") else { return }
    let lines = example.markdown.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let quoted = lines.map { "> \($0)\n" }.joined()
    #expect(html(quoted) == "<blockquote>\n\(example.html)</blockquote>\n")
  }

  /// An example in the form of the specification's own test file.
  private struct Example: Decodable {
    var markdown: String
    var html: String
    var section: String
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["MARKDOWN_CASES"] != nil))
  func `all examples of a file are read as it says`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["MARKDOWN_CASES"])
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let examples = try JSONDecoder().decode([Example].self, from: data)
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(html(example.markdown) == example.html, "\(example.section): \(example.markdown)")
    }
  }
}
