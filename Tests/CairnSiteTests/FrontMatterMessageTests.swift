import Cairn
import Foundation
import Testing

@testable import CairnSite

/// What a person reads who wrote front matter that does not fit.
@Suite struct FrontMatterMessageTests {
  private struct Bread: Codable {
    var price: Double
    var grams: Int
    var tags: [String]
    var baker: String
    var since: Date?
  }

  private func messages(_ frontMatter: String) -> [String] {
    var reader = ArticleReader<Bread>(root: "posts")
    reader.read(ArticleFiles(["rye.md": "---\n\(frontMatter)\n---\nText\n"], in: "posts"))
    return reader.diagnostics.map(\.description)
  }

  /// A number, or words that are none.
  private struct Amount: Decodable {
    enum Key: String, CodingKey { case amount }

    let text: String

    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: Key.self)
      if let number = try? keys.decode(Int.self, forKey: .amount) {
        text = "number \(number)"
      } else if let numbers = try? keys.decode([Int].self, forKey: .amount) {
        text = "numbers \(numbers)"
      } else {
        text = try keys.decode(String.self, forKey: .amount)
      }
    }
  }

  @Test(arguments: [("3", "number 3"), ("[3]", "numbers [3]"), ("a few", "a few"), ("one, two", "one, two")])
  func `an author may try another type`(value: String, text: String) throws {
    var reader = ArticleReader<Amount>(root: "posts")
    reader.read(ArticleFiles(["rye.md": "---\namount: \(value)\n---\nText\n"], in: "posts"))
    #expect(reader.diagnostics == [])
    #expect(reader.articles.first?.metadata.text == text)
  }

  @Test func `what is wrong with the header and the first other problem of a file are told at once`() {
    let expected = [
      "error: content.front-matter: The key \"date\": \"soon\" is no date. Write one such as 2026-03-01. (posts/rye.md:2)",
      "error: content.front-matter: The key \"price\" has \"cheap\", and the site wants a number. (posts/rye.md:3)",
    ]
    #expect(messages("date: soon\nprice: cheap\nbaker: [a, b]").sorted() == expected.sorted())
  }

  @Test func `words with commas where a list belongs are a warning with what to write`() {
    let rest = "price: 1\ngrams: 2\nbaker: a\n"
    let expected =
      "warning: content.front-matter: The key \"tags\" has one value with commas. "
      + "Write \"tags: [dark, with seeds]\" for 2 values, or quotes for one. (posts/rye.md:5)"
    #expect(messages(rest + "tags: dark, with seeds") == [expected])
    #expect(messages(rest + "tags: \"dark, with seeds\"") == [])
    #expect(messages(rest + "tags: dark") == [])
    #expect(messages(rest + "tags: dark , with seeds") == [expected])
    #expect(messages(rest + "tags: \",\"") == [])
    #expect(messages(rest + "tags: ,") == [])
  }

  private enum Kind: String, Codable, CaseIterable { case story, note }
  private enum Color: String, Codable { case red }
  private enum Stars: Int, Codable, CaseIterable { case one = 1, two, three }

  private struct Post: Codable {
    var author: String
    var tags: [String]
    var kind: Kind?
    var color: Color?
    var stars: Stars?
  }

  private func told(_ files: KeyValuePairs<String, String>) -> [String] {
    var reader = ArticleReader<Post>(root: "posts")
    reader.read(ArticleFiles(files, in: "posts"))
    return reader.diagnostics.map(\.description)
  }

  @Test(arguments: [
    ("+++\nauthor = \"a\"\n+++\nText", "The front matter begins with +++, which is not read. Write --- in", 1),
    (
      "\n\n---\nauthor: a\n---\nText", "Front matter must begin in the first line. Remove the empty lines before it.", 3
    ),
    ("---\nAuthor: a\n---\n", "nothing reads the key \"Author\". Did you mean \"author\"?", 2),
    ("", "The key \"author\" is missing, because the file is empty. Begin it with the lines \"---\", \"author: …\"", 1),
    ("Words.", "The key \"author\" is missing, because the file has no front matter. Begin it with", 1),
    ("---\ntags: a\n---", "The key \"author\" is missing. Add a line \"author: …\".", 1),
    ("---\nauthor: a\nauthor: b\n---", "The key “author” is there twice. Remove one of the two.", 3),
    (
      "---\nauthor: a\nkind: stroy\n---",
      "The key \"kind\" has \"stroy\", which is not a value of \"Kind\". Did you mean \"story\"?", 3
    ),
    ("---\nauthor: a\nkind: poem\n---", "is not a value of \"Kind\". Write one of \"story\", \"note\".", 3),
    ("---\nauthor: a\nstars: 6\n---", "is not a value of \"Stars\". Write one of \"1\", \"2\", \"3\".", 3),
    ("---\nauthor: a\ncolor: blue\n---", "The key \"color\" has \"blue\", which is not a value of \"Color\". (", 3),
    (
      "---\nauthor: a\naliases: [/old, https://old.example.org/x]\n---",
      "The alias \"https://old.example.org/x\", a path that leads on to the page, is not allowed. It counts from the site's root: write \"/x\".",
      3
    ),
    (
      "---\nauthor: a\naliases: a:b\n---",
      "The alias \"a:b\", a path that leads on to the page, is not allowed. The path contains", 3
    ),
  ])
  func `what is not read as it was meant is one error that says what to write`(
    source: String,
    message: String,
    line: Int
  ) {
    let told = told(["rye.md": source])
    #expect(told.count == 1 && told[0].hasPrefix("error: ") && told[0].contains(message), "\(told)")
    #expect(told.allSatisfy { $0.hasSuffix("(posts/rye.md:\(line))") }, "\(told)")
  }

  @Test(arguments: ["--- Words", "\n---\n\nWords\n\n---\n", "+++ more", "+++\nWords"])
  func `text that only looks a little like front matter is text`(text: String) {
    var reader = ArticleReader<NoMetadata>(root: "posts")
    reader.read(ArticleFiles(["rye.md": text], in: "posts"))
    #expect(reader.diagnostics == [])
  }

  @Test func `an empty value of a list is left out with one warning`() throws {
    let source = "---\nauthor: a\ntags: [technology, \"\"]\n---\nText"
    let expected =
      "warning: content.front-matter: The key \"tags\" has an empty value, which is left out. Remove it. (posts/rye.md:3)"
    #expect(told(["rye.md": source]) == [expected])
    var reader = ArticleReader<Post>(root: "posts")
    reader.read(ArticleFiles(["rye.md": source, "oat.md": "---\nauthor: a\ntags: \"\"\n---"], in: "posts"))
    #expect(reader.articles.map(\.metadata.tags) == [["technology"], []])
  }

  @Test func `values that differ only in case are told where they are rarer`() {
    let files: KeyValuePairs = [
      "a.md": "---\nauthor: a\ntags: [technology, History]\n---", "b.md": "---\nauthor: a\ntags: history\n---",
      "c.md": "---\nauthor: a\ntags: [history]\n---", "d.md": "---\nauthor: History\n---",
    ]
    let expected = """
      warning: content.like-values: The values "History" and "history" of the key "tags" differ only in case, so as groups \
      they are two. Write them alike. (posts/a.md:3)
      """
    #expect(told(files) == [expected])
  }

  @Test(arguments: [
    ("2025-4-27-x.md", "begins with \"2025-4-27\", which is no date, so the article has none. Write \"2025-04-27\"."),
    ("2025-02-30-x.md", "Write a year, a month and a day that are there, such as 2026-03-01."),
    ("27-04-2025-x.md", "Write \"2025-04-27\"."), ("04-05-2025-x.md", "Write the year, the month and the day, such as"),
    ("2025-13-01.md", "Write a year, a month and a day"),
    ("10-20-30-rule.md", ""), ("2025-04-27-x.md", ""), ("2025-04-x.md", ""), ("1-2-3.md", ""), ("1914-1918-05.md", ""),
    ("2025-4-27-x/index.md", "Write \"2025-04-27\"."),
  ])
  func `numbers in front of a name that are almost a date are told`(name: String, message: String) {
    let told = told(KeyValuePairs(dictionaryLiteral: (name, "---\nauthor: a\n---")))
    #expect(told.count == (message.isEmpty ? 0 : 1), "\(told)")
    #expect(told.allSatisfy { $0.hasPrefix("warning: content.undated-name: ") && $0.contains(message) }, "\(told)")
    let dated = self.told(KeyValuePairs(dictionaryLiteral: (name, "---\nauthor: a\ndate: 2025-04-27\n---")))
    #expect(dated == [])
  }

  @Test(arguments: [
    (
      "date: 2026-03-02\nupdated: 2026-03-01",
      "The key \"updated\" has 2026-03-01, which is before 2026-03-02, the date."
    ),
    ("date: 2026-03-02T10:00\nupdated: 2026-03-02", ""), ("language: de-CH", ""), ("language: gsw", ""),
    (
      "x: 1\nlanguage: klingon",
      "The language \"klingon\" is no tag that programs know. Write one of two or three letters"
    ),
  ])
  func `what is probably not meant in a header is a warning`(lines: String, message: String) {
    let told = told(["rye.md": "---\nauthor: a\n\(lines)\n---"]).filter { !$0.contains("unknown-key") }
    #expect(told.count == (message.isEmpty ? 0 : 1), "\(told)")
    let isRight = told.allSatisfy {
      $0.hasPrefix("warning: ") && $0.contains(message) && $0.hasSuffix("(posts/rye.md:4)")
    }
    #expect(isRight, "\(told)")
  }

  @Test func `a change before the date in the name of a file is a warning`() {
    let told = told(["2026-03-02-rye.md": "---\nauthor: a\nupdated: 2026-03-01\n---"])
    #expect(told.count == 1 && told[0].contains("which is before 2026-03-02, the date."), "\(told)")
  }

  private static let dates = [
    ("2026-02-30", "has the day 30, and that month has 28 days"),
    ("2024-02-30", "has the day 30, and that month has 29 days"),
    ("2026-13-01", "has the month 13, and months are 01 to 12"),
    ("2026-03-01T25:00", "has a time that cannot be. Write one such as 2026-03-01T09:30:00+01:00"),
    ("24 November", "is no date. Write one such as 2026-03-01"),
    ("12026-03-01", "is no date. Write one such as 2026-03-01"),
    ("0000-03-01", "is no date. Write one such as 2026-03-01"),
    ("24-11-2026", "is no date. Write one such as 2026-03-01"),
  ]

  @Test(arguments: dates)
  func `a date that cannot be says why`(date: String, problem: String) {
    let message = "error: content.front-matter: The key \"date\": \"\(date)\" \(problem). (posts/rye.md:5)"
    #expect(messages("price: 1\ngrams: 2\nbaker: a\ndate: \(date)") == [message])
  }
}
