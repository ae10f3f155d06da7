import Cairn
import CairnTestSupport
import Testing

@Suite struct MarkdownDocumentTests {
  @Test func `is made of blocks and inlines`() {
    let document = MarkdownDocument(parsing: "# The *Alps*\n\nSee [here](/a \"A\").")
    func place(_ line: Int, _ column: Int) -> MarkdownPlace { MarkdownPlace(line: line, column: column) }
    let link = MarkdownInline.Link(destination: "/a", title: "A", content: [.text("here")], place: place(3, 5))
    let expected = MarkdownDocument(blocks: [
      .heading(
        .init(level: 1, content: [.text("The "), .emphasis([.text("Alps")])], anchor: "the-alps", place: place(1, 1))
      ),
      .paragraph(.init(content: [.text("See "), .link(link), .text(".")], place: place(3, 1))),
    ])
    #expect(document == expected)
  }

  @Test(arguments: [
    (["The Alps"], ["the-alps"]),
    (["A", "A", "A-1", "A"], ["a", "a-1", "a-1-1", "a-2"]),
    (["Größe & Höhe!", "日本 語", "a_b-c", "  x  y "], ["größe--höhe", "日本-語", "a_b-c", "x--y"]),
    (["!", "?"], ["section", "section-1"]),
    (["`code` **bold** [link](/u) ![image](/i)"], ["code-bold-link-image"]),
    (["😀 a"], ["-a"]),
  ])
  func `headings have names to link to`(words: [String], anchors: [String]) {
    let document = MarkdownDocument(parsing: words.map { "## \($0)\n" }.joined())
    #expect(document.headings.map(\.anchor) == anchors)
    #expect(document.headings.allSatisfy { $0.level == 2 })
  }

  @Test func `lists headings wherever they stand`() {
    let document = MarkdownDocument(parsing: "# a\n> ## b\n\n- ### c\n\nd\n---\n")
    #expect(document.headings.map(\.content.plainText) == ["a", "b", "c", "d"])
    #expect(document.headings.map(\.level) == [1, 2, 3, 2])
  }

  @Test func `knows the places of what views may complain about`() {
    let markdown = """
      ---
      title: a
      ---
      > words ![a](b)
      > and é [c](d)

      - x
        <b> [e][f] <div>

      [f]: /g

      <div>
      """
    var places: [String] = []
    let document = MarkdownDocument(parsing: markdown)
    document.forEachInline { inline in
      switch inline {
      case .link(let link): places.append("link \(link.place?.description ?? "")")
      case .image(let image): places.append("image \(image.place?.description ?? "")")
      case .html(let html): places.append("html \(html.place?.description ?? "")")
      default: break
      }
    }
    let expected = [
      "image line 4, column 9", "link line 5, column 10", "html line 8, column 3", "link line 8, column 7",
      "html line 8, column 14",
    ]
    #expect(places == expected)
    #expect(document.blocks.last?.place == MarkdownPlace(line: 12, column: 1))
  }

  @Test func `places in rows of tables and behind definitions are those of the source`() {
    let document = MarkdownDocument(parsing: "[x]: /y\n words\n\n| a | b |\n|---|---|\n| 1 | ![c](d) |\n")
    #expect(document.blocks.map(\.place?.description) == ["line 2, column 2", "line 4, column 1"])
    guard case .table(let table) = document.blocks.last else {
      Issue.record("There is no table.")
      return
    }
    #expect(table.rows[0].map(\.place?.description) == ["line 6, column 3", "line 6, column 7"])
  }

  @Test(arguments: [
    ("---\ntitle: a\n", "line 1, column 1: unclosed-front-matter"),
    ("---\n- a\n", nil),
    ("```swift\nlet a\n", "line 1, column 1: unclosed-code"),
    ("[a]: b\n[a]: c\n", "line 2, column 1: repeated-definition"),
    ("> x [a][b]\n", "line 1, column 8: undefined-reference"),
    ("[^a]: b\n", "line 1, column 1: unused-footnote"),
    ("x[^a]\n", "line 1, column 2: undefined-footnote"),
    ("x[^a]\n\n[^a]: b\n[^a]: c\n", "line 4, column 1: repeated-definition"),
    ("| a |\n|---|\n| 1 | 2 |\n", "line 3, column 7: extra-cells"),
    ("words [a] [b]() `c` & d\n", nil),
  ])
  func `tells what is odd`(markdown: String, expected: String?) {
    let problems = MarkdownDocument(parsing: markdown).problems
    #expect(problems.map { "\($0.place): \($0.kind.rawValue)" } == [expected].compactMap(\.self))
  }

  @Test func `keeps a limited number of problems`() {
    let document = MarkdownDocument(parsing: String(repeating: "[a][b]\n\n", count: 3_000))
    #expect(document.problems.count == MarkdownDocument.maximumProblemCount)
  }

  @Test func `can be rewritten`() {
    let document = MarkdownDocument(
      parsing: "# a\n\n> - <b>x</b> *[y](http://z)*\n\n<div>\n\n| [q](http://r) |\n|---|\n"
    )
    let quiet = document.mapBlocks { block in
      if case .html = block { [] } else { [block] }
    }
    let secure = quiet.mapInlines { inline in
      switch inline {
      case .html: return []
      case .link(var link):
        link.destination = link.destination.replacing("http://", with: "https://")
        return [.link(link)]
      default: return [inline]
      }
    }
    let expected = MarkdownDocument(parsing: "# a\n\n> - x *[y](https://z)*\n\n| [q](https://r) |\n|---|\n")
    #expect(MarkdownHTMLWriter.html(secure) == MarkdownHTMLWriter.html(expected))
    #expect(document.mapBlocks { [$0] } == document)
    #expect(document.mapInlines { [$0] } == document)
  }

  @Test func `a block of code knows its language`() {
    let blocks = MarkdownDocument(parsing: "``` swift title=a\n```\n~~~\n~~~\n    x\n").blocks
    let languages = blocks.map { block in
      if case .code(let code) = block { code.language } else { "?" }
    }
    #expect(languages == ["swift", nil, nil])
  }

  @Test func `a mark of byte order is no text`() {
    #expect(MarkdownHTMLWriter.html(MarkdownDocument(parsing: "\u{FEFF}# a")) == "<h1>a</h1>\n")
    #expect(MarkdownDocument(parsing: "\u{FEFF}---\na: b\n---\n").frontMatter?["a"]?.string == "b")
  }
}
