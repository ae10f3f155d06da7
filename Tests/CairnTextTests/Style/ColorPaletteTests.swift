import Cairn
import CairnText
import Testing

@Suite struct ColorPaletteTests {
  @Test(arguments: [
    (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x00FF00, 46), (0x0000FF, 21), (0x5F87AF, 67),
    (0x808080, 244), (0x121212, 233), (0x767676, 243), (0xFFD700, 220), (0xEEEEEE, 255),
  ])
  func `finds the nearest of 256 colours`(hex: UInt32, number: Int) {
    #expect(ColorPalette.xterm256(RGBA(hex: hex)) == UInt8(number))
  }

  @Test(arguments: [
    (0x000000, 0), (0xFFFFFF, 15), (0x808080, 8), (0xE0E0E0, 7), (0xCD0000, 1), (0xFF0000, 9), (0x00CD00, 2),
    (0xFFFF00, 11), (0x0000EE, 4), (0xFF00FF, 13), (0x00CDCD, 6), (0x5C5CFF, 12), (0x202020, 0),
  ])
  func `finds the nearest of 16 colours`(hex: UInt32, number: Int) {
    #expect(ColorPalette.ansi16(RGBA(hex: hex)) == UInt8(number))
  }

  @Test func `maps every colour of the 256 to itself or its twin`() {
    func step(_ index: Int) -> UInt8 { index == 0 ? 0 : UInt8(55 + index * 40) }
    for index in 0..<216 {
      let color = RGBA(red: step(index / 36), green: step(index / 6 % 6), blue: step(index % 6))
      #expect(ColorPalette.xterm256(color) == UInt8(16 + index))
    }
    for index in 0..<24 {
      let gray = UInt8(8 + index * 10)
      #expect(ColorPalette.xterm256(RGBA(red: gray, green: gray, blue: gray)) == UInt8(232 + index))
    }
  }

  @Test(arguments: [
    (Color.red, 1), (.green, 2), (.yellow, 3), (.orange, 3), (.blue, 4), (.tint, 4), (.purple, 5), (.pink, 5),
    (.cyan, 6), (.teal, 6), (.gray, 8), (.secondaryLabel, 8), (.white, 15), (.black, 0),
  ])
  func `keeps the meaning of a name with 16 colours`(color: Color, number: Int) {
    for appearance in TextOptions.Appearance.allCases {
      #expect(ColorPalette.ansi16Text(color, appearance) == UInt8(number))
    }
  }

  @Test(arguments: TextOptions.Appearance.allCases)
  func `leaves labels, backgrounds and clear colours to the terminal`(appearance: TextOptions.Appearance) {
    #expect(ColorPalette.trueColorText(.primary, appearance) == nil)
    #expect(ColorPalette.ansi16Text(.label, appearance) == nil)
    #expect(ColorPalette.trueColorFill(.background, appearance) == nil)
    #expect(ColorPalette.trueColorFill(.clear, appearance) == nil)
    #expect(ColorPalette.ansi16Fill(.red.opacity(0), appearance) == nil)
    #expect(ColorPalette.ansi16Text(.red.opacity(0), appearance) == nil)
  }

  @Test func `follows the appearance and composites what is translucent`() {
    #expect(ColorPalette.trueColorText(.blue, .light) == RGBA(hex: 0x0069DB))
    #expect(ColorPalette.trueColorText(.blue, .dark) == RGBA(hex: 0x3097FF))
    #expect(ColorPalette.trueColorFill(.blue, .light) == RGBA(hex: 0x007AFF))
    #expect(ColorPalette.trueColorFill(.black.opacity(0.2), .light) == RGBA(hex: 0xCCCCCC))
    #expect(ColorPalette.trueColorFill(.white.opacity(0.2), .dark) == RGBA(hex: 0x333333))
    #expect(ColorPalette.trueColorText(.secondaryLabel, .dark)?.isOpaque == true)
  }
}
