import Cairn
import Testing

@Suite struct ColorTests {
  private func channels(_ color: Color) -> [Int] {
    [Int(color.resolved.light.packed), Int(color.resolved.dark.packed)]
  }

  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), 0xFF80_00FF),
    (Color(red: 0, green: 0, blue: 0, opacity: 0.5), 0x0000_0080),
    (Color(white: 0.2), 0x3333_33FF),
    (Color(white: 1, opacity: 0), 0xFFFF_FF00),
    (Color(hue: 0, saturation: 1, brightness: 1), 0xFF00_00FF),
    (Color(hue: 1, saturation: 1, brightness: 1), 0xFF00_00FF),
    (Color(hue: 1.0 / 6, saturation: 1, brightness: 1), 0xFFFF_00FF),
    (Color(hue: 1.0 / 3, saturation: 1, brightness: 1), 0x00FF_00FF),
    (Color(hue: 0.5, saturation: 1, brightness: 0.6), 0x0099_99FF),
    (Color(hue: 2.0 / 3, saturation: 0.5, brightness: 1), 0x8080_FFFF),
    (Color(hue: 5.0 / 6, saturation: 1, brightness: 1), 0xFF00_FFFF),
    (Color(hue: 0.3, saturation: 0, brightness: 0.4), 0x6666_66FF),
    (.black, 0x0000_00FF), (.white, 0xFFFF_FFFF), (.clear, 0x0000_0000),
  ])
  func `packs channels into bytes`(color: Color, expected: Int) {
    #expect(channels(color) == [expected, expected])
  }

  private static let outOfRange: [(Color, Int)] = [
    (Color(red: -1, green: 2, blue: .nan), 0x00FF_00FF),
    (Color(red: .infinity, green: -.infinity, blue: 1e300), 0xFF00_FFFF),
    (Color(white: .nan, opacity: .infinity), 0x0000_00FF),
    (Color(white: 1, opacity: .nan), 0xFFFF_FF00),
    (Color(hue: .nan, saturation: 1, brightness: .infinity), 0xFF00_00FF),
    (Color(hue: -3, saturation: 9, brightness: 9), 0xFF00_00FF),
    (Color(hue: .infinity, saturation: .nan, brightness: 1), 0xFFFF_FFFF),
    (Color.white.opacity(.nan), 0xFFFF_FF00),
    (Color.white.opacity(7), 0xFFFF_FFFF),
    (Color.white.opacity(-7), 0xFFFF_FF00),
  ]

  @Test(arguments: outOfRange)
  func `clamps what is out of range or not a number`(color: Color, expected: Int) {
    #expect(channels(color) == [expected, expected])
  }

  @Test func `multiplies opacities`() {
    #expect(channels(Color.black.opacity(0.5).opacity(0.5)) == [0x40, 0x40])
    #expect(Color.red.opacity(1) == .red)
    #expect(Color.red.opacity(0.5) != .red)
    #expect(Color.red.opacity(0.5).opacity(0.4) == .red.opacity(0.2))
  }

  @Test func `keeps a role a role when it fades`() {
    #expect(Color.label.opacity(0.5).storage == .token(.label, opacity: 128))
    #expect(channels(.separator.opacity(0.5)) == [0x3C3C_4325, 0x5454_584D])
  }

  @Test func `takes the matching half of adaptive colours`() {
    let color = Color(light: .background, dark: .background)
    #expect(channels(color) == [0xFFFF_FFFF, 0x0000_00FF])
    let swapped = Color(light: Color(light: .black, dark: .white), dark: Color(light: .black, dark: .white))
    #expect(channels(swapped) == [0x0000_00FF, 0xFFFF_FFFF])
    #expect(channels(swapped.opacity(0.2)) == [0x0000_0033, 0xFFFF_FF33])
  }

  @Test func `equals colours that show the same, whichever way they were made`() {
    #expect(Color(red: 0, green: 0, blue: 0) == .black)
    #expect(Color(hue: 0.7, saturation: 0, brightness: 1) == .white)
    #expect(Color(light: .white, dark: .white) == .white)
    #expect(Color.primary == .label)
    #expect(Color.secondary == .secondaryLabel)
    #expect(Color.accentColor == .tint)
    #expect(Color.black.hashValue == Color(white: 0).hashValue)
  }

  @Test func `tells the names apart`() {
    let names: Set<Color> = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray,
      .black, .clear, .primary, .secondary, .accentColor,
    ]
    #expect(names.count == 19)
    let roles: Set<Color> = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .tint, .separator,
      .opaqueSeparator, .background, .secondaryBackground, .tertiaryBackground, .groupedBackground,
      .secondaryGroupedBackground, .tertiaryGroupedBackground, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill,
    ]
    #expect(roles.count == 19)
  }

  @Test func `is small`() {
    #expect(MemoryLayout<Color>.size <= 9)
    #expect(MemoryLayout<Color?>.stride <= 12)
  }

  @Test func `paints translucent colours over a backdrop`() {
    let half = RGBA(hex: 0xFF0000, alpha: 128)
    #expect(half.composited(over: RGBA(hex: 0x0000FF)) == RGBA(hex: 0x80007F))
    #expect(RGBA(hex: 0x123456).composited(over: RGBA(hex: 0xFFFFFF)) == RGBA(hex: 0x123456))
    #expect(RGBA(packed: 0).composited(over: RGBA(hex: 0xABCDEF)) == RGBA(hex: 0xABCDEF))
  }

  @Test(arguments: Color.Token.allCases)
  func `draws the text of a token at full opacity where its fill is opaque`(token: Color.Token) {
    #expect(!token.fill.light.isOpaque || token.text.light.isOpaque)
    #expect(!token.fill.dark.isOpaque || token.text.dark.isOpaque)
    #expect(token.hasTextVariant == (token.fill != token.text))
  }
}
