package import Cairn

/// The colours of a terminal for a ``Color``, if it has 16 million, 256 or 16 of them.
package enum ColorPalette {
  /// Returns the opaque colour of text, as it looks on the page's background.
  ///
  /// - Returns: The colour; `nil` for the terminal's own foreground, which labels and transparent colours have.
  package static func trueColorText(_ color: Color, _ appearance: TextOptions.Appearance) -> RGBA? {
    if case .token(.label, .max) = color.storage { return nil }
    return composited(color.resolvedForText, appearance)
  }

  /// Returns the opaque colour of a fill, as it looks on the page's background.
  ///
  /// - Returns: The colour; `nil` for the terminal's own background, which pages and transparent colours have.
  package static func trueColorFill(_ color: Color, _ appearance: TextOptions.Appearance) -> RGBA? {
    switch color.storage {
    case .token(.background, _), .token(.groupedBackground, _): nil
    default: composited(color.resolved, appearance)
    }
  }

  /// Returns the number, 16 to 255, of the xterm colour that looks most like an opaque colour.
  ///
  /// The first 16 are left out, because users change them. Of equally near colours the lowest number wins.
  package static func xterm256(_ color: RGBA) -> UInt8 {
    let wanted = OKLab(color)
    var best = (number: 16, distance: Double.infinity)
    for number in 16...255 {
      let distance = wanted.squaredDistance(to: xtermColors[number - 16])
      if distance < best.distance { best = (number, distance) }
    }
    return UInt8(best.number)
  }

  /// Returns the number, 0 to 15, of the standard colour that looks most like an opaque colour.
  ///
  /// Greys stay grey and colours stay colours. Hue counts more than lightness, because users choose the shades.
  package static func ansi16(_ color: RGBA) -> UInt8 {
    let wanted = OKLab(color)
    let isGray = wanted.squaredChroma < 0.0016
    let candidates: [Int] = isGray ? [0, 7, 8, 15] : [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]
    var best = (number: 0, distance: Double.infinity)
    for number in candidates {
      let distance = wanted.squaredDistance(to: standardColors[number], lightnessScale: isGray ? 1 : 0.5)
      if distance < best.distance { best = (number, distance) }
    }
    return UInt8(best.number)
  }

  /// Returns the number, 0 to 15, of the standard colour for text, or `nil` for the terminal's own foreground.
  ///
  /// Named colours and roles have fixed numbers, so that red is always the user's red.
  package static func ansi16Text(_ color: Color, _ appearance: TextOptions.Appearance) -> UInt8? {
    if case .token(let token, let opacity) = color.storage, opacity > 0, let number = token.ansi16 { return number }
    return trueColorText(color, appearance).map(ansi16)
  }

  /// Returns the number, 0 to 15, of the standard colour for a fill, or `nil` for the terminal's own background.
  package static func ansi16Fill(_ color: Color, _ appearance: TextOptions.Appearance) -> UInt8? {
    if case .token(let token, .max) = color.storage, let number = token.ansi16 { return number }
    return trueColorFill(color, appearance).map(ansi16)
  }

  /// Returns the channels of an xterm colour between 16 and 255: a cube of six steps a side, then 24 greys.
  static func xtermChannels(_ number: Int) -> RGBA {
    func step(_ index: Int) -> UInt8 { index == 0 ? 0 : UInt8(55 + index * 40) }
    guard number < 232 else {
      let gray = UInt8(min(max(8 + (number - 232) * 10, 0), 238))
      return RGBA(red: gray, green: gray, blue: gray)
    }
    let index = max(number - 16, 0)
    return RGBA(red: step(index / 36), green: step(index / 6 % 6), blue: step(index % 6))
  }

  private static let xtermColors = (16...255).map { OKLab(xtermChannels($0)) }

  private static let standardColors: [OKLab] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { OKLab(RGBA(hex: $0)) }

  private static func composited(_ values: AdaptiveRGBA, _ appearance: TextOptions.Appearance) -> RGBA? {
    let color = appearance == .light ? values.light : values.dark
    guard color.alpha > 0 else { return nil }
    let backdrop = Color.Token.background.fill
    return color.composited(over: appearance == .light ? backdrop.light : backdrop.dark)
  }
}

extension Color.Token {
  /// The standard colour with the meaning of the token, or `nil` to look up the nearest one.
  fileprivate var ansi16: UInt8? {
    switch self {
    case .red: 1
    case .green, .mint: 2
    case .yellow, .orange, .brown: 3
    case .blue, .tint, .link, .indigo: 4
    case .purple, .pink: 5
    case .cyan, .teal: 6
    case .gray, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText: 8
    case .separator, .opaqueSeparator: 8
    default: nil
    }
  }
}
