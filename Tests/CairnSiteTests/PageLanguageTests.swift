import Cairn
import CairnHTML
import CairnText
import Testing

@testable import CairnSite

@Suite struct PageLanguageTests {
  static let directions: [(tag: LocaleIdentifier, direction: LayoutDirection)] = [
    ("en", .leftToRight), ("ar", .rightToLeft), ("he-IL", .rightToLeft), ("FA", .rightToLeft),
    ("az-Arab", .rightToLeft),
    ("ur-Latn-PK", .leftToRight), ("arn", .leftToRight), ("", .leftToRight), ("pa-Arab-PK", .rightToLeft),
  ]

  @Test(arguments: directions)
  func `lines run in the direction of a language`(_ sample: (tag: LocaleIdentifier, direction: LayoutDirection)) {
    #expect(sample.tag.layoutDirection == sample.direction)
  }

  @Test func `a page has the language of its site or one of its own`() throws {
    let arabic = Page("bread", title: "B") { Text("b") }.language("ar")
    let german = Page("brot", title: "C") { Text("c") }.language("de")
    let plain = Page("index", title: "A") { Text("a") }
    let documents = try SiteDocuments(of: TestSite(list: [plain, arabic, german]))
    #expect(documents.document(for: plain).html().contains("<html lang=\"en\"><head>"))
    #expect(documents.document(for: arabic).html().contains("<html lang=\"ar\" dir=\"rtl\"><head>"))
    #expect(documents.document(for: german).html().contains("<html lang=\"de\"><head>"))
  }

  @Test func `a printed page has its language too`() {
    let page = Page("index", title: "A") { Aside(.tip) { Text("b") } }
    let site = TestSite(list: [page])
    #expect(site.renderText(page.language("fr"), TextOptions(width: 40)).text.contains("Astuce"))
    #expect(site.renderText(page, TextOptions(width: 40)).text.contains("Tip"))
  }
}
