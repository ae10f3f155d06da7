import Cairn
import CairnText
import Foundation
import Testing

/// Each sample at four widths, plain and with colours, against what is on file.
///
/// `CAIRN_RECORD_GOLDENS=1` in the environment writes the files anew; read them before committing.
@Suite struct GoldenTests {
  private static let widths = [20, 40, 80, 120]

  @Test func `renders each sample as on file`() throws {
    for sample in TextSamples.all {
      try Self.compare(Self.document(sample.view), with: sample.name)
    }
  }

  /// The renderings of a view one after another, escape characters made visible.
  private static func document(_ view: AnyView) -> String {
    var document = ""
    for width in widths {
      document += "=== \(width) columns\n" + framed(view.text(TextOptions(width: width)), width)
    }
    var ascii = TextOptions(width: 40)
    ascii.characters = .ascii
    ascii.hyperlinks = .addresses
    document += "=== 40 columns, ASCII, addresses\n" + framed(view.text(ascii), 40)
    var accessible = TextOptions(width: 40)
    accessible.isAccessible = true
    document += "=== 40 columns, accessible\n" + view.text(accessible) + "\n"
    var terminal = TextOptions(width: 40, style: .trueColor)
    terminal.scrolling = .clip
    document += "=== 40 columns, true colour, clipped\n" + visible(view.text(terminal)) + "\n"
    document += "=== 40 columns, 16 colours, light\n"
    var light = TextOptions(width: 40, style: .ansi16)
    light.appearance = .light
    return document + visible(view.text(light)) + "\n"
  }

  /// Lines with their right edge marked, so that the width shows.
  private static func framed(_ text: String, _ width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }.joined()
  }

  private static func visible(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{1B}", with: "␛")
  }

  private static func compare(_ text: String, with name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Golden/\(name).txt")
    if ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(name).txt differs; record it anew if that is meant.")
  }
}
