import Cairn
import CairnText
import Foundation
import Testing

/// Each list specimen against what is on file.
///
/// `CAIRN_RECORD_GOLDENS=1` in the environment writes the files anew; read them before committing.
@Suite struct ListGoldenTests {
  @Test func `renders each list as on file`() throws {
    for specimen in ListSpecimens.all {
      try Self.compare(Self.document(specimen.view), with: specimen.name)
    }
  }

  private static func document(_ view: AnyView) -> String {
    var document = ""
    func add(_ title: String, _ view: some View, _ options: TextOptions) {
      let text = view.text(options).replacingOccurrences(of: "\u{1B}", with: "␛")
      document += "=== \(title)\n\(text)\n"
    }
    add("40 columns", view, TextOptions(width: 40))
    add("80 columns", view, TextOptions(width: 80))
    add("16 columns", view, TextOptions(width: 16))
    var ascii = TextOptions(width: 40)
    ascii.characters = .ascii
    ascii.hyperlinks = .addresses
    ascii.isEditing = true
    ascii.drawsSeparators = true
    add("40 columns, ASCII, addresses, editing, separators", view, ascii)
    add("40 columns, right to left", view.environment(\.layoutDirection, .rightToLeft), TextOptions(width: 40))
    add("40 columns, true colour", view, TextOptions(width: 40, style: .trueColor))
    var accessible = TextOptions(width: 60)
    accessible.isAccessible = true
    add("60 columns, accessible", view, accessible)
    return document
  }

  private static func compare(_ text: String, with name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Golden/Lists/\(name).txt")
    if ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(name).txt differs; record it anew if that is meant.")
  }
}
