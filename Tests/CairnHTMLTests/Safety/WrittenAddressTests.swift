import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// What stands in a page is what a browser follows, so addresses are judged as they are written.
@Suite struct WrittenAddressTests {
  static let hidden = [
    "/javascript:alert(1)", "//javascript:alert(1)", "/\tjavascript:alert(1)", "\t/javascript:alert(1)",
    "/\n/javascript:alert(1)", "/data:text/html,<script>alert(1)</script>", "/vbscript:msgbox(1)",
    "/JaVaScRiPt:alert(1)", "/java\nscript:alert(1)", "/ javascript:alert(1)", "/\u{1}javascript:alert(1)",
    "/javascript&colon;alert(1)", "/javascript&#58;alert(1)", "/a:b", "/:", "/blob:https://example.org/",
    "/https:evil.example", "/http://evil.example/", "/\\evil.example", "/\\\\evil.example",
  ]

  static let roots: [String?] = [
    nil, "", "../", "..", "./", "/", "/base/", "https://cdn.example/", "https://cdn.example",
  ]

  /// All addresses that a page holds, each with the element that it stands in.
  private static func addresses(of page: String) throws -> [(element: String, address: String)] {
    let elements = try StrictHTMLReader.readDocument(page).flatMap(\.elements)
    return elements.flatMap { element in
      ["href", "src", "srcset", "action"].compactMap { element[$0] }.map { (element.name, $0) }
    }
  }

  private static func expectHarmless(_ source: String, _ root: String?) throws {
    let given = BrowserAddress(source)
    let page = HostilePages.addresses(source, rootPath: root)
    for (element, address) in try addresses(of: page) where address != "a.svg" {
      let comment: Comment = "\(source.debugDescription) at \(root ?? "nil"): \(address.debugDescription) in \(element)"
      let unescaped = address.replacing("&colon;", with: ":").replacing("&#58;", with: ":")
      for found in [BrowserAddress(address), BrowserAddress(unescaped)] {
        let isContact = element == "a" && ["mailto", "tel"].contains(found.scheme)
        #expect(isContact || ["http", "https", nil].contains(found.scheme), comment)
        guard given.scheme == nil, given.host == nil, found.host != nil else { continue }
        #expect(found.host == "cdn.example" && root?.hasPrefix("https:") == true, comment)
      }
    }
  }

  @Test(arguments: hidden)
  func `writes no script, whatever the way to the root`(source: String) throws {
    for root in Self.roots { try Self.expectHarmless(source, root) }
  }

  @Test(arguments: [
    ("/javascript:alert(1)", "./javascript:alert(1)"), ("/data:,", "./data:,"), ("/vbscript:a", "./vbscript:a"),
    ("/\tjavascript:a", "./javascript:a"), ("/a:b", "./a:b"), ("/a/b:c", "a/b:c"), ("a/b:c", "a/b:c"),
    ("/a?b:c", "a?b:c"), ("/javascript&colon;a", "./javascript&colon;a"),
  ])
  func `leads to a neighbour with a colon in its name`(source: String, written: String) throws {
    let addresses = try Self.addresses(of: HostilePages.addresses(source, rootPath: ""))
    #expect(addresses.count == 17)
    #expect(addresses.allSatisfy { [written, "a.svg", written.replacing(",", with: "%2C")].contains($0.address) })
  }

  @Test(arguments: 0..<8)
  func `writes no script for addresses made at random`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "javascript", "data", "vbscript", "http", "https", "mailto", ":", ":", "/", "/", "//", "\\", "\t", "\n", "\r",
      " ", "\u{0}", "\u{1}", "\u{A0}", "\u{200B}", "\u{FEFF}", "&colon;", "&#58;", "&Tab;", "%3A", "%09", ".", "..",
      "?", "#", "@", "[", "]", "::1", "evil.example", "alert(1)", "a", "ä", "1", ";", ",", "=",
    ]
    for _ in 0..<60 {
      let count = Int.random(in: 1...7, using: &generator)
      let source = (0..<count).map { _ in pieces[Int.random(in: pieces.indices, using: &generator)] }.joined()
      let root = Self.roots[Int.random(in: Self.roots.indices, using: &generator)]
      try Self.expectHarmless(source, root)
    }
  }

  @Test(arguments: [
    "javascript:", "JAVASCRIPT:alert(1)//", "\tjavascript:", "data:text/html,", "vbscript:", "file:///", "mailto:a@b",
    "blob:", "//", "//a b/", "https://", "https://:80/", "x&colon;",
  ])
  func `refuses a way to the root that leads where no page may`(root: String) throws {
    var options = HTMLOptions(rootPath: root)
    let output = Link("Alps", destination: "/alps.html").renderHTML(options)
    #expect(output.diagnostics.map(\.code) == [.blockedURL])
    options.rootPath = nil
    #expect(output.body == Link("Alps", destination: "/alps.html").html(options))
    #expect(!HostilePages.addresses("/alps.html", rootPath: root).contains(root))
  }

  @Test(arguments: [
    "//", "///", "//:80/", "//@/", "//user@", "//a b/", "//a<b/", "//[::1/", "//a:b/", "//?a", "//a%62/", "https://",
    "http://:80/",
  ])
  func `says that there can be no such host`(source: String) throws {
    let output = Link("Alps", destination: source).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.blockedURL])
    #expect(output.diagnostics.first?.message.contains("host") == true)
    #expect(!output.body.contains("href"))
  }
}
