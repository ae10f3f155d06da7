import Cairn
import CairnHTML
import Testing

/// Symbols in other forms than their names say.
@Suite struct SymbolVariantTests {
  private static func symbol(_ name: String) -> String { Image(systemName: name).html() }

  @Test(
    arguments: [
      ("star", .fill, "star.fill"), ("star.fill", .fill, "star.fill"), ("star", .none, "star"),
      ("plus", .circle, "plus.circle"), ("plus", .circle.fill, "plus.circle.fill"),
      ("plus.circle", .fill, "plus.circle.fill"), ("bell", .slash, "bell.slash"), ("leaf", .slash, "leaf"),
      ("circle", .fill, "circle.fill"),
      ("star", .rectangle.slash, "star"), ("...", .fill, "..."),
    ] as [(String, SymbolVariants, String)]
  )
  func `A symbol shows in a form if there is a drawing of it`(name: String, form: SymbolVariants, shown: String) {
    #expect(Image(systemName: name).symbolVariant(form).html() == Self.symbol(shown))
  }

  @Test func `Forms of views around add up, for labels in lists too`() {
    let label = Label("New", systemImage: "plus").symbolVariant(.fill)
    #expect(label.symbolVariant(.circle).html() == Label("New", systemImage: "plus.circle.fill").html())
    let rows = List { Label("New", systemImage: "star") }.symbolVariant(.fill)
    #expect(rows.html() == List { Label("New", systemImage: "star.fill") }.html())
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }

  @Test func `A symbol without a drawing is told by its own name`() {
    let told = Image(systemName: "starr").symbolVariant(.fill).renderHTML().diagnostics
    #expect(told.count == 1 && told[0].message.contains("\"starr\""))
  }
}
