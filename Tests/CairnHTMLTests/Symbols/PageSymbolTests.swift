import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite struct PageSymbolTests {
  private static var rows: some View {
    VStack {
      ForEach(0..<3) { _ in Image(systemName: "star") }
      Image(systemName: "heart")
      ListCell("Peak").accessories { .checkmark() }
    }
  }

  @Test func `defines a drawing that a page shows several times once, in front of the content`() {
    let output = HTMLPage(title: "a") { Self.rows }.render()
    #expect(output.diagnostics == [])
    #expect(output.html.contains("<body><div hidden><svg><symbol id=\"symbol."))
    #expect(output.html.count(of: "<use href=\"#symbol.star\"/>") == 3)
    #expect(output.html.count(of: "<symbol ") == 1)
    // What shows once stands where it shows.
    #expect(output.html.count(of: "<use ") == 3)
    #expect(output.html.count(of: "viewBox") == 3)
  }

  @Test func `has the drawings of a fragment in it, as what is around it may be replaced`() {
    let html = Self.rows.html()
    #expect(!html.contains("<use"))
    #expect(html.count(of: "<svg width=\"1em\" height=\"1em\" viewBox") == 5)
  }

  @Test(arguments: [2, 1_000]) func `streams a page with the same drawings at the same place`(count: Int) throws {
    let page = HTMLPage(title: "a", styles: .linked("style.css")) {
      ForEach(0..<count) { _ in Label("A favourite of mine", systemImage: "star") }
    }
    var bytes: [UInt8] = []
    try page.write { bytes += $0 }
    let html = page.html()
    #expect(String(decoding: bytes, as: UTF8.self) == html)
    // A long page was sent in part when its drawings are known.
    #expect(html.contains("<body><div hidden>") == (count == 2))
    #expect(html.contains("</div></body>") == (count > 2))
    #expect(html.count(of: "<symbol ") == 1)
  }

  @Test func `writes no drawings into a page without symbols`() {
    #expect(!HTMLPage(title: "a") { Text("b") }.html().contains("hidden"))
  }

  @Test func `keeps the ids of drawings for itself`() {
    let page = HTMLPage(title: "a") {
      Text("b").id("symbol.star")
      ForEach(0..<2) { _ in Image(systemName: "star") }
    }
    let output = page.render()
    #expect(output.diagnostics.map(\.code) == [.duplicateID])
    #expect(output.html.count(of: "id=\"symbol.star\"") == 1)
  }
}
