import Cairn
import Testing

@testable import CairnHTML

/// Addresses that are written at once between their tags.
@Suite struct PlainAddressTests {
  private static let special = [
    "", "/", "//", "?", "#", "@", ":", "&", "\"", "'", "<", ">", "\\", "`", "{", "~", "%20", "%", " ", "\t", "\u{7F}",
    "é", "😀", "https://", "javascript:", "../",
  ]

  @Test(arguments: special)
  func `the careful way and the short one write the same links`(special: String) {
    for count in [0, 1, 2, 3, 4, 7, 8, 9, 12, 14, 15, 16, 17, 24, 31, 32, 33, 260] {
      for position in Set([0, 1, count / 2, count - 1, count]) where 0...count ~= position {
        check(String(repeating: "a", count: position) + special + String(repeating: "b", count: count - position))
      }
    }
  }

  private func check(_ address: String) {
    let view = VStack {
      Link("Eiger", destination: address)
      Link("Mönch", destination: address)
      Link("Jungfrau", destination: address)
    }
    // A new renderer knows no markup that is likely to come.
    let fresh = view.renderHTML().body
    for _ in 0..<2 where view.html() != fresh {
      Issue.record("\(address.debugDescription) is written as \(view.html())")
    }
  }

  @Test func `a link in a link, in front of a root or in what is loading takes no short way`() {
    let links = VStack {
      Link("Eiger", destination: "eiger.html")
      Link(destination: "alps.html") { Link("Mönch", destination: "moench.html") }
      Link("Jungfrau", destination: "jungfrau.html")
    }
    var options = HTMLOptions()
    for root in [nil, "", "../"] {
      options.rootPath = root
      for view in [AnyView(links), AnyView(links.redacted(reason: .placeholder)), AnyView(links.id("links"))] {
        let fresh = view.renderHTML(options).body
        for _ in 0..<2 { #expect(view.html(options) == fresh) }
      }
    }
  }
}
