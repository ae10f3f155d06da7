import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

@Suite struct MarkdownMarkupTests {
  @Test func `a heading takes no name of a footnote`() {
    let output = Markdown("# Footnote 1\n\na[^1]\n\n[^1]: b").renderHTML()
    #expect(output.body.contains("id=\"footnote-1\""))
    #expect(output.body.contains("<li id=\"footnote:1\""))
    #expect(output.diagnostics == [])
  }

  @Test func `raw HTML is text unless it is allowed`() {
    let markdown = Markdown("a <b>c</b>\n\n<hr class=\"x\">\n")
    let output = markdown.renderHTML()
    #expect(!output.body.contains("<b>"))
    #expect(!output.body.contains("<hr"))
    // Once for both tags of the paragraph, and once for the block.
    #expect(output.diagnostics.map(\.code) == [.rawHTML, .rawHTML])
    let allowed = markdown.allowsHTML().renderHTML()
    #expect(allowed.body.contains("a <b>c</b>"))
    #expect(allowed.body.contains("<hr class=\"x\">"))
    #expect(allowed.diagnostics.isEmpty)
    #expect(markdown.allowsHTML().allowsHTML(false) == markdown)
  }

  @Test func `elements of raw HTML may hold Markdown`() {
    let body = Markdown("<details>\n<summary>a</summary>\n\n*b*\n\n</details>\n").allowsHTML().html()
    #expect(body.contains("<details>\n<summary>a</summary>\n<p><em>b</em></p></details>\n"))
  }

  @Test func `terminals and voices have the words of allowed HTML`() {
    let markdown = Markdown("a <b>c</b><br>d\n\n<p title='t'>e &amp; f</p>\n<script>g()</script>\n").allowsHTML()
    #expect(markdown.text(TextOptions(width: 40)) == "a c\nd\n\ne & f")
    var spoken = TextOptions(width: 40)
    spoken.isAccessible = true
    #expect(markdown.renderText(spoken).text == "a c\nd\ne & f")
    #expect(markdown.renderText(spoken).diagnostics.isEmpty)
  }

