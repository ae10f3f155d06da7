import CairnSite
import CairnText
import Foundation
import Testing

@testable import mountain_booklet

/// What a reader of the booklet sees in a terminal, against what is on file.
///
/// `CAIRN_RECORD_GOLDENS=1` in the environment writes the files anew; read them before committing.
@Suite struct BookletGoldenTests {
  private static let pages = ["index", "ranges/alps", "peaks/matterhorn"]
  /// The index is long, and other tests look at its narrowest and its widest form.
  private static func widths(_ page: String) -> [Int] { page == "index" ? [40, 80] : [20, 40, 80, 120] }

  private static let site = Result { try MountainBooklet() }

  /// Renders a page as the command line prints it.
  private static func printed(_ path: String, _ options: TextOptions) throws -> String {
    let site = try site.get()
    var text: String?
    try site.pages.forEachPage { page in
      if page.path == path { text = site.renderText(page, options).text }
    }
    return try #require(text) + "\n"
  }

  private static func document(_ page: String) throws -> String {
    var document = ""
    for width in widths(page) {
      let text = try printed(page, TextOptions(width: width))
      for line in text.split(separator: "\n") {
        #expect(line.columns() <= width && line.last != " ", "too wide or ends in blanks: \(line)")
      }
      document += "=== \(width) columns\n" + text
    }
    var ascii = TextOptions(width: 60)
    ascii.characters = .ascii
    document += try "=== 60 columns, ASCII\n" + printed(page, ascii)
    var terminal = TextOptions(width: 80, style: .trueColor)
    terminal.scrolling = .clip
    document += "=== 80 columns, true colour, clipped\n"
    document += try printed(page, terminal).replacingOccurrences(of: "\u{1B}", with: "␛")
    var accessible = TextOptions(width: 80)
    accessible.isAccessible = true
    return try document + "=== 80 columns, accessible\n" + printed(page, accessible)
  }

  @Test(arguments: pages) func `prints a page as on file`(page: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Golden/\(page.replacing("/", with: "-")).txt")
    let document = try Self.document(page)
    if ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] == "1" {
      try document.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(document == expected, "\(file.lastPathComponent) differs; record it anew if that is meant.")
  }

  @Test(arguments: [20, 120]) func `loses no name at any width`(width: Int) throws {
    let booklet = try Self.site.get().booklet
    let letters = try Self.printed("index", TextOptions(width: width)).filter { !$0.isWhitespace && $0 != "▁" }
    for name in booklet.ranges.map(\.name) + booklet.continents.map(\.name) {
      // Names that stand side by side are interleaved line by line, but their words are whole.
      for word in name.split(separator: " ") { #expect(letters.contains(word), "\(name)") }
    }
  }
}
