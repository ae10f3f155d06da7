import Cairn
import Foundation
import Testing

@testable import CairnSite

@Suite struct ArticlesTests {
  struct Post: Codable, Equatable {
    enum Season: String, Codable { case summer, winter }

    var tags: [String]
    var height: Int?
    var season: Season?
    var firstAscent: Date?
    var guide: Guide?

    struct Guide: Codable, Equatable {
      var name: String
      var phone: String?
    }
  }

  private static let now = Date(timeIntervalSince1970: 1_772_323_200)  // 2026-03-01

  private static func articles(
    _ files: KeyValuePairs<String, String>,
    including selection: ArticleSelection = []
  ) throws -> Articles<Post> {
    var reader = ArticleReader<Post>(root: "posts")
    reader.read(ArticleFiles(files, in: "content/posts"))
    return try Articles(reader, selection, now)
  }

  @Test func `reads articles with keys of the site's own`() throws {
    let source = """
      ---
      title: The north face
      date: 2025-07-24
      updated: 2025-08-01T10:00:00+02:00
      tags: [snow, rock]
      height: 3967
      season: summer
      firstAscent: 1938-07-24
      guide:
        name: Anna
      aliases: /old/face/
      language: de
      ---
      One two three. *Four* five 山 山.

      ## More
      """
    let post = try #require(Self.articles(["eiger.md": source]).first)
    #expect(post.path == "posts/eiger")
    #expect(post.title == "The north face")
    #expect(post.date?.description == "2025-07-24")
    #expect(post.tags == ["snow", "rock"] && post.height == 3967 && post.season == .summer)
    #expect(post.firstAscent == FrontMatterDate("1938-07-24")?.moment)
    #expect(post.guide == Post.Guide(name: "Anna"))
    #expect(post.aliases == ["/old/face/"] && post.language == "de")
    #expect(post.wordCount == 8 && post.readingTime == 1)
    #expect(post.summary == "One two three. Four five 山 山.")
    #expect(post.file == "content/posts/eiger.md")
  }

  @Test func `sections of a collection can hold articles, which are equal if they say the same`() throws {
    struct News: CollectionSection {
      let id = "news"
      let posts: [SiteArticle<Post>]
    }
    let source = "---\ntags: [snow]\n---\n# Eiger\n"
    let first = try Self.articles(["eiger.md": source, "jungfrau.md": source])
    let again = try Self.articles(["eiger.md": source, "jungfrau.md": source + "Further words."])
    #expect(first[0] != first[1] && first[0] == again[0] && first[1] != again[1])
    #expect(Set([first[0], again[0], first[1]]).count == 2)
    #expect(News(posts: [first[0]]).eraseToAnySection() == News(posts: [again[0]]).eraseToAnySection())
  }

  @Test func `names pages by slugs, files and folders, and takes the date from the name`() throws {
    let posts = try Self.articles([
      "2025-01-02-North Face.md": "# The face\n\nWords.", "Alps/Mönch/index.md": "---\ntitle: Monk\n---\n",
      "a.md": "---\nslug: b\n---\n", "second_thought.md": "Words.",
    ])
    #expect(posts.map(\.path) == ["posts/north-face", "posts/alps/mönch", "posts/b", "posts/second-thought"])
    #expect(posts.map(\.title) == ["The face", "Monk", "A", "Second thought"])
    #expect(posts.first?.date?.description == "2025-01-02")
    #expect(posts.first?.document.blocks.count == 1)
    #expect(posts.first?.tags == [])
    #expect(posts[path: "posts/b"]?.title == "A" && posts[path: "posts/c"] == nil)
  }

  @Test func `sorts by date, and leaves out drafts and what lies in the future`() throws {
    let files: KeyValuePairs = [
      "old.md": "---\ndate: 2020-01-01\n---", "new.md": "---\ndate: 2026-02-28\n---",
      "today.md": "---\ndate: 2026-03-01\n---",
      "later.md": "---\ndate: 2026-03-01T00:00:01Z\n---", "draft.md": "---\ndraft: true\n---", "undated.md": "Words.",
    ]
    let posts = try Self.articles(files)
    #expect(posts.map(\.path) == ["posts/today", "posts/new", "posts/old", "posts/undated"])
    #expect(posts.newer(than: posts[1])?.path == "posts/today" && posts.older(than: posts[1])?.path == "posts/old")
    #expect(posts.newer(than: posts[0]) == nil && posts.older(than: posts[3]) == nil)
    #expect(try Self.articles(files, including: [.drafts, .future]).count == 6)
  }

