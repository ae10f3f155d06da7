import Testing

@testable import CairnSite

@Suite struct SitePathTests {
  @Test(arguments: ["index", "ranges/alps.html", "a/b/c", "images/Écrins 1.svg", ".nojekyll", "日本/富士山.html", "a..b"])
  func `accepts paths that work everywhere`(path: String) {
    #expect(SitePath.problem(with: path) == nil)
  }

  @Test(arguments: [
    ("", "empty"), ("/etc/passwd", "begins with a slash"), ("//host/a", "begins with a slash"),
    ("../a", "\"..\""), ("a/../b", "\"..\""), ("a/..", "\"..\""), (".", "\".\""), ("a/./b", "\".\""),
    ("a//b", "folder without a name"), ("a/", "folder without a name"), ("a\\b", "\"\\\""), ("..\\a", "\"\\\""),
    ("a\0b", "U+0000"), ("a\nb", "U+000A"), ("a\u{1B}[2J", "U+001B"), ("a\u{9B}b", "U+009B"), ("C:a", "\":\""),
    ("a?b", "\"?\""), ("a#b", "\"#\""), ("a%2e%2e", "\"%\""), ("a*", "\"*\""), ("a|b", "\"|\""), ("<a>", "\"<\""),
    ("a\"b", "\"\"\""), (" a", "space"), ("a /b", "space"), ("a./b", "full stop"),
  ])
  func `refuses paths that could mean something else`(path: String, reason: String) {
    #expect(SitePath.problem(with: path)?.contains(reason) == true)
  }

  @Test func `limits names to 255 bytes and paths to 1000`() {
    #expect(SitePath.problem(with: String(repeating: "a", count: 255)) == nil)
    #expect(SitePath.problem(with: String(repeating: "a", count: 256))?.contains("longer than 255 bytes") == true)
    #expect(SitePath.problem(with: String(repeating: "é", count: 128))?.contains("longer than 255 bytes") == true)
    let folders = String(repeating: "abcdefghi/", count: 99)
    #expect(SitePath.problem(with: folders + "abcdefghij") == nil)
    #expect(SitePath.problem(with: folders + "abcdefghijk")?.contains("longer than 1000 bytes") == true)
  }

  @Test(arguments: [("index.html", ""), ("ranges/alps.html", "../"), ("a/b/c/d.html", "../../../")])
  func `leads from a file back to the root`(path: String, root: String) {
    #expect(SitePath.rootPath(from: path) == root)
  }
}
