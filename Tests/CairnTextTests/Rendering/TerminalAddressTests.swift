import Cairn
import CairnText
import Testing

/// A terminal leads where a page would, so what is blocked there is blocked here.
@Suite struct TerminalAddressTests {
  static let blocked = [
    "https://", "http://:80/", "https://a b/", "//a<b/", "javascript:alert(1)", "\tjavascript:alert(1)",
    "javascript&colon;alert(1)", "data:,", ":a",
  ]

  @Test(arguments: blocked, [false, true])
  func `leads nowhere that a page would not`(address: String, isAccessible: Bool) {
    var options = TextOptions(width: 60, style: .trueColor)
    options.hyperlinks = .addresses
    options.isAccessible = isAccessible
    let output = Link("Alps", destination: address).renderText(options)
    #expect(output.diagnostics.map(\.code) == [.blockedURL])
    #expect(!output.text.contains(address) && !output.text.contains("]8;id"))
  }

  @Test(arguments: [
    ("https://example.org/a b", "https://example.org/a%20b"), ("HTTPS:example.org", "https://example.org"),
    ("https://mönch.example/ä", "https://m%C3%B6nch.example/%C3%A4"), ("tel:1 2", "tel:1%202"),
    ("https://example.org/[", "https://example.org/%5B"),
  ])
  func `writes an address as a page does, in ASCII`(source: String, written: String) {
    var options = TextOptions(width: 80)
    options.hyperlinks = .addresses
    #expect(Link("Alps", destination: source).text(options) == "Alps (\(written))")
  }

  @Test(arguments: [false, true])
  func `says that a form leads where none may`(isAccessible: Bool) {
    var options = TextOptions(width: 60)
    options.isAccessible = isAccessible
    let output = Form(action: "mailto:a@example.org") { Text("Alps") }.renderText(options)
    #expect(output.diagnostics.map(\.code) == [.blockedURL])
  }
}
