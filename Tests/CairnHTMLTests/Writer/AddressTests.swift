import Cairn
import Testing

@testable import CairnHTML

@Suite struct AddressTests {
  @Test(arguments: HostileAddresses.all)
  func `keeps, mends or blocks an address`(_ example: HostileAddress) {
    let text = Address(example.address)?.text
    #expect(
      text.map { Array($0.utf8) } == example.result.map { Array($0.utf8) },
      "\(example.address.debugDescription) became \(text ?? "nothing")"
    )
  }

  @Test(
    arguments: HostileAddresses.all.map(\.address) + [
      "ranges/17.html", "ranges/", "/ranges/17.html", "./ranges/17.html", "ranges/17.html?a", "ranges/?a", "ranges/#a",
      "@posts/eiger", "a.html", "aaaaaaaa", "aaaaaaa/", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa?", "?aaaaaaaaaaaaaaa", "",
    ]
  )
  func `an address that only needs the root in front of it is the one that is found with care`(_ address: String) throws
  {
    for root in ["../", "../../", "a/b/"] {
      let root = try #require(Address.root(root))
      guard Address.isPlain(address, from: root) else { continue }
      #expect(Address(address, root: root)?.text == root.text + address)
    }
  }

  @Test func `an address of a usual page only needs the root in front of it`() throws {
    let root = try #require(Address.root("../"))
    #expect(Address.isPlain("ranges/17.html", from: root))
    #expect(Address.isPlain("a.html", from: root))
    #expect(!Address.isPlain("ranges/", from: root))
    #expect(!Address.isPlain("@posts/eiger", from: root))
  }

  /// The scheme as https://url.spec.whatwg.org/#scheme-start-state finds it, written down independently.
  static func scheme(of address: String) -> String? {
    var scalars = Array(address.unicodeScalars)
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    scalars.removeAll { $0 == "\t" || $0 == "\n" || $0 == "\r" }
    guard let first = scalars.first, first.isASCII, first.properties.isAlphabetic else { return nil }
    var scheme = ""
    for scalar in scalars {
      if scalar == ":" { return scheme.lowercased() }
      let isPart = scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains(scalar))
      guard isPart else { return nil }
      scheme.unicodeScalars.append(scalar)
    }
    return nil
  }

  @Test(arguments: HostileStrings.all)
  func `lets nothing through that a browser would run`(_ string: String) {
    guard let address = Address(string) else { return }
    #expect(["http", "https", "mailto", "tel", nil].contains(Self.scheme(of: address.text)))
    #expect(address.text.unicodeScalars.allSatisfy { $0.isFitForDocuments && !"\" <>\n\t".unicodeScalars.contains($0) })
    #expect(Address(address.text)?.text == address.text, "mending twice is the same as once")
  }

  /// Addresses with a scheme that need no mending take a short way, which must lead to the same place.
  @Test(arguments: ["a", "a.b", "A-9.org", ".", "-", "a:80", "u@a", "[::1]", "a b", "é.org", "a\\b", "", "a%41", "a:x"])
  func `addresses of the web are kept, mended or blocked by host and path alike`(host: String) {
    let paths = ["", "/", "/a/b?c=d", "/a'b", "/a b", "/é", "/a&b", "/a#b", "/a%41", "/(a)", "//", "?a", "#a", "/a\"b"]
    for scheme in ["https://", "http://", "HTTPS://", "https:/", "https:///"] {
      for path in paths {
        let source = scheme + host + path
        // A tab, which browsers leave out, makes it the long way.
        let long = Address("\t" + source)
        let address = Address(source)
        #expect(address?.text == long?.text, "\(source)")
        #expect(address?.kind == long?.kind)
        guard address?.isPlain == true else { continue }
        #expect(!source.contains { "\"'<>& ".contains($0) }, "\(source)")
      }
    }
  }

  @Test(arguments: HostileStrings.all)
  func `is one candidate of a source set`(_ string: String) throws {
    guard let text = Address(string)?.sourceSetText else { return }
    #expect(!text.unicodeScalars.contains { $0 == "," || $0.properties.isWhitespace })
  }
}
