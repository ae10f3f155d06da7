import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

/// Searching a site by words.
@Suite struct SearchIndexTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func words(in text: String) -> [String] {
    var words: [String] = []
    SearchWords.forEach(in: text) { words.append($0) }
    return words
  }

  // MARK: Words

  @Test(arguments: [
    ("The North Face, 3967 m!", ["the", "north", "face", "3967"]), ("", []), ("a I 7 ·—", []),
    ("Zürich ZÜRICH Zu\u{308}rich", ["zurich", "zurich", "zurich"]),
    ("Straße STRASSE ẞ", ["strasse", "strasse", "ss"]),
    ("don't l’air", ["don", "air"]), ("Ærø Łódź œuvre ıI", ["aero", "lodz", "oeuvre", "ii"]),
    ("ΟΔΟΣ οδός", ["οδοσ", "οδοσ"]), ("ｗｉｄｅ ﬁn ½", ["wide", "fin"]),
    ("“quoted” – dash…end", ["quoted", "dash", "end"]),
    ("検索エンジン", ["検索", "索エ", "エン", "ンジ", "ジン"]), ("山", ["山"]), ("iOS開発 v2", ["ios", "開発", "v2"]),
    ("산에 오르다", ["산에", "오르다"]), ("हिन्दी", ["हिन्दी"]), ("ภูเขา", ["ภู", "ูเ", "เข", "ขา"]), ("Й ёлка", ["елка"]),
    ("e\u{301}\u{301}\u{301}te", ["ete"]), ("a_b c-d snake_case", ["snake", "case"]),
  ])
  func `are in small letters without accents`(text: String, words: [String]) {
    #expect(Self.words(in: text) == words)
  }

  @Test func `have at most forty characters, whoever wrote them`() {
    for letter in ["x", "é", "\u{301}", "山"] {
      let words = Self.words(in: "b" + String(repeating: letter, count: 100_000))
      #expect(words.allSatisfy { $0.count <= 40 })
    }
  }

  // MARK: Index

  private func entry(_ path: String, _ text: String, title: String? = nil) -> SearchIndex.Entry {
    SearchIndex.Entry(Page(path, title: title ?? path) {}, summary: "About \(path)", text: text)
  }

  private var index: SearchIndex {
    SearchIndex([
      entry("a/eiger", "Snow on the north face", title: "Eiger <1>"), entry("a/monch", "Rock on the snow ridge"),
      entry("jungfrau", "Ice, snow and the wind"), entry("niesen", "Grass and the railway"),
    ])
  }

  @Test func `lists words with their pages, without those that most pages have`() {
    let words = index.words.map { "\($0.text): \($0.pages.map(\.path).joined(separator: " "))" }
    #expect(
      words == [
        "and: jungfrau niesen", "eiger: a/eiger", "face: a/eiger", "grass: niesen", "ice: jungfrau",
        "jungfrau: jungfrau",
        "monch: a/monch", "niesen: niesen", "north: a/eiger", "on: a/eiger a/monch", "railway: niesen",
        "ridge: a/monch",
        "rock: a/monch", "wind: jungfrau",
      ]
    )
    let expected = """
      {"version":1,"letters":{"ß":"ss","æ":"ae","ð":"d","ø":"o","þ":"th","đ":"d","ı":"i","ł":"l","œ":"oe","ς":"σ"},
      "leftOut":["about","snow","the"],
      "pages":[
      {"address":"a/eiger.html","title":"Eiger \\u003C1\\u003E","summary":"About a/eiger"},
      {"address":"a/monch.html","title":"a/monch","summary":"About a/monch"},
      {"address":"jungfrau.html","title":"jungfrau","summary":"About jungfrau"},
      {"address":"niesen.html","title":"niesen","summary":"About niesen"}],
      "words":{
      "and":[2,1],
      "eiger":[0],
      """
    let json = String(decoding: index.table.json { $0.path + ".html" }, as: UTF8.self)
    #expect(json.hasPrefix(expected))
    #expect(json.hasSuffix("\n\"on\":[0,1],\n\"railway\":[3],\n\"ridge\":[1],\n\"rock\":[1],\n\"wind\":[2]}}\n"))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
  }

  @Test func `keeps all words of few pages, and none of no pages`() {
    #expect(SearchIndex([entry("a", "the"), entry("b", "the")]).words.contains { $0.text == "the" })
    #expect(SearchIndex([SearchIndex.Entry]()).groups.isEmpty)
    let json = String(decoding: SearchIndex([SearchIndex.Entry]()).table.json { $0.path }, as: UTF8.self)
    #expect(json.hasSuffix("\"leftOut\":[],\n\"pages\":[],\n\"words\":{}}\n"))
  }

  @Test func `groups words by letters`() {
    let index = SearchIndex([entry("a", "Ätna äpfel 3000 ٣٤ 山岳 Олень ΐβ Zürich Ω")])
    #expect(index.groups.map(\.name) == ["0–9", "A", "Z", "Ι", "О", "…"])
    #expect(index.groups.map(\.slug) == ["0-9", "a", "z", "ι", "о", "other"])
    #expect(index.groups[1].words.map(\.text) == ["a", "about", "apfel", "atna"].filter { $0.count > 1 })
  }

  @Test func `divides a letter with very many words, and leaves out words of very many pages`() {
    let words = (0..<2_000).map { "s\($0 + 10_000)" }.joined(separator: " ")
    let entries = (0..<110).map { entry("p\($0)", $0 == 0 ? words : $0 < 52 ? "often" : "rarely") }
    let groups = SearchIndex(entries).groups
    let letter = groups.filter { $0.name.hasPrefix("S") }
    #expect(letter.map(\.slug) == ["s", "s-2", "s-3"])
    #expect(letter[1].name == "S: s10800 – s11599")
    #expect(letter.map(\.words.count) == [800, 800, 400])
    #expect(!groups.contains { $0.words.contains { $0.text == "often" } })
    #expect(SearchIndex(entries).words.contains { $0.text == "often" })
  }

  // MARK: Sites

  private struct Finder: Site {
    var title = "Finder"
    var baseURL: String?
    var entries: [SearchIndex.Entry] = []
    var pageAddresses = PageAddresses.files
    var searchIndex: SearchIndex? { SearchIndex(entries) }

    var pages: some PageContent {
      Page("index", title: "Start", description: "Start") { Link("Search", destination: "@search") }
      SearchIndex(entries).pages(at: "search", title: "Search", description: "Words of all pages.")
      Pages(entries) { entry in
        Page(entry.path, title: entry.title, description: entry.summary) { Text(verbatim: entry.title) }
      }
    }
  }

  private var finder: Finder {
    var site = Finder()
    site.entries = Array(index.table.entries)
    return site
  }

  @Test(arguments: [PageAddresses.files, .folders])
  func `leads to words and from there to pages, without a script`(addresses: PageAddresses) throws {
    var site = finder
    site.pageAddresses = addresses
    let outcome = site.build(at: folder("site"))
    #expect(outcome.failure == nil)
    #expect(outcome.report == "")
    let ending = addresses == .files ? ".html" : "/"
    let file = addresses == .files ? ".html" : "/index.html"
    let way = addresses == .files ? "" : "../"
    let start = try folder.text("site/search" + file)
    #expect(start.contains("href=\"\(way)search/e\(ending)\">E</a>"))
    let page = try folder.text("site/search/e" + file)
    #expect(page.contains("id=\"eiger\""))
    #expect(page.contains("href=\"../\(way)a/eiger\(ending)\">Eiger &lt;1&gt;</a>"))
    let json = try folder.text("site/search.json")
    #expect(json.contains(addresses == .files ? "\"address\":\"a/eiger.html\"" : "\"address\":\"a/eiger/\""))
  }

  @Test func `search engines list the first page and not those of letters`() throws {
    var site = finder
    site.baseURL = "https://example.org"
    // The second build takes the pages from the first.
    for _ in 1...2 {
      #expect(site.build(at: folder("site")).report == "")
      #expect(try folder.text("site/search/e.html").contains("<meta name=\"robots\" content=\"noindex\">"))
      #expect(try !folder.text("site/search.html").contains("noindex"))
      let map = try folder.text("site/sitemap.xml")
      #expect(map.contains("https://example.org/search.html") && !map.contains("https://example.org/search/"))
    }
  }

  @Test func `is the same on top of an earlier build and in parts`() throws {
    var site = finder
    #expect(site.build(at: folder("site")).failure == nil)
    site.entries.append(entry("new", "snow and new words"))
    #expect(site.build(at: folder("site")).failure == nil)
    #expect(site.build(at: folder("clean")).failure == nil)
    #expect(try folder.files(in: "site") == folder.files(in: "clean"))
  }
}