  @Test(arguments: [
    (
      "---\nheight: tall\n---",
      "content.front-matter: The key \"height\" has \"tall\", and the site wants a whole number. (content/posts/a.md:2)"
    ),
    ("---\ntags: {a: 1}\n---", "The key \"tags\" has keys, and the site wants a list."),
    (
      "---\nx: 1\nguide:\n  phone: 1\n---",
      "The key \"name\" is missing. Add a line \"name: …\". (content/posts/a.md:3)"
    ),
    ("---\nseason: autumn\n---", "The key \"season\" has \"autumn\", which is not a value of \"Season\"."),
    ("---\nfirstAscent: soon\n---", "wants a date such as"),
    ("---\ndate: tomorrow\n---", "\"tomorrow\" is no date. Write one such as 2026-03-01. (content/posts/a.md:2)"),
    ("---\ndraft: perhaps\n---", "needs true or false."), ("---\nlanguage: en us\n---", "needs the tag of a language"),
    ("---\ntitle: Alps\n", "content.front-matter: The front matter does not end."),
    ("---\nheight: 99999999999999999999\n---", "wants a whole number"),
    ("---\ntitle: [a]\n---", "The key \"title\" needs words."),
    ("---\nslug: ../x\n---", "The key \"slug\" needs one name without a slash. (content/posts/a.md:2)"),
    ("---\nslug: /x\n---", "needs one name without a slash."),
    ("---\nslug: ..\n---", "content.path: The path contains \"..\""),
    ("---\nslug: con\n---", "is that of a device in Windows"),
    ("---\nslug: \(String(repeating: "n", count: 300))\n---", "is longer than 255 bytes"),
    ("---\nheight: \(String(repeating: "[", count: 5_000))\n---", "content.front-matter: "),
  ])
  func `tells of front matter that does not fit, with its file and line`(source: String, message: String) throws {
    let error = #expect(throws: ContentError.self) { try Self.articles(["a.md": source]) }
    let text = try #require(error?.description)
    if !message.contains("(content") || !text.contains(message) { #expect(text.contains(message), "\(text)") }
    #expect(text.contains("content/posts/a.md"))
  }

  @Test func `tells of everything that is wrong in all files at once`() {
    let error = #expect(throws: ContentError.self) {
      try Self.articles(["a.md": "---\nheight: x\ndate: y\n---", "b.md": "---\ntags: 1\nheight: z\n---"])
    }
    #expect(error?.diagnostics.count == 3)
  }

  @Test func `no two articles have paths that some system takes for the same`() {
    for names in [["cafe\u{301}.md", "caf\u{E9}.md"], ["Alps.md", "alps.md"], ["2025-01-01-a.md", "a.md"]] {
      let error = #expect(throws: ContentError.self) {
        var reader = ArticleReader<NoMetadata>(root: "")
        reader.read(ArticleFiles(KeyValuePairs(dictionaryLiteral: (names[0], ""), (names[1], "")), in: "c"))
        _ = try Articles(reader, [], Self.now)
      }
      #expect(error?.diagnostics.map(\.code) == [.articlePath])
    }
  }

