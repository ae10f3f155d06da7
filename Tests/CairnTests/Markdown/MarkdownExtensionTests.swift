import Cairn
import CairnTestSupport
import Testing

@Suite struct MarkdownExtensionTests {
  private func html(_ markdown: String) -> String {
    MarkdownHTMLWriter.html(MarkdownDocument(parsing: markdown))
  }

  /// The HTML of a paragraph without its tags.
  private func line(_ markdown: String) -> String {
    String(html(markdown).dropFirst("<p>".count).dropLast("</p>\n".count))
  }

  /// Tables as lines: alignments, then the words of each row.
  private func tables(_ markdown: String) -> [String] {
    MarkdownDocument(parsing: markdown).blocks.flatMap { block -> [String] in
      guard case .table(let table) = block else { return ["-"] }
      let alignments = table.alignments.map { alignment in
        switch alignment {
        case .leading: "<"
        case .center: "^"
        case .trailing: ">"
        case nil: "."
        }
      }
      let rows = [table.header] + table.rows
      return [alignments.joined()] + rows.map { $0.map(\.content.plainText).joined(separator: "|") }
    }
  }

  @Test(arguments: [
    ("| a | b |\n| - | - |\n| 1 | 2 |\n", ["..", "a|b", "1|2"]),
    ("a | b | c | d\n:- | :-: | -: | -\n1 | 2 | 3 | 4\n", ["<^>.", "a|b|c|d", "1|2|3|4"]),
    ("| a |\n| - |\n", [".", "a"]),
    ("| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n", ["..", "a|b", "1", "1|2"]),
    ("| a |\n|---|\n| `x\\|y` \\| z |\n", [".", "a", "x|y | z"]),
    ("| a |\n|---|\n| 1 |\nb\n\nc\n", [".", "a", "1", "b", "-"]),
    ("| a |\n|---|\n| 1 |\n> b\n", [".", "a", "1", "-"]),
    ("| a |\n|---|\n| 1 |\n# b\n", [".", "a", "1", "-"]),
    ("words\n| a |\n|---|\n", ["-", ".", "a"]),
    ("| a | b |\n|---|\n", ["-"]),
    ("| a |\n|-x-|\n", ["-"]),
    ("a\n-\n", ["-"]),
    ("a | b\n- | -\n", ["-", "-"]),
    ("| a ||\n|---|---|\n|| b |\n", ["..", "a|", "|b"]),
    ("  | a |\n   |---|\n |1|\n", [".", "a", "1"]),
    ("> | a |\n> |---|\n| b |\n", ["-", "-"]),
  ])
  func `reads tables`(markdown: String, expected: [String]) {
    #expect(tables(markdown) == expected)
  }

  @Test(arguments: [
    ("~~a~~ ~b~", "<del>a</del> <del>b</del>"),
    ("~~~a~~~", "~~~a~~~"),
    ("~~a *b~~ c*", "<del>a *b</del> c*"),
    ("**~~a~~**", "<strong><del>a</del></strong>"),
    ("~a~~", "~a~~"),
    ("~~ a ~~", "~~ a ~~"),
    ("a~~b~~c", "a<del>b</del>c"),
  ])
  func `reads strikethrough`(markdown: String, expected: String) {
    // Three tildes at the beginning of a line would begin code.
    #expect(line("x " + markdown) == "x " + expected)
  }

  private static let tasks: [(markdown: String, tasks: [MarkdownBlock.ListItem.Task?])] = [
    ("- [ ] a\n- [x] b\n- [X] c\n- d\n", [.open, .done, .done, nil]),
    ("1. [x] a\n", [.done]),
    ("- [ ]a\n- [y] b\n- [  ] c\n- \\[ ] d\n", [nil, nil, nil, nil]),
    ("- [x]\n", [nil]),
    ("- [ ] \n  a\n", [.open]),
    ("- > [ ] a\n", [nil]),
  ]

  @Test(arguments: tasks)
  func `reads tasks`(markdown: String, expected: [MarkdownBlock.ListItem.Task?]) throws {
    let block = try #require(MarkdownDocument(parsing: markdown).blocks.first)
    guard case .list(let list) = block else {
      Issue.record("There is no list.")
      return
    }
    #expect(list.items.map(\.task) == expected)
    #expect(list.items.allSatisfy { !$0.blocks.flatMap(\.inlines).plainText.hasPrefix("[x] ") })
  }

