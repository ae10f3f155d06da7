import Foundation
import Testing

@testable import CairnSite

/// The names of the pages of groups.
@Suite struct GroupSlugTests {
  private func slugs(_ tags: [[String]]) throws -> [String: String] {
    struct Post: Codable { var tags: [String] }
    var reader = ArticleReader<Post>(root: "posts")
    for (number, tags) in tags.enumerated() {
      let list = tags.map { "\"\($0)\"" }.joined(separator: ", ")
      let name = "\(number).md"
      reader.read(ArticleFiles(KeyValuePairs(dictionaryLiteral: (name, "---\ntags: [\(list)]\n---")), in: "content"))
    }
    let posts = try Articles(reader, [], Date(timeIntervalSince1970: 1_772_323_200))
    return Dictionary(uniqueKeysWithValues: posts.grouped(by: \.tags).map { ($0.name, $0.slug) })
  }

  @Test func `the largest of several groups has the plain name`() throws {
    #expect(try slugs([["history"], ["History"], ["history"]]) == ["history": "history", "History": "history-2"])
    #expect(try slugs([["history"], ["History"]]) == ["History": "history", "history": "history-2"])
    let three = try slugs([["a"], ["A"], ["a"], ["A-2"]])
    #expect(three == ["a": "a", "A": "a-3", "A-2": "a-2"])
  }

  @Test(arguments: [
    ("C#", "c-sharp"), ("C++", "c-plus-plus"), ("F# 9", "f-sharp-9"), ("\u{1F68B}", "u1f68b"), ("#", "sharp"),
    ("\u{2764}\u{FE0F}", "u2764"), ("&", "u26"), ("+", "plus"), ("Salt + pepper", "salt-pepper"), ("A+B", "a-b"),
    ("#swift", "swift"), ("Trams \u{1F68B}", "trams"), ("Ölbild", "ölbild"), ("\u{200B}", "untitled"), ("", "untitled"),
    ("con", "page-con"), ("Schöne neue Welt!", "schöne-neue-welt"),
  ])
  func `a slug does not depend on other groups`(name: String, slug: String) {
    #expect(Slug.make(forGroup: name) == slug)
  }
}
