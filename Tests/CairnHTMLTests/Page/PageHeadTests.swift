import Cairn
import CairnHTML
import Testing

@Suite struct PageHeadTests {
  @Test(arguments: ["javascript:alert(1)", "data:text/css,a", "mailto:a@example.com"])
  func `says which address of the head was left out`(address: String) {
    let page = HTMLPage(title: "T", canonical: address, styles: .linked(address), icon: address) { Text("x") }
    let output = page.render()
    #expect(output.diagnostics.map(\.code) == [.blockedURL, .blockedURL, .blockedURL])
    #expect(!output.html.contains("<link"))
  }

  @Test(arguments: ["", "not a tag!", "de--AT", "-", "é", "abcdefghi", "1x"])
  func `leaves out what is no language tag`(tag: String) {
    let output = HTMLPage(title: "T", language: LocaleIdentifier(tag)) {
      Text("x").environment(\.locale, LocaleIdentifier(tag + "?"))
    }.render()
    #expect(!output.html.contains(" lang="))
    #expect(output.diagnostics.map(\.code) == [.malformedLanguage, .malformedLanguage])
  }

  @Test(arguments: ["de", "pt-BR", "zh_Hant_TW", "sr-Latn-RS", "de-1996", "i-klingon"])
  func `takes language tags`(tag: String) {
    let output = HTMLPage(title: "T", language: LocaleIdentifier(tag)) { Text("x") }.render()
    #expect(output.html.contains(" lang=\"\(LocaleIdentifier(tag).rawValue)\""))
    #expect(output.diagnostics.isEmpty)
  }

  @Test func `loads no picture from an address that only starts something`() {
    let options = HTMLOptions(assets: ["a": AssetCatalog.Asset(source: "tel:+41")])
    let output = Image("a").renderHTML(options)
    #expect(output.body == "<p>a</p>")
    #expect(output.diagnostics.map(\.code) == [.blockedURL])
  }

  @Test func `scales symbols`() {
    let output = HStack { Image(systemName: "star").imageScale(.large) }.renderHTML()
    #expect(output.styleSheet.css.contains("1.5625em"))
  }
}
