import Cairn
import CairnSite
import Foundation

/// How long sites take to build, beside writing the same bytes from memory.
enum SiteBenchmarks {
  static func run(_ report: inout Report) throws {
    // A disk would cost more than the site, and another amount each time.
    let memory = URL(filePath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    let parent = isThere ? memory : FileManager.default.temporaryDirectory
    let folder = parent.appending(path: "cairn-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for count in [1_000, 10_000] { try measure(count, in: folder, &report) }
  }

  private static func measure(_ count: Int, in folder: URL, _ report: inout Report) throws {
    let site = folder.appending(path: "site").path
    let copy = folder.appending(path: "copy")
    let data = folder.appending(path: "data")
    for folder in [copy, data] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for number in 1..<count { try edit(number, in: data, "first") }
    let arguments = ["--count", "\(count)", "--data", data.path]
    build(to: site, arguments)
    let pages = try FileManager.default.subpathsOfDirectory(atPath: site).filter { $0.hasSuffix(".html") }.map {
      ($0.replacing("/", with: "-"), try Data(contentsOf: URL(filePath: site + "/" + $0)))
    }
    let rounds = count > 1_000 ? 3 : 5
    let name = BenchmarkSite.grouped(count)
    func add(_ words: String, _ comparison: Comparison) {
      var comparison = comparison
      comparison.value /= 1_000
      comparison.baseline /= 1_000
      report.add("\(name) pages of 50 rows, \(words)", comparison, unit: "ms", limit: nil)
    }
    let writing = {
      try? FileManager.default.removeItem(at: copy)
      try? FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      for (name, bytes) in pages { try? bytes.write(to: copy.appending(path: name)) }
    }
    let building = {
      try? FileManager.default.removeItem(atPath: site)
      build(to: site, arguments)
    }
    add("× writing their bytes", Comparison(rounds: rounds, work: building, baseline: writing))
    let rebuilding = { build(to: site, arguments) }
    add("nothing changed, × a build", Comparison(rounds: rounds, work: rebuilding, baseline: building))
    var round = 0
    let editing = {
      round += 1
      try? edit(count / 2, in: data, "edit \(round)")
      build(to: site, arguments)
    }
    build(to: site, arguments)
    add("one file changed, × a build", Comparison(rounds: rounds, work: editing, baseline: building))
    if count == 1_000 {
      let unchecked = {
        try? FileManager.default.removeItem(atPath: site)
        build(to: site, arguments + ["--unchecked"])
      }
      add("× without checking links", Comparison(rounds: rounds, work: building, baseline: unchecked))
    }
    for folder in [site, copy.path, data.path] { try FileManager.default.removeItem(atPath: folder) }
  }

  /// Runs the command line of the site, and returns the status of the process.
  static func runSite(_ arguments: [String]) -> Int32 {
    let console = Console(output: { print($0, terminator: "") }, errors: { Report.note($0) })
    return BenchmarkSite.run(arguments, program: "pages", console: console)
  }

  /// Writes the file of a page.
  private static func edit(_ number: Int, in folder: URL, _ words: String) throws {
    let rows = (0..<50).map { "Peak \($0) of \(number), \(words)" }
    try JSONEncoder().encode(rows).write(to: folder.appending(path: "\(number).json"))
  }

  private static func build(to output: String, _ arguments: [String]) {
    let console = Console(output: { _ in }, errors: { Report.note($0) })
    _ = BenchmarkSite.run(["build", "--output", output] + arguments, program: "site", console: console)
  }
}

/// A site of pages with 50 linked rows each, from a file each.
private struct BenchmarkSite: Site {
  var checks = SiteChecks()
  var count = 1_000
  var data = ""

  init() {}

  static var options: [SiteOption] {
    [
      SiteOption("unchecked", help: "Checks no links."), SiteOption("count", value: "N", help: "The number of pages."),
      SiteOption("data", value: "DIR", help: "The folder of the data."),
    ]
  }

  static func make(options: SiteOptions) -> BenchmarkSite {
    var site = BenchmarkSite()
    if options.contains("unchecked") { site.checks = .none }
    site.count = options["count"].flatMap { Int($0) } ?? site.count
    site.data = options["data"] ?? ""
    return site
  }

  static func grouped(_ count: Int) -> String { count < 1_000 ? "\(count)" : "\(count / 1_000),000" }

  var title: String { "Peaks" }

  func header(for page: Page) -> some View { Link("All peaks", destination: "/") }

  var pages: some PageContent {
    Page("index", title: "Peaks") {
      List(1..<count) { number in Link("Range \(number)", destination: "ranges/\(number).html") }
    }
    Pages(1..<count, madeFrom: { number in [.file("\(data)/\(number).json")] }) { number in
      let bytes = FileManager.default.contents(atPath: "\(data)/\(number).json") ?? Data()
      let rows = (try? JSONDecoder().decode([String].self, from: bytes)) ?? []
      Page("ranges/\(number)", title: "Range \(number)", description: "The peaks of range \(number).") {
        List(rows.indices, id: \.self) { row in
          ListCell(rows[row]).destination("ranges/\((number + row) % (count - 1) + 1).html")
        }
      }
    }
  }
}
