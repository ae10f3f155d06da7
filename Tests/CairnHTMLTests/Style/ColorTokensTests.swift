import Cairn
import CairnHTML
import Testing

@Suite struct ColorTokensTests {
  private static let foregrounds: [Color.Token] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .tint, .link,
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText,
  ]
  private static let surfaces: [Color.Token] = [
    .background, .secondaryBackground, .tertiaryBackground,
    .groupedBackground, .secondaryGroupedBackground, .tertiaryGroupedBackground,
  ]

  @Test func `measures contrast as WCAG does`() {
    #expect(abs(RGBA(hex: 0).contrast(on: RGBA(hex: 0xFFFFFF)) - 21) < 0.001)
    #expect(abs(RGBA(hex: 0x767676).contrast(on: RGBA(hex: 0xFFFFFF)) - 4.54) < 0.01)
  }

  @Test(arguments: foregrounds, surfaces)
  func `keeps text legible on every surface`(token: Color.Token, surface: Color.Token) {
    let text = ColorToken(token, use: .text).values
    #expect(text.light.contrast(on: surface.fill.light) >= 4.6)
    #expect(text.dark.contrast(on: surface.fill.dark) >= 4.6)
  }

  @Test(arguments: [Color.Token.red, .tint])
  func `keeps white text legible on destructive and tinted fills`(token: Color.Token) {
    #expect(RGBA(hex: 0xFFFFFF).contrast(on: token.text.light) >= 4.6)
  }

  @Test func `declares every property once`() {
    let names = ColorTokens.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("--tint-text"))
    #expect(!names.contains("--separator-text"))
    #expect(names.allSatisfy { $0.hasPrefix("--") && $0.allSatisfy { $0 == "-" || ("a"..."z").contains($0) } })
  }

  @Test(arguments: [
    ("--label", "#000", "#fff"),
    ("--secondary-label", "rgb(60 60 67/.75)", "rgb(235 235 245/.6)"),
    ("--separator", "rgb(60 60 67/.29)", "rgb(84 84 88/.6)"),
    ("--grouped-background", "#f2f2f7", "#000"),
    ("--tint", "#007aff", "#0a84ff"),
    ("--tint-text", "#0069db", "#3097ff"),
    ("--mint-text", "#007b75", "#63e6e2"),
    ("--cyan-text", "#1475a1", "#64d2ff"),
    ("--brown-text", "#82694b", "#ad906a"),
  ])
  func `gives a property its two values`(name: String, light: String, dark: String) throws {
    let property = try #require(ColorTokens.all.first { $0.name == name })
    #expect(property.lightValue == light)
    #expect(property.darkValue == dark)
  }

  @Test(arguments: [
    (Color.red, "var(--red)", "var(--red-text)"),
    (.separator, "var(--separator)", "var(--separator)"),
    (
      .label.opacity(0.5), "color-mix(in srgb,var(--label) 50%,transparent)",
      "color-mix(in srgb,var(--label) 50%,transparent)"
    ),
    (.white, "#fff", "#fff"),
    (.clear, "transparent", "transparent"),
    (.black.opacity(0.4), "rgb(0 0 0/.4)", "rgb(0 0 0/.4)"),
    (Color(light: .white, dark: .black), "light-dark(#fff,#000)", "light-dark(#fff,#000)"),
  ])
  func `writes a colour for fills and for text`(color: Color, fill: String, text: String) {
    #expect(ColorTokens.value(of: color, for: .fill) == fill)
    #expect(ColorTokens.value(of: color, for: .text) == text)
  }

  @Test func `writes opacities that read back as the same byte`() throws {
    for alpha in UInt8.min...UInt8.max {
      let text = RGBA(hex: 0x010203, alpha: alpha).cssText
      guard alpha < 255 else {
        #expect(text == "#010203")
        continue
      }
      let fraction = text.drop { $0 != "/" }.dropFirst().dropLast()
      let value = try #require(Double("0\(fraction)"))
      #expect(UInt8((value * 255).rounded()) == alpha)
      #expect(fraction.count <= 4)
    }
  }
}
