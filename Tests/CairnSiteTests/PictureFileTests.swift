import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

/// What is told of files that are to be pictures, and of folders that are not there.
@Suite struct PictureFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func report(_ path: String, _ text: String) throws -> String {
    try folder.write(text, to: "public/\(path)")
    let files = SiteFolder(folder("public"))
    var site = TestSite(list: [Page("index", title: "Start") { Image(path, label: Text("A")).padding(1) }])
    site.files = Array(files)
    site.assets = files.assets
    return site.build(at: folder("site")).report
  }

  @Test(arguments: [
    ("images/tram.png", "No picture", "PNG"), ("tram.png", "\u{89}PNG", "PNG"), ("a.svg", "", "SVG"),
    ("a.JPG", "x", "JPEG"),
    ("a.svg", "GIF89a\u{1}\0\u{2}\0", "SVG"), ("a.png", "<svg viewBox=\"0 0 2 3\"></svg>", "PNG"),
    ("a.webp", "RIFF", "WebP"), ("a.gif", "GIF8", "GIF"), ("a.avif", "", "AVIF"),
  ])
  func `a file that is no picture is told once, with the kind that its name says`(
    path: String,
    text: String,
    kind: String
  ) throws {
    let expected = """
      \(path): warning: site.unreadable-picture: The picture "\(path)" cannot be read as \(kind), so browsers may show \
      nothing. Copy it once more, or give it the ending of its kind.

      """
    #expect(try report(path, text) == expected)
  }

  @Test(arguments: [
    ("a.svg", "<svg/>"), ("a.svg", "<svg viewBox=\"0 0 2 3\"></svg>"), ("a.gif", "GIF89a\u{1}\0\u{2}\0"),
  ])
  func `nothing is told of a picture that can be read`(path: String, text: String) throws {
    #expect(try report(path, text) == "")
  }

  @Test func `a missing folder of files is told with the current folder and what to do`() {
    var site = TestSite(list: [Page("index", title: "Start") { Text("Words") }])
    site.files = Array(SiteFolder("nowhere/Public"))
    let current = FileManager.default.currentDirectoryPath
    let expected = """
      Public: error: site.failed-file: The site is to have the files of a folder. Cannot read the folder nowhere/Public: \
      No such file or directory. It was looked for in the current folder, \(current). Run the program from its package's \
      folder.

      """
    #expect(site.build(at: folder("site")).report == expected)
  }

  @Test func `a missing folder of articles is told in the same way`() {
    let error = #expect(throws: ContentError.self) { try Articles(in: "nowhere/posts") }
    let remedy = "Run the program from its package's folder. Name a folder of Markdown files."
    #expect(error?.description.contains(remedy) == true)
  }

  @Test func `an output where nothing can be written is told with the folder`() {
    let site = TestSite(list: [Page("index", title: "Start") { Text("Words") }])
    let disk = FileSystem { change in
      if change == .createFile { throw FileError("Cannot use the file x", code: EACCES) }
    }
    let failure = site.build(at: folder("site"), fileSystem: disk).failure
    let reason = "cannot be written to, and the site is to be in it: Permission denied. Name another with --output."
    #expect(failure?.hasSuffix(reason) == true, "\(failure ?? "")")
  }
}