  @Test func `tells of keys that nothing reads when the page is built`() throws {
    let posts = try Self.articles(["a.md": "---\ntgas: [snow]\n---\nWords."])
    let folder = try TemporaryFolder()
    let page = Page(posts[0]) { Markdown(posts[0].document) }
    let outcome = TestSite(list: [Page("index", title: "Start") { Text("a") }, page]).build(at: folder("site"))
    #expect(
      outcome.report == """
        posts/a: warning: content.unknown-key: Nothing reads the key "tgas". Did you mean "tags"? (content/posts/a.md:2)

        """
    )
  }

  @Test func `reads a folder on disk, and names what it cannot read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Words.", to: "posts/a.md")
    try folder.write("Words.", to: "posts/b/c.markdown")
    try folder.write("Words.", to: "posts/.hidden.md")
    try folder.write("{}", to: "posts/data.json")
    #expect(try Articles(in: folder("posts")).map(\.path) == ["posts/a", "posts/b/c"])
    #expect(try Articles(in: folder("posts") + "/", at: "").map(\.path) == ["a", "b/c"])
    try Data([0x66, 0xFF]).write(to: URL(fileURLWithPath: folder("posts/bad.md")))
    #expect(mkfifo(folder("posts/pipe.md"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder("posts/dead.md"), withDestinationPath: "nowhere")
    let error = #expect(throws: ContentError.self) { try Articles(in: folder("posts")) }
    #expect(error?.diagnostics.map(\.place.fileID) == ["bad", "dead", "pipe"].map { folder("posts/\($0).md") })
    let missing = #expect(throws: ContentError.self) { try Articles(in: folder("nowhere")) }
    #expect(missing?.description.contains("Name a folder of Markdown files.") == true)
  }

  @Test func `groups articles by what they have in common`() throws {
    let posts = try Self.articles([
      "a.md": "---\ndate: 2024-05-01\ntags: [Snow, C#, Snow]\n---", "b.md": "---\ndate: 2025-05-01\ntags: [C]\n---",
      "c.md": "Words.",
    ])
    let tags = posts.grouped(by: \.tags)
    #expect(tags.map(\.name) == ["C", "C#", "Snow"])
    #expect(tags.map(\.slug) == ["c", "c-sharp", "snow"])
    #expect(tags.last?.articles.map(\.path) == ["posts/a"])
    let years = posts.grouped { $0.date?.year }
    #expect(years.map(\.key) == [2024, 2025])
    #expect(posts.grouped { $0.title }.count == 3)
  }

  @Test(arguments: [
    (0, 10, [0]), (1, 10, [1]), (20, 10, [10, 10]), (21, 10, [10, 10, 1]), (2, 0, [1, 1]), (2, -5, [1, 1]),
    (3, Int.max, [3]),
  ])
  func `divides lists over pages`(count: Int, size: Int, expected: [Int]) {
    let pages = (0..<count).paginated(by: size, at: "list")
    #expect(pages.map(\.items.count) == expected)
    #expect(pages.flatMap(\.items) == Array(0..<count))
    #expect(pages.first?.previousPath == nil && pages.last?.nextPath == nil)
  }

  @Test func `pages of a list lead to one another`() throws {
    let pages = (1...3).paginated(by: 1, at: "index")
    #expect(pages.map(\.path) == ["index", "page/2", "page/3"])
    #expect((1...2).paginated(by: 1, at: "a/index").map(\.path) == ["a/index", "a/page/2"])
    let folder = try TemporaryFolder()
    let list = pages.map { page in
      Page(page, title: "List", description: "All of it") {
        Text("\(page.items)")
        PageNumbers(page)
      }
    }
    var site = TestSite(list: list)
    site.checks = SiteChecks()
    #expect(site.build(at: folder("site")).report == "")
    let second = try folder.text("site/page/2.html")
    #expect(second.contains("<title>List, page 2 — Test</title>"))
    #expect(second.contains("<link rel=\"prev\" href=\"../index.html\"><link rel=\"next\" href=\"../page/3.html\">"))
    #expect(second.contains("<nav aria-label=\"Pages\""))
    #expect(second.contains("href=\"../page/3.html\">Next</a>"))
  }

  @Test func `second pages say once whose they are, and what they are in whole sentences`() throws {
    let folder = try TemporaryFolder()
    let pages = (1...2).paginated(by: 1, at: "index")
    let list = pages.map { page in
      Page(page, title: "Test", description: "Stories of a city.") { PageNumbers(page) }
    }
    _ = TestSite(list: list).build(at: folder("site"))
    let second = try folder.text("site/page/2.html")
    #expect(second.contains("<title>Test, page 2</title>"))
    #expect(second.contains("content=\"Stories of a city (page 2).\""))
    #expect(NumberedText.description("Stories", "Y") == "Stories (Y)")
    #expect(NumberedText.description("", "Y") == "")
  }

  @Test(arguments: [0, 1_772_323_199, -1, -86_400, 951_782_400, 253_402_300_799, -62_135_596_800])
  func `dates and moments are the same`(seconds: Int) {
    let moment = Date(timeIntervalSince1970: Double(seconds))
    #expect(FrontMatterDate(moment).moment == moment)
    #expect(FrontMatterDate(FrontMatterDate(moment).description) == FrontMatterDate(moment))
  }

  @Test func `dates of any numbers can be compared`() {
    let worst = FrontMatterDate.Time(hour: .max, minute: .min, second: .max, offset: .min)
    let dates = [
      FrontMatterDate(year: .max, month: .max, day: .max, time: worst),
      FrontMatterDate(year: .min, month: .min, day: .min),
      FrontMatterDate(Date(timeIntervalSince1970: .nan)), FrontMatterDate(Date(timeIntervalSince1970: .infinity)),
    ]
    #expect(dates.sorted().first == dates[1])
    #expect(FrontMatterDate(year: 2025, month: 1, day: 1) < FrontMatterDate(year: 2025, month: 1, day: 2))
  }
}
