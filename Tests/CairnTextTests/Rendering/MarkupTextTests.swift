import Cairn
import CairnText
import Testing

/// What shows of markup that only a page can show.
@Suite struct MarkupTextTests {
  private struct Markup: PrimitiveView {
    var html = "<i>slope</i>"
    var alternative = ""
    func _render(into renderer: any Renderer) {
      renderer.markup(MarkupDescription(html: html, alternative: alternative))
    }
  }

  private static func options(isAccessible: Bool) -> TextOptions {
    var options = TextOptions(width: 40)
    options.isAccessible = isAccessible
    return options
  }

  @Test func `the blank before a picture among words shows`() {
    let words = Markdown("[phone](tel:1), ![path](jar) and [link](x) ![pic](jar)").text(TextOptions(width: 60))
    #expect(words == "phone, [path] and link [pic]")
    #expect(Markdown("*a*![pic](jar)").text(TextOptions(width: 60)) == "a[pic]")
  }

  @Test(arguments: [false, true])
  func `tells that markup without an alternative shows nothing`(isAccessible: Bool) {
    let output = VStack(alignment: .leading) {
      Text("above")
      Markup()
    }
    .renderText(Self.options(isAccessible: isAccessible))
    #expect(output.text == "above")
    let expected = """
      warning: markup.missing-alternative: The markup <i>slope</i> has no alternative, so it shows nothing. Say the \
      same in words: UnsafeHTML(unescaped:alternative:).
      """
    #expect(output.diagnostics.map(\.description) == [expected])
    let long = Markup(html: "<p>" + String(repeating: "long ", count: 20) + "</p>")
    let message = long.renderText(Self.options(isAccessible: isAccessible)).diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("The markup <p>long long long long long long long lo… has no alternative"), "\(message)")
  }

  @Test(arguments: [false, true])
  func `shows the alternative to markup and says nothing of markup that is empty`(isAccessible: Bool) {
    let options = Self.options(isAccessible: isAccessible)
    let output = Markup(alternative: "a steep slope").renderText(options)
    #expect(output.text == "a steep slope")
    #expect(output.diagnostics == [])
    #expect(Markup(html: "").renderText(options).diagnostics == [])
  }
}
