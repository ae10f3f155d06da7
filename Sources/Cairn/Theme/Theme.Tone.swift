extension Theme {
  /// The colours of surfaces and of the words on them.
  ///
  /// Surfaces lie on each other: a card on the page, a field on the card.
  public struct Tone: Hashable, Sendable {
    package var background: AdaptiveRGBA
    package var secondaryBackground: AdaptiveRGBA
    package var tertiaryBackground: AdaptiveRGBA
    package var groupedBackground: AdaptiveRGBA
    package var secondaryGroupedBackground: AdaptiveRGBA
    package var label: AdaptiveRGBA

    /// Creates a tone from colours for light and dark surroundings; translucent ones are made opaque.
    ///
    /// - Parameters:
    ///   - background: The page.
    ///   - secondaryBackground: Surfaces on the page, such as sidebars.
    ///   - tertiaryBackground: Surfaces on those.
    ///   - groupedBackground: Pages that show their rows on cards; the same as `secondaryBackground` in light surroundings
    ///     and as `background` in dark ones, unless given.
    ///   - secondaryGroupedBackground: The cards on such pages; the same as `background` in light surroundings and as
    ///     `secondaryBackground` in dark ones, unless given.
    ///   - label: Words.
    public init(
      background: Color,
      secondaryBackground: Color,
      tertiaryBackground: Color,
      groupedBackground: Color? = nil,
      secondaryGroupedBackground: Color? = nil,
      label: Color = .label
    ) {
      let page = Self.opaque(background)
      let second = Self.opaque(secondaryBackground)
      self.background = page
      self.secondaryBackground = second
      self.tertiaryBackground = Self.opaque(tertiaryBackground)
      self.groupedBackground =
        groupedBackground.map(Self.opaque) ?? AdaptiveRGBA(light: second.light, dark: page.dark)
      self.secondaryGroupedBackground =
        secondaryGroupedBackground.map(Self.opaque) ?? AdaptiveRGBA(light: page.light, dark: second.dark)
      self.label = Self.opaque(label)
    }

    /// Pure white and black, with the greys of iOS.
    public static let neutral = Tone(
      background: .background,
      secondaryBackground: .secondaryBackground,
      tertiaryBackground: .tertiaryBackground
    )

    /// White with a little yellow, and brown blacks.
    public static let warm = Tone(
      background: Color(hex: 0xFFFDF9, dark: 0x14110D),
      secondaryBackground: Color(hex: 0xF7F2EA, dark: 0x1F1B16),
      tertiaryBackground: Color(hex: 0xFFFDF9, dark: 0x2B261F),
      label: Color(hex: 0x1F1A14, dark: 0xF6F0E6)
    )

    /// White with a little blue, and blue blacks.
    public static let cool = Tone(
      background: Color(hex: 0xFFFFFF, dark: 0x0B0F14),
      secondaryBackground: Color(hex: 0xF0F4F8, dark: 0x161C23),
      tertiaryBackground: Color(hex: 0xFFFFFF, dark: 0x222A33),
      label: Color(hex: 0x0D1620, dark: 0xF0F4F8)
    )

    /// The colour of unbleached paper, and soft blacks.
    public static let paper = Tone(
      background: Color(hex: 0xFCF8F0, dark: 0x191714),
      secondaryBackground: Color(hex: 0xF6F0E4, dark: 0x23201C),
      tertiaryBackground: Color(hex: 0xFCF8F0, dark: 0x2D2A25),
      label: Color(hex: 0x241F19, dark: 0xEFE8DC)
    )

    private static func opaque(_ color: Color) -> AdaptiveRGBA {
      let values = color.resolved
      return AdaptiveRGBA(
        light: values.light.composited(over: RGBA(hex: 0xFFFFFF)),
        dark: values.dark.composited(over: RGBA(hex: 0))
      )
    }
  }
}

extension Theme.Tone {
  /// The surface on ``secondaryGroupedBackground``.
  package var tertiaryGroupedBackground: AdaptiveRGBA {
    AdaptiveRGBA(light: groupedBackground.light, dark: tertiaryBackground.dark)
  }

  /// A line on the page that nothing shines through.
  package var opaqueSeparator: AdaptiveRGBA {
    guard self != .neutral else { return Color.Token.opaqueSeparator.fill }
    let line = Color.Token.separator.fill
    return AdaptiveRGBA(
      light: line.light.composited(over: background.light),
      dark: line.dark.composited(over: background.dark)
    )
  }

  /// The surfaces that words may stand on, each with its name in a sentence.
  package var surfaces: [(name: String, color: AdaptiveRGBA)] {
    [
      ("the background", background), ("the secondary background", secondaryBackground),
      ("the tertiary background", tertiaryBackground), ("the grouped background", groupedBackground),
      ("the secondary grouped background", secondaryGroupedBackground),
      ("the tertiary grouped background", tertiaryGroupedBackground),
    ]
  }
}

extension Color {
  /// Creates a colour from `0xRRGGBB` for light and dark surroundings.
  init(hex light: UInt32, dark: UInt32) {
    self.init(storage: .fixed(AdaptiveRGBA(light: RGBA(hex: light), dark: RGBA(hex: dark))))
  }
}
