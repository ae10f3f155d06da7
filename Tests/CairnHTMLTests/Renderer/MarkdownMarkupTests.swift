import Cairn
import CairnHTML
import CairnText
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
    #expect(output.diagnostics.map(\.code) == [.rawHTML, .rawHTML, .rawHTML])
    let allowed = markdown.allowsHTML().renderHTML()
    #expect(allowed.body.contains("a <b>c</b>"))
    #expect(allowed.body.contains("<hr class=\"x\">"))
    #expect(allowed.diagnostics.isEmpty)
    #expect(markdown.allowsHTML().allowsHTML(false) == markdown)
  }

  @Test func `elements of raw HTML may hold Markdown`() {
    let body = Markdown("<details>\n<summary>a</summary>\n\n*b*\n\n</details>\n").allowsHTML().html()
    #expect(body.contains("<details>\n<summary>a</summary>\n<p><i>b</i></p></details>\n"))
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
    #expect(body.contains("a<a href=\"#footnote:1\" id=\"footnote:1:mark\">[1]</a> b"))
    #expect(body.contains("<a href=\"#footnote:1\" id=\"footnote:1:mark:2\">[1]</a>"))
    #expect(body.contains("d\u{A0}<a href=\"#footnote:1:mark\" aria-label=\"Back to the text\">\u{21A9}\u{FE0E}</a>"))
    #expect(
      body.contains("<a href=\"#footnote:1:mark:2\" aria-label=\"Back to the text 2\">\u{21A9}\u{FE0E}2</a></p></li>")
    )
    #expect(body.contains("<a href=\"#footnote:2:mark\" aria-label="))
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
    #expect(body.contains("id=\"footnote:1:mark\">[1]</a><a href=\"#footnote:1\" id=\"footnote:1:mark:2\">[1]</a>"))
  }
}
