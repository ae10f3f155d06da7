import Cairn
import CairnHTML
import CairnTestSupport
import Foundation
import Testing

@Suite struct HostileMarkdownTests {
  /// Every place of a document that a string can stand in.
  private static let places: [(name: String, text: @Sendable (String) -> String)] = [
    ("paragraph", { $0 }),
    ("heading", { "# \($0)\n" }),
    ("underlined heading", { "\($0)\n===\n" }),
    ("quote", { "> \($0)\n" }),
    ("item", { "- \($0)\n1. [ ] \($0)\n" }),
    ("indented code", { "    \($0)\n" }),
    ("fenced code", { "```\($0)\n\($0)\n```\n" }),
    ("code span", { "a `\($0)` b" }),
    ("emphasis", { "*\($0)* **\($0)** ~~\($0)~~" }),
    ("link", { "[\($0)](\($0) \"\($0)\") ![\($0)](<\($0)> '\($0)')" }),
    ("address", { "<\($0)> https://example.org/\($0) \($0)@example.org" }),
    ("definition", { "[\($0)]: \($0) (\($0))\n\n[\($0)] [a][\($0)]" }),
    ("table", { "| \($0) | \($0) |\n|---|:-:|\n| \($0) |\n" }),
    ("footnote", { "a[^\($0)]\n\n[^\($0)]: \($0)\n" }),
    ("raw HTML", { "<div \($0)>\n\($0)\n\n<b \($0)=\"\($0)\">" }),
    ("character reference", { "&\($0); &#\($0);" }),
    ("front matter", { "---\na: \($0)\n\($0): b\nc: \"\($0)\"\nd: [\($0)]\ne:\n  - \($0)\nf: |\n  \($0)\n---\n\($0)" }),
    ("JSON", { "{\"a\": \"\($0)\", \"\($0)\": [\($0)]}\n\($0)" }),
  ]

  @Test func `every hostile string in every place is a document`() {
    for string in HostileStrings.all {
      for place in Self.places {
        let source = place.text(string)
        let document = MarkdownDocument(parsing: source)
        #expect(document.mapInlines { [$0] } == document, "\(place.name): \(string.debugDescription)")
        #expect(!MarkdownHTMLWriter.html(document).unicodeScalars.contains("\0"))
      }
    }
  }

  @Test func `code holds every hostile string as it is`() {
    for string in HostileStrings.all where !string.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0 }) {
      let fence = String(repeating: "~", count: 400)
      let document = MarkdownDocument(parsing: "\(fence)\n\(string)\n\(fence)\n")
      guard case .code(let code)? = document.blocks.first, document.blocks.count == 1 else {
        Issue.record("There is no code: \(string.debugDescription)")
        continue
      }
      #expect(Array(code.code.utf8) == Array("\(string)\n".utf8))
    }
  }

  @Test func `quoted front matter holds every hostile string as it is`() throws {
    let encoder = JSONEncoder()
    for string in HostileStrings.all where !string.utf8.contains(0) {
      let json = String(decoding: try encoder.encode([string: string]), as: UTF8.self)
      for source in ["\(json)\nwords", "---\na: \(json)\n---\nwords", "---\n\(json)\n---\nwords"] {
        let document = MarkdownDocument(parsing: source)
        let map = document.frontMatter?["a"]?.map ?? document.frontMatter
        #expect(map?.entries.map { Array($0.key.utf8) } == [Array(string.utf8)])
        #expect(map?.entries.compactMap(\.value.string).map { Array($0.utf8) } == [Array(string.utf8)])
        #expect(document.blocks.flatMap(\.inlines) == [.text("words")])
      }
    }
  }

  /// The elements and attributes that Markdown makes; an author's raw HTML would bring others.
  private static let elementNames: Set<String> = [
    "a", "blockquote", "code", "div", "em", "h1", "h2", "hr", "img", "li", "ol", "p", "path", "pre", "rect", "s",
    "section", "span", "strong", "sup", "svg", "table", "tbody", "td", "th", "thead", "tr", "ul",
  ]
  private static let attributeNames: Set<String> = [
    "alt", "aria-hidden", "aria-label", "class", "d", "decoding", "dir", "fill", "height", "href", "id", "loading",
    "role", "rx", "scope", "src", "start", "stroke", "stroke-linecap", "stroke-linejoin", "stroke-width", "tabindex",
    "viewBox",
    "width", "x", "y",
  ]

  @Test func `every hostile string in every place is a page without anything injected`() throws {
    for string in HostileStrings.all {
      for place in Self.places {
        let comment: Comment = "\(place.name): \(string.debugDescription)"
        let nodes = try StrictHTMLReader.read(Markdown(place.text(string)).html())
        for element in nodes.flatMap(\.elements) {
          #expect(Self.elementNames.contains(element.name), comment)
          for attribute in element.attributes {
            #expect(Self.attributeNames.contains(attribute.name), comment)
            guard attribute.name == "href" || attribute.name == "src" else { continue }
            let scheme = BrowserAddress(attribute.value).scheme
            #expect(["http", "https", "mailto", "tel", nil].contains(scheme), comment)
          }
        }
      }
    }
  }
}
