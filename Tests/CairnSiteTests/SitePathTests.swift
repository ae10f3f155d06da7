import Testing

@testable import CairnSite

@Suite struct SitePathTests {
  @Test(arguments: [
    "index", "ranges/alps.html", "a/b/c", "images/Écrins 1.svg", ".nojekyll", "日本/富士山.html", "a..b",
    "console", "common/aux1.html", "com10", "com.html", "کتاب\u{200C}ها", "👩\u{200D}🚀", "❤\u{FE0F}.svg",
  ])
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
    ("gpj.\u{202E}a", "invisible character U+202E"), ("a\u{200B}b", "U+200B"), ("a\u{200F}", "U+200F"),
    ("a\u{AD}b", "U+00AD"), ("\u{FEFF}a", "U+FEFF"), ("a\u{2028}b", "U+2028"), ("a\u{E0061}", "U+E0061"),
    ("..\u{200B}/a", "U+200B"), ("../\u{301}a", "\"..\""), ("a/\u{301}b", "combining mark"),
    ("con", "device"), ("a/AUX/b", "device"), ("nul.html", "device"), ("Prn .tar.gz", "device"), ("com1", "device"),
    ("LPT9.txt", "device"), ("com³", "device"), ("CONOUT$", "device"),
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
