import Foundation
import Testing

@testable import CairnSite

@Suite struct PageFoldersTests {
  private static let pages = ["index.html", "a/b.html", "a/b/c/index.html"]

  /// Returns where an address leads, by the short way; `nil` where that has no answer.
  private static func plain(_ address: String, onPageAt page: String) -> (path: String, hash: UInt64)? {
    let bytes = Array(address.utf8)
    return bytes.withUnsafeBytes { bytes in
      PageFolders(around: Array(page.utf8)).destination(of: bytes).map { found in
        let path = Array(page.utf8.prefix(found.folderCount)) + bytes[found.start...]
        return (String(decoding: path, as: UTF8.self), found.hash)
      }
    }
  }

  @Test(arguments: [
    ("c.html", "a/c.html"), ("../ranges/18.html", "ranges/18.html"), ("x/y/z.css", "a/x/y/z.css"),
    ("../é@~.svg", "é@~.svg"),
  ])
  func `answer for the usual addresses`(address: String, path: String) throws {
    let found = try #require(Self.plain(address, onPageAt: "a/b.html"))
    #expect(found.path == path)
    #expect(found.hash == PathHash.hash(path.utf8))
  }

  @Test(arguments: [
    "", "#a", "a#b", "a?b", "?", "/a", "//a", "a//b", "a/", ".", "..", "./a", "a/./b", "a/../b", "a/.b", "../../a",
    "../", "https://a", "mailto:a", "a%20b", " a", "a b", "a\n",
  ])
  func `leave other addresses to a closer look`(address: String) {
    #expect(Self.plain(address, onPageAt: "a/b.html") == nil)
  }

  @Test func `agree with the closer look`() throws {
    let pieces = ["..", "/", ".", "a", "b.html", "#", "?", "%41", ":", "../", "index", "é", "\\", "@", " ", "~", "&"]
    let places = LinkPlaces(base: try BaseAddress("https://example.org/a/"), pagesAreFolders: false)
    var random: UInt64 = 3
    var count = 0
    for _ in 0..<20_000 {
      var address = ""
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for piece in 0..<(random >> 60) / 2 {
        address += pieces[Int(random >> (8 + piece * 6) & 63) % pieces.count]
      }
      let page = Self.pages[Int(random >> 40) % 3]
      guard let plain = Self.plain(address, onPageAt: page) else { continue }
      count += 1
      let destination = try #require(places.destination(of: address, onPageAt: page), "\(address)")
      #expect(String(decoding: destination.path, as: UTF8.self) == plain.path, "\(address) on \(page)")
      #expect(destination.fragment.isEmpty)
      #expect(PathHash.hash(destination.path, destination.fragment) == plain.hash)
    }
    #expect(count > 500)
  }
}
