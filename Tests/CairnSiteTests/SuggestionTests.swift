import Testing

@testable import CairnSite

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("posts/zzz", nil), ("posts/mop", "posts/map"), ("post/map", "posts/map"), ("posts/fist-ride", "posts/first-ride"),
    ("posts/zzz.html", nil),
  ])
  func `folders in common make no names alike`(word: String, meant: String?) {
    #expect(Suggestion.closest(to: word, among: ["posts/map", "posts/first-ride", "posts/map.html"]) == meant)
  }

  @Test(arguments: [
    ("biuld", "build"), ("prnt", "print"), ("lst", "list"), ("LIST", "list"), ("halp", "help"), ("builds", "build"),
  ])
  func `finds the command that was meant`(word: String, command: String) {
    #expect(Suggestion.closest(to: word, among: SiteCommand.allCases.map(\.rawValue)) == command)
  }

  @Test(arguments: ["", "deploy", "x", "publish", String(repeating: "b", count: 10_000)])
  func `suggests nothing that is far off`(word: String) {
    #expect(Suggestion.closest(to: word, among: SiteCommand.allCases.map(\.rawValue)) == nil)
  }
}
