import Cairn
import Testing

@testable import CairnSite

/// Addresses in the sheets of a site.
@Suite struct StyleAddressesTests {
  @Test(arguments: [
    ("p{background:url(a.png)}", ["a.png"]),
    ("p{background: URL( 'a b.png' ) , url(\"c.png\")}", ["a b.png", "c.png"]),
    ("/* url(no.png) */p{content:\"url(no.png)\"}", []),
    ("@import 'a.css';@IMPORT url(b.css) print;", ["a.css", "b.css"]),
    ("p{fill:url(#gradient)}", []), ("p{background:url(a\\ b\\).png)}", ["a b).png"]),
    ("p{background:url(", []), ("p{background:url('a", ["a"]), ("p{content:'\\'url(a)'}", []), ("x-url(a.png)", []),
    ("@import 'a\n; p{background:url(b.png)}", ["b.png"]), ("/*", []), ("\\", []), ("", []),
    ("@namespace 'http://a';p{content:'b'}", []),
  ])
  func `are found where they stand, and nowhere else`(css: String, addresses: [String]) {
    #expect(StyleAddresses.all(in: Array(css.utf8)) == addresses)
  }

  @Test func `that lead nowhere are told with their sheet`() throws {
    let list = [
      Page("index", title: "Start") { Link("Eiger", destination: "@peaks/eiger") },
      Page("peaks/eiger", title: "Eiger") { Text("Text") }
        .styles("main{background:url(../images/rock.svg);mask:url(snow.svg)}"),
    ]
    var site = TestSite(
      list: list,
      files: [
        SiteFile("images/rock.svg") { "<svg xmlns=\"http://www.w3.org/2000/svg\"/>" },
        SiteFile("extra/more.css") { "p{background:url(../images/rok.svg)} b{background:url(/images/rock.svg)}" },
        SiteFile("extra/good.css") {
          "@import \"more.css\";p{background:url(https://example.org/a.png)} i{background:url(data:image/png;base64,AA)}"
        },
      ]
    )
    site.checks = SiteChecks()
    let outcome = site.check()
    let lines = outcome.report.split(separator: "\n").filter { $0.contains("site.broken-link") }
    #expect(
      lines == [
        "peaks/eiger.css: error: site.broken-link: The address of \"peaks/snow.svg\" in the sheet leads nowhere. "
          + "Change it, or add the file.",
        "extra/more.css: error: site.broken-link: The address of \"images/rok.svg\" in the sheet leads nowhere. "
          + "Did you mean \"images/rock.svg\"?",
      ]
    )
    #expect(outcome.summary?.errors == 2)
  }
}
