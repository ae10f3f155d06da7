import Cairn
import CairnText
import Foundation
import Testing

/// Each layout specimen against what is on file.
///
/// `CAIRN_RECORD_GOLDENS=1` in the environment writes the files anew; read them before committing.
@Suite struct LayoutGoldenTests {
  @Test func `lays each specimen out as on file`() throws {
    for specimen in LayoutSpecimens.all {
      try Self.compare(Self.document(specimen), with: specimen.name)
    }
  }

  private static func document(_ specimen: LayoutSpecimens.Specimen) -> String {
    var document = ""
    func add(_ title: String, _ view: some View, _ options: TextOptions) {
      document += "=== \(title)\n\(view.text(options))\n"
    }
    for width in specimen.name.hasPrefix("05") ? [44, 80, 110] : [44, 80] {
      add("\(width) columns", specimen.view, TextOptions(width: width))
      guard specimen.scrolls else { continue }
      var clipped = TextOptions(width: width)
      clipped.scrolling = .clip
      add("\(width) columns, clipped", specimen.view, clipped)
      guard width == 44 else { continue }
      clipped.scrolling = .list
      add("\(width) columns, listed", specimen.view, clipped)
    }
    add("24 columns", specimen.view, TextOptions(width: 24))
    add("44 columns, right to left", specimen.view.environment(\.layoutDirection, .rightToLeft), TextOptions(width: 44))
    var declared = TextOptions(width: 44)
    declared.layoutHeights = .declared
    declared.characters = .ascii
    add("44 columns, declared heights, ASCII", specimen.view, declared)
    var accessible = TextOptions(width: 44)
    accessible.isAccessible = true
    add("44 columns, accessible", specimen.view, accessible)
    return document
  }

  private static func compare(_ text: String, with name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Golden/Layout/\(name).txt")
    if ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(name).txt differs; record it anew if that is meant.")
  }
}
