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
