import Cairn
import CairnHTML
import CairnText
import Testing

@Suite struct SymbolNameTests {
  @Test func `offers the same symbols to pages and terminals`() {
    let drawn = Set(SymbolDrawing.all.map(\.name.description))
    #expect(drawn.symmetricDifference(SymbolGlyph.names) == [])
  }

  private static let standIns: [(name: String, shown: String?)] = [
    ("cart.fill", "cart"), ("phone.circle.fill", "phone.fill"), ("trophy.circle.fill", "trophy"),
    ("cart.circle", "cart"),
    ("calendar.badge.plus", "calendar"), ("person.fill.badge.plus", "person.fill"), ("eye.slash.fill", "eye.slash"),
    // What is crossed out means the opposite.
    ("cart.slash", nil), ("cart.slash.fill", nil), ("no.such.symbol", nil), ("fill", nil), ("badge.plus", nil),
    ("", nil),
    (".", nil), ("cart..fill", nil),
  ]

  @Test(arguments: standIns)
  func `shows a symbol of the same meaning for one without a drawing, and says so`(name: String, shown: String?) {
    #expect(SymbolDrawing.named(name) == nil)
    #expect(SymbolDrawing.standIn(for: name)?.name.description == shown)
    #expect(SymbolGlyph.standIn(for: name) == shown)
    let page = Image(systemName: name).renderHTML()
    let text = Image(systemName: name).renderText()
    #expect(page.diagnostics.map(\.message) == text.diagnostics.map(\.message))
    #expect(page.diagnostics.map(\.severity) == [shown == nil ? .warning : .information])
    guard let shown else { return }
    #expect(page.body == Image(systemName: shown).html())
    #expect(text.text == Image(systemName: shown).text())
    #expect(page.diagnostics.first?.message.contains("so \"\(shown)\" is shown") == true)
  }

  @Test func `words and controls show stand-ins too`() {
    let words = Text("\(Image(systemName: "cart.fill")) Buy")
    #expect(words.html() == Text("\(Image(systemName: "cart")) Buy").html())
    #expect(words.text() == Text("\(Image(systemName: "cart")) Buy").text())
    #expect(words.renderText().diagnostics.map(\.severity) == [.information])
    let cell = ListCell("Buy", image: Image(systemName: "cart.fill"))
    #expect(cell.html() == ListCell("Buy", image: Image(systemName: "cart")).html())
    #expect(cell.text() == ListCell("Buy", image: Image(systemName: "cart")).text())
  }
}
