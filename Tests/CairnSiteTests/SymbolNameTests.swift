import CairnHTML
import CairnText
import Testing

@Suite struct SymbolNameTests {
  @Test func `offers the same symbols to pages and terminals`() {
    let drawn = Set(SymbolDrawing.all.map(\.name.description))
    #expect(drawn.symmetricDifference(SymbolGlyph.names) == [])
  }
}
