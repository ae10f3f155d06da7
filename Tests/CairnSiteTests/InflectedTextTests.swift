import Cairn
import CairnHTML
import CairnText
import Testing

/// Words that SwiftUI would inflect by grammar.
@Suite struct InflectedTextTests {
  @Test(
    arguments: [
      ("^[\(3) item](inflect: true)", "3 item"),
      ("You have ^[\(3) new item](inflect: true) left", "You have 3 new item left"),
      ("^[\(1) a](inflect: true) and ^[\(2) b](inflect: true)", "1 a and 2 b"),
      ("^[^[\(1) site](inflect: true)](morphology: { number: \"other\" })", "1 site"),
    ] as [(LocalizedStringKey, String)]
  )
  func `words show without the markup around them, and that is told`(key: LocalizedStringKey, words: String) {
    #expect(Text(key).html() == "<p>\(words)</p>")
    for output in RenderedOutput.all(of: Text(key)) {
      #expect(output.text.contains(words))
      #expect(output.diagnostics.map(\.code) == [.uninflectedWords])
    }
  }

  @Test func `words keep their styles and what leads elsewhere`() {
    let text = Text("^[**\(3)** [items](https://example.com)](inflect: true)").italic()
    let expected = Text("**\(3)** [items](https://example.com)").italic()
    #expect(text.html() == expected.html())
    #expect(Text("\(text)!").html() == Text("\(expected)!").html())
  }

  @Test func `titles of controls, rows and badges show them too`() {
    let list = List {
      Button("^[\(2) rope](inflect: true)") {}
      Label("^[\(2) axe](inflect: true)", systemImage: "star").badge("^[\(4) hut](inflect: true)")
    }
    for output in RenderedOutput.all(of: list) {
      #expect(output.text.contains("2 rope") && output.text.contains("2 axe") && output.text.contains("4 hut"))
      #expect(!output.text.contains("inflect"))
    }
  }

  @Test(
    arguments: ["^[\(3) item]", "^[3](next: true)", "^[3 item](inflect: true", "3 item](inflect: true)", "2^3"]
      as [LocalizedStringKey]
  )
  func `a caret that begins no such markup shows`(key: LocalizedStringKey) {
    for output in RenderedOutput.all(of: Text(key)) { #expect(output.diagnostics.isEmpty) }
    #expect(Text(key).plainText.contains("3"))
  }

  @Test func `strings from variables keep what looks like the markup`() {
    let words = "^[3 item](inflect: true)"
    #expect(Text(words).plainText == words && Text(verbatim: words).plainText == words)
  }

  @Test(.timeLimit(.minutes(1))) func `a long literal of markup that does not close takes linear time`() {
    let key = LocalizedStringKey(String(repeating: "^[a](inflect:", count: 100_000))
    #expect(Text(key).plainText.count == 1_300_000)
  }
}
