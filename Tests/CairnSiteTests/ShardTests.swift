import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite
@testable import journal

/// Sites that several machines build, each a part.
@Suite struct ShardTests {
  private let folder: TemporaryFolder
  private let log = DataSite.Log()

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<17 { try folder.write("Title \(number)\nwords\n@data/n\(number / 2)", to: "in/data/n\(number)") }
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"5\" height=\"9\"/>", to: "in/public/x.svg")
    try folder.write("---\ntitle: One\n---\n![](x.svg) Words", to: "in/posts/one.md")
    try folder.write("---\ntitle: Two\ndate: 2025-03-04\n---\n[One](@posts/one)", to: "in/posts/two.md")
    try folder.write("https://example.org/base", to: "in/base.txt")
  }

  private var site: DataSite { DataSite(folder: folder("in"), log: log) }

  /// Builds the parts of a site and returns their folders.
  private func parts<Source: Site>(of site: Source, _ count: Int) -> [String] {
    (1...count).map { number in
      let part = folder("part\(number)")
      let outcome = build(site, at: part, .part(Shard(number: number, count: count)))
      #expect(outcome.failure == nil)
      return part
    }
  }

  private func build<Source: Site>(
    _ site: Source,
    at output: String,
    _ extent: SiteBuilder<Source>.Extent,
    options: SiteOptions = SiteOptions()
  ) -> BuildOutcome {
    var outcome = BuildOutcome()
    var report = ""
    let console = Console(output: { _ in }, errors: { report += $0 })
    do {
      outcome.summary = try SiteBuilder.build(
        site,
        at: output,
        console: console,
        isVerbose: false,
        options: options,
        extent: extent
      )
    } catch {
      outcome.failure = ErrorText.describe(error)
    }
    outcome.report = report
    return outcome
  }

  private func expectSame<Source: Site>(_ site: Source, inParts count: Int) throws {
    let whole = build(site, at: folder("whole"), .site)
    #expect(whole.failure == nil)
    let merged = build(site, at: folder("merged"), .merge(parts(of: site, count).shuffled()))
    #expect(merged.failure == nil)
    #expect(merged.report == whole.report)
    #expect(merged.summary == whole.summary)
    #expect(try folder.files(in: "merged") == folder.files(in: "whole"))
  }

  // MARK: The same

  @Test(arguments: [1, 2, 7, 40])
  func `give the site that one build gives`(count: Int) throws {
    try expectSame(site, inParts: count)
  }

  @Test func `give the site that one build gives, also with fingerprints and on top of another site`() throws {
    var site = site
    site.assetNames = .fingerprinted
    try folder.write("p{background:url(x.svg)}", to: "in/own.css")
    try expectSame(site, inParts: 3)
    try folder.write("p{margin:0}", to: "in/own.css")
    try folder.write("Other\nwords\n!x.svg", to: "in/data/n3")
    try expectSame(site, inParts: 7)
  }

  @Test func `give a blog with feeds, redirects and lists of pages`() throws {
    try expectSame(try Journal(), inParts: 7)
  }

  @Test func `give pages with sheets of their own, with diagnostics, and of any size`() throws {
    let large = (0..<120_000).map { "word\($0)" }.joined(separator: " ")
    let list = [
      Page("index", title: "Start") { Link("Styled", destination: "@a/styled") },
      Page("a/styled", title: "Styled") { Text("Text") }.styles("p{margin:0}").redirects(from: ["old/", "older"]),
      Page("a/themed", title: "Themed") { Text("Text") }.theme(Theme(accent: .red)),
      Page("a/odd", title: "Odd") { Image("nowhere") }, Page("a/large", title: "Large") { Text(verbatim: large) },
      Page("ar", title: "خبز") { Text("خبز") }.language("ar"),
    ]
    var site = TestSite(baseURL: "https://example.org", list: list)
    site.checks = SiteChecks()
    site.assets["nowhere"] = AssetCatalog.Asset(source: "nowhere.png")
    try expectSame(site, inParts: 3)
  }

  @Test func `are not made or rendered again when they are merged`() throws {
    let parts = self.parts(of: site, 3)
    #expect(Set(log.take()).count == 18)
    #expect(build(site, at: folder("merged"), .merge(parts)).failure == nil)
    #expect(log.take() == [])
  }

  @Test func `are made anew if their data changed, or if their files did`() throws {
    let parts = self.parts(of: site, 3)
    _ = log.take()
    try folder.write("New title\nother words", to: "in/data/n5")
    let damaged = try #require(["part1", "part2", "part3"].first { folder.exists($0 + "/data/n9.html") })
    try folder.write("damaged", to: damaged + "/data/n9.html")
    #expect(build(site, at: folder("merged"), .merge(parts)).failure == nil)
    #expect(log.take() == ["n5", "n9"])
    #expect(build(site, at: folder("whole"), .site).failure == nil)
    #expect(try folder.files(in: "merged") == folder.files(in: "whole"))
  }

  // MARK: Checks

  @Test func `are checked across each other`() throws {
    let list = [
      Page("index", title: "Start") { Link("B", destination: "b.html#nowhere") },
      Page("b", title: "Start") { Link("C", destination: "c.html") },
    ]
    var site = TestSite(list: list)
    site.checks = SiteChecks()
    let parts = self.parts(of: site, 2)
    let merged = build(site, at: folder("merged"), .merge(parts))
    for code in ["site.broken-link", "site.broken-anchor"] { #expect(merged.report.contains(code)) }
    #expect(merged.report == build(site, at: folder("whole"), .site).report)
  }

  @Test func `with the same path are told`() throws {
    let list = [Page("index", title: "Start") { Text("a") }, Page("Index", title: "Other") { Text("b") }]
    let site = TestSite(list: list)
    let outcome = build(site, at: folder("merged"), .merge(parts(of: site, 2)))
    #expect(outcome.failure?.contains("Nothing was built, because of 1 error.") == true)
    #expect(outcome.report.contains("The path Index.html is taken but for case or accents by index.html."))
  }

  @Test func `fail on their own if a page is wrong`() throws {
    let list = [Page("index", title: "Start") { Text("a") }, Page("a:b", title: "Other") { Text("b") }]
    let shards = (1...2).map { Shard(number: $0, count: 2) }
    let failures = shards.map { build(TestSite(list: list), at: folder("part\($0.number)"), .part($0)).failure }
    #expect(failures[0] == nil)
    #expect(failures[1]?.contains("because of 1 error") == true)
  }

  // MARK: Mistakes

  @Test func `that do not belong together are told`() throws {
    let parts = self.parts(of: site, 3)
    _ = self.parts(of: site, 2)
    try FileManager.default.moveItem(atPath: folder("part1"), toPath: folder("first"))
    #expect(
      build(site, at: folder("other"), .part(Shard(number: 1, count: 3)), options: SiteOptions(["option": "x"])).failure
        == nil
    )
    let all = folder.path
    let cases: [([String], String)] = [
      (Array(parts.prefix(2)), "Of 3 parts these are missing: 3. Build them, and name all."),
      (parts + [parts[1]], "are both 2/3. Name each part once."),
      (
        [folder("other"), parts[1], parts[2]],
        "was built by another program, with other options or in another language."
      ),
      (
        [folder("in")],
        "The folder \(all)/in is no part of a site. Build it with --shard, or copy it with its hidden files."
      ),
      ([parts[2], folder("first")], "Merge parts of one division."),
    ]
    _ = self.parts(of: site, 3)
    for (folders, message) in cases {
      let failure = build(site, at: folder("merged"), .merge(folders)).failure
      #expect(failure?.contains(message) == true, "\(failure ?? "")")
      #expect(!folder.exists("merged"))
    }
    try folder.write("another", to: "in/data/zz")
    let failure = build(site, at: folder("merged"), .merge(parts)).failure
    #expect(failure?.contains("The site has other pages than where the part") == true)
    try folder.write("damaged", to: "part2/" + PartManifest.recordName)
    #expect(build(site, at: folder("merged"), .merge(parts)).failure?.contains("part2 is damaged.") == true)
  }

  // MARK: Command line

  @Test(arguments: ["0/3", "4/3", "3", "a/b", "1/2/3", "-1/3", "1/10001"])
  func `are numbered as in 2 of 7, and nothing else`(text: String) {
    let result = CommandResult(TestSite.self, "build", "--output", folder("part"), "--shard", text)
    #expect(result.status == 2)
    #expect(result.errors.contains("The part \"\(text)\" is not one such as 2/7, the second of seven."))
  }

  @Test func `are built and merged on the command line`() throws {
    for number in 1...3 {
      let result = CommandResult(Journal.self, "build", "--output", folder("p\(number)"), "--shard", "\(number)/3")
      #expect(result.status == 0)
    }
    let merging = CommandResult(
      Journal.self,
      "merge",
      folder("p1"),
      folder("p2"),
      folder("p3"),
      "--output",
      folder("site")
    )
    #expect(merging.status == 0)
    #expect(merging.output.hasPrefix("Built "))
    #expect(CommandResult(Journal.self, "build", "--output", folder("whole")).status == 0)
    #expect(try folder.files(in: "site") == folder.files(in: "whole"))
    let nothing = CommandResult(Journal.self, "merge", "--output", folder("site"))
    #expect(nothing.errors.contains("Nothing is named to merge. Name the folders of all parts."))
  }
}
