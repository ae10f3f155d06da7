import Testing

@testable import CairnSite

@Suite struct PathRegisterTests {
  @Test(arguments: [
    ("a.html", "a.html", "is taken by a.html"),
    ("Alps.html", "alps.html", "but for case or accents by Alps.html"),
    ("\u{E9}.html", "e\u{301}.html", "but for case or accents"),
    ("a/b.html", "a", "that of a folder, because of a/b.html"),
    ("a.html", "a.html/b", "needs a folder where the file a.html is"),
    ("A", "a/b/c", "needs a folder where the file A is"),
  ])
  func `refuses a path that is in the way of another`(first: String, second: String, reason: String) {
    var register = PathRegister()
    #expect(register.claim(first) == nil)
    #expect(register.claim(second)?.contains(reason) == true)
  }

  @Test func `accepts paths that share folders or beginnings`() {
    var register = PathRegister()
    for path in ["a/b.html", "a/c.html", "a.html", "a/b/c.html", "ab/c.html", "b.html"] {
      #expect(register.claim(path) == nil)
    }
  }

  @Test func `leaves no trace of a path that it refused`() {
    var register = PathRegister()
    #expect(register.claim("a") == nil)
    #expect(register.claim("a/b") != nil)
    #expect(register.claim("c/b") == nil)
    #expect(register.claim("a/b") != nil)
  }
}
