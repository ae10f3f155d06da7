import Cairn
import Foundation
import Synchronization
import Testing

@testable import CairnSite

/// Work on several threads.
@Suite struct OrderedWorkTests {
  @Test(arguments: [1, 2, 7])
  func `gives results in the order of the inputs`(threads: Int) {
    let work = OrderedWork(threads: threads) { (number: Int) in
      // Later inputs are often done before earlier ones.
      Thread.sleep(forTimeInterval: number.isMultiple(of: 5) ? 0.003 : 0)
      return number * 2
    }
    defer { work.end() }
    var results: [Int] = []
    for number in 0..<200 {
      if let result = work.add(number) { results.append(result) }
    }
    while let result = work.next() { results.append(result) }
    #expect(results == (0..<200).map { $0 * 2 })
  }

  @Test func `works on the thread that asks where there is no other`() {
    let asking = ObjectIdentifier(Thread.current)
    let work = OrderedWork(threads: 1) { (_: Int) in ObjectIdentifier(Thread.current) == asking }
    defer { work.end() }
    var results = (0..<9).compactMap { work.add($0) }
    while let result = work.next() { results.append(result) }
    #expect(results == Array(repeating: true, count: 9))
  }

  @Test func `works on the thread that asks where it would wait`() {
    let asking = ObjectIdentifier(Thread.current)
    let isHelped = DispatchSemaphore(value: 0)
    let isFirst = Mutex(true)
    let work = OrderedWork(threads: 2) { (_: Int) in
      if ObjectIdentifier(Thread.current) == asking {
        isHelped.signal()
      } else if isFirst.withLock({ exchange(&$0, with: false) }) {
        // The other thread ends its first job only when the thread that asks has done one.
        return isHelped.wait(timeout: .now() + 60) == .success
      }
      return true
    }
    defer { work.end() }
    var results = (0..<40).compactMap { work.add($0) }
    while let result = work.next() { results.append(result) }
    #expect(results == Array(repeating: true, count: 40))
  }

  @Test func `ends although nobody took the results`() {
    let work = OrderedWork(threads: 3) { (number: Int) in number }
    for number in 0..<5 { _ = work.add(number) }
    work.end()
  }

  /// A result that counts how many of it are there.
  private final class Token: Sendable {
    static let alive = Mutex(0)
    init() { Self.alive.withLock { $0 += 1 } }
    deinit { Self.alive.withLock { $0 -= 1 } }
  }

  @Test func `lets results go that nobody needs any more`() {
    let threads = 3
    var most = 0
    do {
      let work = OrderedWork(threads: threads) { (_: Int) in Token() }
      defer { work.end() }
      for number in 0..<500 {
        _ = work.add(number)
        most = max(most, Token.alive.withLock { $0 })
      }
      while work.next() != nil {}
    }
    // Three under way and three to free for each thread, and the one that was taken last.
    #expect(most <= threads * 6 + 1)
    #expect(Token.alive.withLock { $0 } == 0)
  }

  @Test func `tells what is wrong in the order of the pages`() throws {
    let folder = try TemporaryFolder()
    let pages = (0..<60).map { number in
      Page(number == 30 ? "../x" : "p\(number)", title: "Page \(number)") {
        Text("Words")
        Image("missing \(number)")
      }
    }
    let outcome = TestSite(list: pages).build(at: folder("site"))
    let subjects = outcome.report.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    let expected = (0..<60).map { $0 == 30 ? "../x" : "p\($0)" }
    #expect(subjects.filter { expected.contains($0) } == expected)
  }

  private enum Values {
    @TaskLocal static var word = "plain"
  }

  @Test func `makes all pages without the values of the task that builds`() throws {
    let folder = try TemporaryFolder()
    let pages = (0..<60).map { number in
      Page(number == 0 ? "index" : "p\(number)", title: "Page \(number)") { Text(Values.word) }
    }
    Values.$word.withValue("bound") { _ = TestSite(list: pages).build(at: folder("site")) }
    for number in 1..<60 { #expect(try folder.text("site/p\(number).html").contains(">plain<")) }
  }

  @Test func `stops at a page that cannot be made`() throws {
    struct Failing: PageContent {
      struct Failure: Error {}
      func forEachPage(_ body: (Page) throws -> Void) throws {
        for number in 0..<100 {
          try body(Page("\(number)", title: "\(number)") { Text("Words") })
          if number == 50 { throw Failure() }
        }
      }
    }
    struct FailingSite: Site {
      var title: String { "Failing" }
      var pages: some PageContent { Failing() }
    }
    let folder = try TemporaryFolder()
    let console = Console(output: { _ in }, errors: { _ in })
    #expect(throws: Failing.Failure.self) {
      try SiteBuilder.build(FailingSite(), at: folder("site"), console: console, isVerbose: false)
    }
    #expect(try folder.names() == [])
  }
}
