import Cairn
import CairnHTML
import CairnSite
import Foundation
import Testing

@testable import mountain_booklet

@Suite struct MountainBookletTests {
  private static let small = """
    {"title": "My hills", "ranges": [
      {"name": "Hills", "countries": ["Here"], "summary": "Green <hills> & sheep.", "mountains": [
        {"name": "Low \\"Top\\"", "height": 10, "latitude": 1, "longitude": 2, "countries": ["Here"]},
        {"name": "High Top", "localName": "قمة", "height": 20, "latitude": 1.5, "longitude": 2, "countries": ["Iran"],
         "firstAscent": {"year": 1900}}]},
      {"name": "Moors", "continent": "Europe", "countries": ["Here"], "summary": "Flat.", "mountains": [
        {"name": "Knoll", "height": 5, "latitude": 3, "longitude": 2, "countries": ["Here", "There"]}]}
    ]}
    """

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "mountain-booklet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.small.utf8).write(to: folder.appending(path: "hills.json"))
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func run(_ arguments: String...) -> (status: Int32, output: String, errors: String) {
    var output = ""
    var errors = ""
    let console = Console(output: { output += $0 }, errors: { errors += $0 })
    let status = MountainBooklet.run(arguments, program: "mountain-booklet", console: console)
    return (status, output, errors)
  }

  private func files(in name: String) throws -> [String: Data] {
    let root = folder.appending(path: name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return paths.reduce(into: [:]) { files, path in
      files[path] = FileManager.default.contents(atPath: root.appending(path: path).path)
    }
  }

  // MARK: Pages

  @Test func `lists an index, a page for each range and one for each peak`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let booklet = try Booklet.bundled()
    let list = run("list")
    #expect(list.status == 0)
    let paths = list.output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(paths.count == 1 + booklet.ranges.count + booklet.mountains.count)
    #expect(paths.prefix(3) == ["index", "ranges/alps", "peaks/mont-blanc"])
    #expect(Set(paths).isSuperset(of: booklet.mountains.map { "peaks/\($0.slug)" }))
  }

  @Test func `every page has one h1, then h2, and nothing to complain about`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let site = try MountainBooklet()
    let options = HTMLOptions(assets: site.assets, rootPath: "")
    var count = 0
    try site.pages.forEachPage { page in
      count += 1
      // Peaks are alike, so every tenth stands for the others.
      guard !page.path.hasPrefix("peaks/") || count.isMultiple(of: 10) else { return }
      let output = page.content.renderHTML(options)
      #expect(output.diagnostics.map(\.description) == [], "\(page.path)")
      let levels = output.body.components(separatedBy: "<h").dropFirst().compactMap(\.first).filter(\.isNumber)
      #expect(levels.first == "1" && levels.dropFirst().allSatisfy { $0 == "2" }, "\(page.path): \(levels)")
      #expect(levels.count > 1)
      #expect(page.description?.isEmpty == false)
    }
    #expect(count == 422)
  }

  @Test func `a peak links to the index, its range and its neighbours`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let booklet = try Booklet.bundled()
    let alps = try #require(booklet.ranges.first)
    let peak = try #require(alps.mountains.first { $0.slug == "matterhorn" })
    let body = MountainsView(viewModel: booklet.page(of: peak, in: alps))
      .html(HTMLOptions(assets: MountainBooklet(booklet: booklet).assets, rootPath: "../"))
    #expect(body.contains("href=\"../index.html\""))
    #expect(body.contains("href=\"../ranges/alps.html\""))
    for neighbour in booklet.neighbours(of: peak, count: 8) {
      #expect(body.contains("href=\"\(neighbour.mountain.slug).html\"") || body.contains("peaks/\(neighbour.id).html"))
    }
    for word in ["4,478\u{A0}m", "14,692\u{A0}ft", "1865", "Edward Whymper", "45.98° N", "7.66° E", "Switzerland"] {
      #expect(body.contains(word), "\(word)")
    }
  }

  // MARK: Data of one's own

  @Test func `builds a booklet of somebody's own data, the same bytes each time`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for output in ["first", "second"] {
      let build = run("build", "--data", path("hills.json"), "--output", path(output))
      #expect(build.status == 0, "\(build.errors)")
    }
    let files = try files(in: "first")
    #expect(try files == self.files(in: "second"))
    for name in ["index.html", "ranges/hills.html", "peaks/high-top.html", "peaks/low-top.html", "icon.svg"] {
      #expect(files[name] != nil, "\(name)")
    }
    #expect(files["pictures/peak-knoll-dark.svg"] != nil)
    let index = String(decoding: files["index.html"] ?? Data(), as: UTF8.self)
    #expect(index.contains("<title>My hills</title>"))
    #expect(index.contains(">Elsewhere</h2>"))
    let range = String(decoding: files["ranges/hills.html"] ?? Data(), as: UTF8.self)
    #expect(range.contains("Green &lt;hills&gt; &amp; sheep."))
    let peak = String(decoding: files["peaks/high-top.html"] ?? Data(), as: UTF8.self)
    #expect(peak.contains("lang=\"fa\" dir=\"rtl\">قمة<") || peak.contains("dir=\"rtl\" lang=\"fa\">قمة<"))
  }

  @Test func `a data file that is missing or wrong ends with status 1 and says where and what to do`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = run("build", "--data", path("none.json"), "--output", path("site"))
    #expect(missing.status == 1)
    #expect(missing.errors.contains("none.json: The file is not there. Give the path of a JSON file"))
    let low = Self.small.replacing("\"height\": 10", with: "\"height\": -10")
    try Data(low.utf8).write(to: folder.appending(path: "low.json"))
    let wrong = run("list", "--data", path("low.json"))
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("low.json: ranges[0].mountains[0].height: The field \"height\" is -10"))
    #expect(wrong.errors.contains("Write the height in metres"))
    #expect(wrong.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: path("site")))
  }

  @Test func `the help names the commands and the option for data`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let help = run("--help")
    #expect(help.status == 0)
    for word in ["build", "print", "list", "--data FILE.json"] { #expect(help.output.contains(word), "\(word)") }
  }
}
