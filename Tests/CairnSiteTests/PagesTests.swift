import Cairn
import CairnHTML
import Foundation
import Synchronization
import Testing

@testable import CairnSite

@Suite struct PagesTests {
  private func paths(@PageContentBuilder _ pages: () -> some PageContent) throws -> [String] {
    var paths: [String] = []
    try pages().forEachPage { paths.append($0.path) }
    return paths
  }

  private static func page(_ path: String) -> Page {
    Page(path, title: path) { Text("Text") }
  }

  private enum Season { case summer, autumn, winter }

  @Test(arguments: [(true, 0), (false, 1), (true, 2)])
  func `takes every kind of statement`(condition: Bool, number: Int) throws {
    let season = [Season.summer, .autumn, .winter][number]
    let optional: Page? = condition ? Self.page("optional") : nil
    let paths = try paths {
      Self.page("first")
      if condition { Self.page("if") }
      if condition { Self.page("yes") } else { Pages([1, 2]) { Self.page("no-\($0)") } }
      switch season {
      case .summer: Self.page("summer")
      case .autumn: Self.page("autumn")
      case .winter: Self.page("winter")
      }
      for number in 1...2 {
        Self.page("for-\(number)")
        Self.page("again-\(number)")
      }
      optional
      if #available(macOS 10.15, *) { Self.page("available") }
      Pages(["a", "b"]) { name in
        Self.page(name)
        if name == "b" { Self.page(name + "2") }
      }
    }
    let seasons = ["summer", "autumn", "winter"]
    let expected =
      ["first"] + (condition ? ["if", "yes"] : ["no-1", "no-2"]) + [seasons[number]]
      + ["for-1", "again-1", "for-2", "again-2"] + (condition ? ["optional"] : []) + ["available", "a", "b", "b2"]
    #expect(paths == expected)
  }

  @Test func `takes no statement at all`() throws {
    #expect(try paths {} == [])
  }

  @Test func `stops at the first page that fails`() {
    struct Failure: Error {}
    var seen: [String] = []
    let pages = Pages((0..<1000).lazy) { Self.page("\($0)") }
    #expect(throws: Failure.self) {
      try pages.forEachPage { page in
        seen.append(page.path)
        if seen.count == 3 { throw Failure() }
      }
    }
    #expect(seen == ["0", "1", "2"])
  }

  @Test func `makes the views of a page only when it is rendered`() throws {
    let count = Counter()
    let page = Page("index", title: "Start") {
      let _ = count.add(1)
      Text("Text")
    }
    #expect(try paths { page } == ["index"])
    #expect(count.value == 0)
    _ = page.content
    #expect(count.value == 1)
  }

  @Test func `holds few pages at a time while it builds`() throws {
    let folder = try TemporaryFolder()
    let census = Census()
    let console = Console(output: { _ in }, errors: { _ in })
    let site = CensusSite(census: census)
    let summary = try SiteBuilder.build(site, at: folder("site"), console: console, isVerbose: false)
    #expect(summary.pages == 2_000)
    #expect(census.born.value == 4_000)
    #expect(census.alive.value == 0)
    // Of each thread, four pages in each of three jobs under way and of three to free; four are written, four collected.
    #expect(census.alive.peak <= 24 * ProcessInfo.processInfo.activeProcessorCount + 8)
  }

  /// A number that several threads change.
  private final class Counter: Sendable {
    private let state = Mutex((value: 0, peak: 0))

    var value: Int { state.withLock { $0.value } }
    var peak: Int { state.withLock { $0.peak } }

    func add(_ number: Int) {
      state.withLock { $0 = ($0.value + number, max($0.peak, $0.value + number)) }
    }
  }

  /// Counts the data that pages and files hold.
  private final class Census: Sendable {
    let born = Counter()
    let alive = Counter()
  }

  private final class Inhabitant: Sendable {
    let census: Census
    let number: Int

    init(_ census: Census, _ number: Int) {
      self.census = census
      self.number = number
      census.born.add(1)
      census.alive.add(1)
    }

    deinit {
      census.alive.add(-1)
    }
  }

  private struct CensusSite: Site {
    var census = Census()
    var title: String { "Census" }

    private var inhabitants: some Sequence<Inhabitant> {
      (0..<2_000).lazy.map { Inhabitant(census, $0) }
    }

    var files: some Sequence<SiteFile> {
      inhabitants.lazy.map { inhabitant in SiteFile("\(inhabitant.number).txt") { "\(inhabitant.number)" } }
    }

    var pages: some PageContent {
      Pages(inhabitants) { inhabitant in
        Page("\(inhabitant.number)", title: "Page \(inhabitant.number)") { Text("\(inhabitant.number)") }
      }
    }
  }
}