  @Test(arguments: [
    ("www.example.org", "http://www.example.org", "www.example.org"),
    ("Visit www.example.org/a.b.", "http://www.example.org/a.b", "www.example.org/a.b"),
    ("(https://example.org/q=(a))", "https://example.org/q=(a)", "https://example.org/q=(a)"),
    ("https://example.org/?a=b&c;", "https://example.org/?a=b", "https://example.org/?a=b"),
    ("https://example.org/a<b", "https://example.org/a", "https://example.org/a"),
    ("https://example.org/?a&amp;b", "https://example.org/?a&b", "https://example.org/?a&b"),
    ("*ftp://example.org/a*", "ftp://example.org/a", "ftp://example.org/a"),
    ("[see https://example.org/a]", "https://example.org/a", "https://example.org/a"),
    ("https://example.org/_a_b_", "https://example.org/_a_b", "https://example.org/_a_b"),
    ("a.b-c_d@example.org.", "mailto:a.b-c_d@example.org", "a.b-c_d@example.org"),
    ("mailto:a@example.org", "mailto:a@example.org", "mailto:a@example.org"),
    ("_a@example.org_", "mailto:a@example.org", "a@example.org"),
  ])
  func `finds addresses without brackets`(markdown: String, destination: String, words: String) {
    var links: [MarkdownInline.Link] = []
    MarkdownDocument(parsing: markdown).forEachInline { if case .link(let link) = $0 { links.append(link) } }
    #expect(links.map(\.destination) == [destination])
    #expect(links.map(\.content.plainText) == [words])
  }

  @Test(arguments: [
    "www.", "www.a_b.c_d", "https://a", "xhttps://example.org", "a@b", "a@example.org-", "@example.org",
    "`https://example.org`", "https:/example.org", "a@b.c@d", "\\https:\\//example.org",
  ])
  func `finds no address where there is none`(markdown: String) {
    MarkdownDocument(parsing: markdown).forEachInline { inline in
      if case .link = inline { Issue.record("\(markdown) has a link.") }
    }
  }

  @Test func `a link holds no address that is a link by itself`() {
    #expect(line("[a www.example.org b@example.org](/c)") == "<a href=\"/c\">a www.example.org b@example.org</a>")
  }

  @Test func `numbers footnotes by their first references`() {
    let document = MarkdownDocument(parsing: "a[^b] c[^a] d[^b]\n\n[^a]: A\n\n[^b]: B[^c]\n\n    more\n[^c]: C\n")
    #expect(document.footnotes.map(\.label) == ["b", "a", "c"])
    #expect(document.footnotes.map(\.referenceCount) == [2, 1, 1])
    #expect(document.footnotes.map(\.blocks.count) == [2, 1, 1])
    var references: [[Int]] = []
    document.forEachInline { inline in
      guard case .footnoteReference(let reference) = inline else { return }
      references.append([reference.number, reference.occurrence])
    }
    #expect(references == [[1, 1], [2, 1], [1, 2], [3, 1]])
    #expect(document.problems == [])
  }

  @Test func `numbers footnotes of a table from its header on`() {
    let document = MarkdownDocument(parsing: "| a[^h] |\n|---|\n| b[^r] |\n\n[^h]: head\n[^r]: row")
    #expect(document.footnotes.map(\.label) == ["h", "r"])
  }

  @Test func `the description of an image has no footnotes`() {
    let document = MarkdownDocument(parsing: "![alt[^1]](p)\n\n[^1]: n")
    #expect(document.footnotes == [])
    #expect(document.blocks.first?.inlines.plainText == "alt[^1]")
  }

  @Test(arguments: [
    ("a[^1]", "a[^1]"),
    ("a[^1](/u)\n\n[^1]: x", "a<a href=\"/u\">^1</a>"),
    ("![^1]\n\n[^1]: x", "!<sup><a href=\"#fn-1\">1</a></sup>"),
    ("*a[^b*]\n\n[^b*]: x", "*a<sup><a href=\"#fn-1\">1</a></sup>"),
    ("a[^A]\n\n[^a]: x", "a<sup><a href=\"#fn-1\">1</a></sup>"),
    ("a[^1][^2]\n\n[^1]: x\n[^2]: y", "a<sup><a href=\"#fn-1\">1</a></sup><sup><a href=\"#fn-2\">2</a></sup>"),
  ])
  func `reads references to footnotes`(markdown: String, expected: String) {
    #expect(html(markdown).hasPrefix("<p>\(expected)</p>\n"))
  }

  @Test(arguments: ["| a |\n|---|\n", "~~a~~", "- [x] a", "www.example.org", "a[^1]\n\n[^1]: b", "---\na: b\n---\n"])
  func `reads no extension that is not asked for`(markdown: String) {
    let plain = MarkdownDocument(parsing: markdown, extensions: [])
    let full = MarkdownDocument(parsing: markdown)
    #expect(plain != full)
    #expect(plain.frontMatter == nil)
    #expect(plain.footnotes == [])
  }
}
