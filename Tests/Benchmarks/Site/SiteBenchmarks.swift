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
    let site = folder.appending(path: "site").path
    let copy = folder.appending(path: "copy")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    build(to: site, [])
    let pages = try FileManager.default.subpathsOfDirectory(atPath: site).filter { $0.hasSuffix(".html") }.map {
      ($0.replacing("/", with: "-"), try Data(contentsOf: URL(filePath: site + "/" + $0)))
    }
    var written = Comparison(rounds: 5, work: { build(to: site, []) }) {
      for (name, bytes) in pages { try? bytes.write(to: copy.appending(path: name)) }
    }
    written.value /= 1_000
    written.baseline /= 1_000
    report.add("1,000 pages of 50 rows, × writing their bytes", written, unit: "ms", limit: nil)
    var checked = Comparison(rounds: 5, work: { build(to: site, []) }) { build(to: site, ["--unchecked"]) }
    checked.value /= 1_000
    checked.baseline /= 1_000
    report.add("the same, × without checking links", checked, unit: "ms", limit: nil)
  }

  private static func build(to output: String, _ arguments: [String]) {
    let console = Console(output: { _ in }, errors: { Report.note($0) })
    _ = BenchmarkSite.run(["build", "--output", output] + arguments, program: "site", console: console)
  }
}

/// A site of 1,000 pages with 50 linked rows each.
private struct BenchmarkSite: Site {
  var checks = SiteChecks()

  init() {}

  static var options: [SiteOption] { [SiteOption("unchecked", help: "Checks no links.")] }

  static func make(options: SiteOptions) -> BenchmarkSite {
    var site = BenchmarkSite()
    if options.contains("unchecked") { site.checks = .none }
    return site
  }

  var title: String { "Peaks" }

  func header(for page: Page) -> some View { Link("All peaks", destination: "/") }

  var pages: some PageContent {
    Page("index", title: "Peaks") {
      List(0..<999) { number in Link("Range \(number)", destination: "ranges/\(number).html") }
    }
    Pages(0..<999) { number in
      Page("ranges/\(number)", title: "Range \(number)", description: "The peaks of range \(number).") {
        List(0..<50) { row in
          ListCell("Peak \(row) of \(number)").destination("ranges/\((number + row) % 999).html")
        }
      }
    }
  }
}