  @Test func `footnotes lead back to each of their marks`() {
    let body = Markdown("a[^x] b[^x] c[^y]\n\n[^x]: d\n[^y]: e\n").html()
    let mark = "<sup><a href=\"#footnote:1\" id=\"footnote:1:mark\" aria-label=\"Footnote 1\">1</a></sup>"
    #expect(body.contains("a\(mark) b"))
    #expect(body.contains("<a href=\"#footnote:1\" id=\"footnote:1:mark:2\" aria-label=\"Footnote 1\">1</a></sup>"))
    let way = "<a href=\"#footnote:1:mark\" class=\"way-back\" aria-label=\"Back to mark 1\">\u{21A9}\u{FE0E}</a>"
    #expect(body.contains("d\u{A0}\(way)"))
    #expect(body.contains("aria-label=\"Back to mark 1, 2\">\u{21A9}\u{FE0E}2</a></p></li>"))
    #expect(body.contains("<a href=\"#footnote:2:mark\" class=\"way-back\" aria-label=\"Back to mark 2\">"))
    #expect(
      body.contains("<section class=\"prose footnotes fills\" role=\"doc-endnotes\" aria-label=\"Footnotes\"><hr>")
    )
  }

  @Test(arguments: [
    ("> [!NOTE]\n> Mind the *step*.", "note", "Note"), ("> [!tip]  \n> Mind the *step*.", "tip", "Tip"),
    ("> [!WARNING]\\\n> Mind the *step*.", "warning", "Warning"),
    ("> [!CAUTION]\n>\n> Mind the *step*.", "warning", "Warning"),
    ("> [!IMPORTANT]\nMind the *step*.", "note", "Note"),
  ])
  func `a quotation is an aside if its first line says so`(source: String, kind: String, title: String) {
    let output = Markdown(source).renderHTML()
    #expect(output.body.contains("class=\"aside \(kind)") || output.body.contains("class=\"\(kind) aside"))
    #expect(output.body.contains("aside-title"))
    #expect(output.body.contains(title))
    #expect(output.body.contains("Mind the <em>step</em>."))
    #expect(!output.body.contains("[!") && !output.body.contains("<blockquote"))
    #expect(output.diagnostics == [])
    #expect(Markdown(source).text().contains(title))
  }

  @Test(arguments: ["> [!NOTE]", "> [!NOTE] Mind", "> [!OTHER]\n> Mind", "> Mind\n> [!NOTE]", "> *[!NOTE]*\n> Mind"])
  func `any other quotation is one`(source: String) {
    #expect(Markdown(source).html().contains("<blockquote"))
  }

  @Test func `the keyboard reaches code that may scroll and no other`() {
    let long = String(repeating: "a", count: 29)
    #expect(CodeBlock("\(long.dropLast())\na").html().contains("tabindex") == false)
    #expect(
      CodeBlock("a\n\(long)", language: "swift").html().contains(
        "tabindex=\"0\" role=\"group\" aria-label=\"Code, swift\""
      )
    )
    #expect(CodeBlock("\t\t\t\t\t\t\t\ta").html().contains("tabindex"))
    #expect(!CodeBlock(String(repeating: "é", count: 28)).html().contains("tabindex"))
  }

  @Test func `a way back behind a list begins its line without a blank`() {
    let body = Markdown("a[^x]\n\n[^x]: - d\n").html()
    #expect(body.contains("</ul><p><a href=\"#footnote:1:mark\""))
  }

  @Test func `two documents on a page have footnotes of their own`() {
    let document = Markdown("a[^x]\n\n[^x]: d\n")
    let output = Group {
      document; Markdown("# none"); document
    }.renderHTML()
    #expect(output.diagnostics == [])
    for name in ["footnote:1", "footnote:1:mark", "footnote:2.1", "footnote:2.1:mark"] {
      #expect(output.body.components(separatedBy: "id=\"\(name)\"").count == 2, "\(name)")
      #expect(output.body.components(separatedBy: "href=\"#\(name)\"").count == 2, "\(name)")
    }
    #expect(output.body.contains("aria-label=\"Footnotes 2\""))
  }

  @Test func `links of a document lead to its own headings`() {
    let document = Markdown("[up](#intro) [out](#other)\n\n# Intro\n")
    let body = Group {
      document; document; Text("[first](#intro)")
    }.html()
    #expect(body.components(separatedBy: "href=\"#intro\"").count == 3)
    #expect(body.components(separatedBy: "href=\"#intro-1\"").count == 2)
    #expect(body.contains("id=\"intro-1\""))
    #expect(body.components(separatedBy: "href=\"#other\"").count == 3)
  }

  @Test func `a column that ends in amounts never breaks them`() {
    let body = Markdown("| a | b | c |\n|---|--:|--:|\n| x | 12,00\u{A0}€ | one |\n| y | – | 2 |\n").html()
    #expect(body.contains("<td class=\"end number\">12,00\u{A0}€</td><td class=\"end\">one</td>"))
    #expect(body.contains("<td class=\"end number\">–</td>"))
    let long = Markdown("| b |\n|--:|\n| 12 and many more words |\n").html()
    #expect(long.contains("<td class=\"end\">"))
  }

  @Test func `comments show nowhere`() {
    let output = Markdown("a <!-- b --> c\n\n<!-- more -->\n\nd").renderHTML()
    #expect(!output.body.contains("--") && output.diagnostics == [])
    #expect(Markdown("<!-- a --> b").renderHTML().diagnostics.map(\.code) == [.rawHTML])
  }

  @Test func `diagnostics of pictures and links have places in the document`() {
    let options = HTMLOptions(assets: ["a": AssetCatalog.Asset(source: "a.png")])
    let source = "x\n\n![none](b) [run](javascript:a) ![bad](a)"
    let places = Markdown(source).renderHTML(options).diagnostics.map(\.place.description)
    #expect(Set(places) == ["Markdown, line 3, column 1", "Markdown, line 3, column 12"])
    #expect(
      Markdown("[run](javascript:a)").renderText().diagnostics.map(\.place.description) == [
        "Markdown, line 1, column 1"
      ]
    )
  }

  @Test func `a footnote does not lead back to a mark that was taken out`() {
    let document = MarkdownDocument(parsing: "a[^x] b[^x]\n\n[^x]: d\n").mapInlines { inline in
      if case .footnoteReference(let mark) = inline, mark.occurrence == 1 { [] } else { [inline] }
    }
    let body = Markdown(document).html()
    #expect(!body.contains("#footnote:1:mark\""))
    #expect(body.contains("#footnote:1:mark:2\""))
  }

  @Test func `two marks beside each other are two links`() {
    let body = Markdown("a[^x][^x]\n\n[^x]: d\n").html()
    #expect(body.contains("aria-label=\"Footnote 1\">1</a></sup><sup><a href=\"#footnote:1\" id=\"footnote:1:mark:2\""))
  }
}
