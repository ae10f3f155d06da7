import Cairn
import CairnHTML
import Foundation
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

  private func luminance(_ color: RGBA) -> Double {
    let linear = [color.red, color.green, color.blue].map { byte -> Double in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func contrast(_ front: RGBA, on surface: RGBA) -> Double {
    let pair = [luminance(front.composited(over: surface)), luminance(surface)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  @Test func `measures contrast as WCAG does`() {
    #expect(abs(contrast(RGBA(hex: 0), on: RGBA(hex: 0xFFFFFF)) - 21) < 0.001)
    #expect(abs(contrast(RGBA(hex: 0x767676), on: RGBA(hex: 0xFFFFFF)) - 4.54) < 0.01)
  }

  @Test(arguments: foregrounds, surfaces)
  func `keeps text legible on every surface`(token: Color.Token, surface: Color.Token) {
    let text = ColorToken(token, use: .text).values
    #expect(contrast(text.light, on: surface.fill.light) >= 4.6)
    #expect(contrast(text.dark, on: surface.fill.dark) >= 4.6)
  }

  @Test(arguments: [Color.Token.red, .tint])
  func `keeps white text legible on destructive and tinted fills`(token: Color.Token) {
    #expect(contrast(RGBA(hex: 0xFFFFFF), on: token.text.light) >= 4.6)
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
