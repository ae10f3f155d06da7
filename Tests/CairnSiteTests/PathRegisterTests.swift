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
    ("ὀδός.html", "ὀδόσ.html", "but for case or accents"), ("Σ", "ς", "but for case or accents"),
    ("straße.html", "STRASSE.html", "but for case or accents"), ("ẞ", "ss", "but for case or accents"),
    ("\u{1E69}", "s\u{307}\u{323}", "but for case or accents"), ("\u{FB03}", "FFI", "but for case or accents"),
    ("a\u{200D}b", "ab", "but for case or accents"), ("♥\u{FE0F}", "♥", "but for case or accents"),
    ("\u{212A}2", "k2", "but for case or accents"),
    ("Alps/a", "alps/b", "The folder of alps/b is that of Alps/a but for case or accents. Write them the same."),
    ("a/Straße/b", "a/strasse/c", "The folder of a/strasse/c is that of a/Straße/b"),
  ])
  func `refuses a path that is in the way of another`(first: String, second: String, reason: String) {
    var register = PathRegister()
    #expect(register.claim(first) == nil)
    #expect(register.claim(second)?.contains(reason) == true)
  }

  @Test func `accepts paths that share folders or beginnings`() {
    var register = PathRegister()
    for path in ["a/b.html", "a/c.html", "a.html", "a/b/c.html", "ab/c.html", "b.html", "kılıç", "kiliç", "s", "sss"] {
      #expect(register.claim(path) == nil)
    }
  }

  @Test func `takes a letter, its capital and its small letter for the same`() {
    for value in UInt32(0x21)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), scalar != "/", scalar != "ı" else { continue }
      let properties = scalar.properties
      guard properties.changesWhenCaseMapped else { continue }
      var register = PathRegister()
      #expect(register.claim(String(scalar)) == nil)
      for other in [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping] {
        #expect(register.claim(other) != nil, "U+\(String(value, radix: 16)) beside \(other)")
      }
    }
  }

  @Test func `says whose a path is, where its name says too little`() {
    var register = PathRegister()
    #expect(register.claim("posts/bread.html", for: "Content/first.md") == nil)
    #expect(register.claim("posts/bread.html")?.contains("is taken by Content/first.md. Give") == true)
    #expect(register.claim("a.html") == nil)
    #expect(register.claim("a.html", for: "Content/a.md")?.contains("is taken by a.html. Give") == true)
  }

  @Test func `leaves no trace of a path that it refused`() {
    var register = PathRegister()
    #expect(register.claim("a") == nil)
    #expect(register.claim("a/b") != nil)
    #expect(register.claim("c/b") == nil)
    #expect(register.claim("a/b") != nil)
  }
}
