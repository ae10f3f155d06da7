import Cairn
import CairnText
import Testing

/// Sections with several headers or footers side by side.
@Suite struct SectionBandsTests {
  private static func text(
    _ title: String,
    _ action: String,
    width: Int,
    direction: LayoutDirection = .leftToRight
  ) -> [String] {
    let layout = LayoutSection { .columns(2, height: 44) }
      .boundary(.header(width: 200, alignment: .topLeading), .header(width: 80, alignment: .topTrailing))
    let view = Section(["Rysy", "Giewont"], id: \.self) {
      Text($0)
    } header: {
      Text(title)
      Text(action)
    }
    .layout(layout)
    return view.environment(\.layoutDirection, direction).text(TextOptions(width: width)).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test func `two headers stand side by side where their layout has room for both`() {
    #expect(
      Self.text("Peaks of the Tatras", "Show all", width: 44) == [
        "Peaks of the Tatras               Show all",
        "Rysy                  Giewont",
      ]
    )
    #expect(Self.text("Peaks of the Tatras", "Show all", width: 80).first?.hasSuffix(" Show all") == true)
    let mirrored = Self.text("Peaks of the Tatras", "Show all", width: 44, direction: .rightToLeft)
    #expect(mirrored.first == "  Show all               Peaks of the Tatras")
  }

  @Test func `words that take several lines make room for both`() {
    #expect(
      Self.text("Peaks of the High and the Western Tatras", "Show all", width: 44) == [
        "Peaks of the High and the         Show all",
        "Western Tatras",
        "Rysy                  Giewont",
      ]
    )
  }

  @Test func `headers stand one below the other where they would be in each other's way or torn`() {
    #expect(Self.text("Peaks", "Show all", width: 34).prefix(2) == ["Peaks", "Show all"])
    #expect(Self.text("Peaks", "Unabridgedness", width: 44).prefix(2) == ["Peaks", "Unabridgedness"])
    #expect(Self.text("Peaks", "Show all", width: 12).prefix(2) == ["Peaks", "Show all"])
  }

  @Test func `more views than there are places, or footers, lose nothing`() {
    let layout = LayoutSection { .columns(2, height: 44) }
      .boundary(.footer(width: 100, alignment: .bottomLeading), .footer(width: 100, alignment: .bottomTrailing))
    func text(_ words: [String]) -> String {
      Section(["Rysy", "Giewont"], id: \.self) {
        Text($0)
      } footer: {
        ForEach(words, id: \.self) { Text($0) }
      }
      .layout(layout).text(TextOptions(width: 40))
    }
    #expect(text(["left", "right"]) == "Rysy                Giewont\nleft                        right")
    #expect(text(["left", "right", "more"]) == "Rysy                Giewont\nleft\nright\nmore")
    #expect(text(["left"]) == "Rysy                Giewont\nleft")
  }
}
