import Cairn
import Testing

@Suite struct LayoutChoiceTests {
  private static let choices = ["List", "Grid", "Cards"].map {
    LayoutChoice($0, LayoutSection { .columns(2, height: 44) })
  }

  private static func shown(_ name: String?) -> String {
    Section { LayoutChoiceReader { Text($0 ?? "none") } }
      .layout(choices: choices)
      .environment(\.layoutChoiceName, name)
      .words.joined(separator: " ")
  }

  @Test(arguments: [
    (nil, "List"), ("Grid", "Grid"), ("grid", "Grid"), ("Cards", "Cards"), ("none", "List"), ("", "List"),
  ])
  func `shows the layout that is asked for at first`(name: String?, expected: String) {
    #expect(Self.shown(name) == expected)
  }
}
