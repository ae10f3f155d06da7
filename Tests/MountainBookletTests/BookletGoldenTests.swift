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
  private static let widths = [20, 40, 80, 120]

  /// Prints a page as the command line does.
  private static func printed(_ page: String, _ options: TextOptions) -> String {
    var output = ""
    var errors = ""
    let console = Console(output: { output += $0 }, errors: { errors += $0 }, textOptions: { _ in options })
    let status = MountainBooklet.run(["print", page], program: "mountain-booklet", console: console)
    #expect(status == 0 && errors == "")
    return output
  }

  private static func document(_ page: String) -> String {
    var document = ""
    for width in widths { document += "=== \(width) columns\n" + printed(page, TextOptions(width: width)) }
    var ascii = TextOptions(width: 60)
    ascii.characters = .ascii
    document += "=== 60 columns, ASCII\n" + printed(page, ascii)
    var terminal = TextOptions(width: 80, style: .trueColor)
    terminal.scrolling = .clip
    document += "=== 80 columns, true colour, clipped\n"
    document += printed(page, terminal).replacingOccurrences(of: "\u{1B}", with: "␛")
    var accessible = TextOptions(width: 80)
    accessible.isAccessible = true
    return document + "=== 80 columns, accessible\n" + printed(page, accessible)
  }

  @Test(arguments: pages) func `prints a page as on file`(page: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Golden/\(page.replacing("/", with: "-")).txt")
    let document = Self.document(page)
    if ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] == "1" {
      try document.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(document == expected, "\(file.lastPathComponent) differs; record it anew if that is meant.")
  }

  @Test(arguments: pages, widths) func `keeps within the width and ends no line in blanks`(page: String, width: Int) {
    for line in Self.printed(page, TextOptions(width: width)).split(separator: "\n") {
      #expect(line.columns() <= width && line.last != " ", "\(line)")
    }
  }

  @Test(arguments: widths) func `loses no name at any width`(width: Int) throws {
    let booklet = try Booklet.bundled()
    let letters = Self.printed("index", TextOptions(width: width)).filter { !$0.isWhitespace && $0 != "▁" }
    for name in booklet.ranges.map(\.name) + booklet.continents.map(\.name) {
      // Names that stand side by side are interleaved line by line, but their words are whole.
      for word in name.split(separator: " ") { #expect(letters.contains(word), "\(name)") }
    }
  }

  @Test func `clips galleries in a terminal and says how many ranges are left`() {
    var options = TextOptions(width: 80)
    options.scrolling = .clip
    #expect(Self.printed("index", options).contains("›8"))
  }
}
