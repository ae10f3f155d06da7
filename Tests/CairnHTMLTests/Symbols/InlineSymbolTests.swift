import Cairn
import CairnHTML
import Testing

/// Symbols among the words of texts.
@Suite struct InlineSymbolTests {
  private static func symbol(_ name: String) -> String { Image(systemName: name).html() }

  @Test func `A symbol stands among the words, and only decorates`() {
    let plus = Self.symbol("plus")
    #expect(Text("Tap \(Image(systemName: "plus")) to add").html().contains(">Tap \(plus) to add</p>"))
    #expect(plus.contains("aria-hidden=\"true\"") && !plus.contains("role="))
    #expect(Text("Tap \(Image(systemName: "plus")) to add").plainText == "Tap  to add")
  }

  @Test func `Symbols in a row are drawn one by one`() {
    let stars =
      Text(Image(systemName: "star.fill")) + Text(Image(systemName: "star.fill")) + Text(Image(systemName: "star"))
    let drawn = Self.symbol("star.fill") + Self.symbol("star.fill") + Self.symbol("star")
    #expect(stars.html().contains(drawn))
    #expect(
      Text("\(Image(systemName: "star.fill"))\(Image(systemName: "star.fill"))\(Image(systemName: "star"))").html()
        .contains(drawn)
    )
  }

  @Test func `A symbol has the style of its run`() {
    let text = Text("Rated \(Text(Image(systemName: "star.fill")).foregroundColor(.yellow)) 4.5")
    #expect(text.html().contains("</span> 4.5"))
    #expect(!Text("Rated \(Image(systemName: "star.fill")) 4.5").html().contains("<span"))
    #expect(Text("**\(Image(systemName: "bolt"))** fast").html().contains("<b>\(Self.symbol("bolt"))</b>"))
  }

  @Test func `A symbol in a link belongs to the one link`() {
    let html = Text("Read [the \(Image(systemName: "book")) guide](https://a.example) first").html()
    #expect(html.contains("<a href=\"https://a.example\">the \(Self.symbol("book")) guide</a> first"))
    let alone = Text("[\(Image(systemName: "book"))](https://a.example)").html()
    let name = "<span class=\"visually-hidden\">book</span>"
    #expect(alone.contains("<a href=\"https://a.example\">\(Self.symbol("book"))\(name)</a>"))
  }

  @Test func `A symbol without a drawing is left out and told`() {
    let told = Text("One \(Image(systemName: "starr")) two").renderHTML()
    #expect(told.body.contains("One  two") && told.diagnostics.count == 1)
    #expect(told.diagnostics[0].message.contains("\"starr\""))
  }

  @Test func `A control that shows only a symbol of a text is named by it`() {
    let named = Link(destination: "/") { Text(Image(systemName: "trash")) }.renderHTML()
    #expect(named.diagnostics.isEmpty && named.body.contains("<span class=\"visually-hidden\">Delete</span></a>"))
    let worded = Link(destination: "/") { Text("Bin \(Image(systemName: "trash"))") }.html()
    #expect(!worded.contains("Delete"))
  }

  @Test func `Symbols among words have the form of the views around`() {
    let text = Text("A \(Image(systemName: "star")) b").symbolVariant(.fill)
    #expect(text.html() == Text("A \(Image(systemName: "star.fill")) b").html())
  }

  @Test func `Other images are read by their descriptions`() {
    #expect(Text("A \(Image("photo")) b").plainText == "A photo b")
    #expect(Text("A \(Image(decorative: "photo")) b").plainText == "A  b")
    #expect(Text(Image("photo")).plainText == "photo")
  }

  @Test func `A key that is made at run time is no image`() {
    #expect(Text(.init("*Read* at run time")).plainText == "Read at run time")
  }
}
