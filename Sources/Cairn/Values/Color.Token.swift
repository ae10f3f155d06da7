extension Color {
  /// A colour known by its name or role; a backend may look it up in its own theme.
  package enum Token: UInt8, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case tint, link
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case separator, opaqueSeparator
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case fill, secondaryFill, tertiaryFill, quaternaryFill
  }
}

extension Color.Token {
  /// The token's channels for fills, symbols and lines, in the default palette.
  package var fill: AdaptiveRGBA {
    switch self {
    case .red: .opaque(0xFF3B30, 0xFF453A)
    case .orange: .opaque(0xFF9500, 0xFF9F0A)
    case .yellow: .opaque(0xFFCC00, 0xFFD60A)
    case .green: .opaque(0x34C759, 0x30D158)
    case .mint: .opaque(0x00C7BE, 0x63E6E2)
    case .teal: .opaque(0x5AC8FA, 0x64D2FF)
    case .cyan: .opaque(0x32ADE6, 0x64D2FF)
    case .blue, .tint, .link: .opaque(0x007AFF, 0x0A84FF)
    case .indigo: .opaque(0x5856D6, 0x5E5CE6)
    case .purple: .opaque(0xAF52DE, 0xBF5AF2)
    case .pink: .opaque(0xFF2D55, 0xFF375F)
    case .brown: .opaque(0xA2845E, 0xAC8E68)
    case .gray: .opaque(0x8E8E93, 0x8E8E93)
    case .label: .opaque(0x000000, 0xFFFFFF)
    case .secondaryLabel: .ink(0.75, 0.6)
    case .tertiaryLabel, .placeholderText: .ink(0.3, 0.3)
    case .quaternaryLabel: .ink(0.18, 0.16)
    case .separator: .translucent(0x3C3C43, 0.29, 0x545458, 0.6)
    case .opaqueSeparator: .opaque(0xC6C6C8, 0x38383A)
    case .background: .opaque(0xFFFFFF, 0x000000)
    case .secondaryBackground: .opaque(0xF2F2F7, 0x1C1C1E)
    case .tertiaryBackground: .opaque(0xFFFFFF, 0x2C2C2E)
    case .groupedBackground: .opaque(0xF2F2F7, 0x000000)
    case .secondaryGroupedBackground: .opaque(0xFFFFFF, 0x1C1C1E)
    case .tertiaryGroupedBackground: .opaque(0xF2F2F7, 0x2C2C2E)
    case .fill: .translucent(0x787880, 0.2, 0x787880, 0.36)
    case .secondaryFill: .translucent(0x787880, 0.16, 0x787880, 0.32)
    case .tertiaryFill: .translucent(0x767680, 0.12, 0x767680, 0.24)
    case .quaternaryFill: .translucent(0x747480, 0.08, 0x767680, 0.18)
    }
  }

  /// The token's channels for text: at least 4.6 : 1 on every surface of the default palette.
  ///
  /// Surfaces, fills and separators have no variant for text.
  package var text: AdaptiveRGBA {
    switch self {
    case .red: .opaque(0xDB0C00, 0xFF5D54)
    case .orange: .opaque(0x9E5C00, 0xFF9F0A)
    case .yellow: .opaque(0x856A00, 0xFFD60A)
    case .green: .opaque(0x207C38, 0x30D158)
    case .mint: .opaque(0x007B75, 0x63E6E2)
    case .teal: .opaque(0x0574A7, 0x64D2FF)
    case .cyan: .opaque(0x1475A1, 0x64D2FF)
    case .blue, .tint, .link: .opaque(0x0069DB, 0x3097FF)
    case .indigo: .opaque(0x5856D6, 0x8C8AED)
    case .purple: .opaque(0xA236D9, 0xC76FF4)
    case .pink: .opaque(0xDA002A, 0xFF5B7C)
    case .brown: .opaque(0x82694B, 0xAD906A)
    case .gray: .opaque(0x6D6D72, 0x959599)
    case .tertiaryLabel, .quaternaryLabel, .placeholderText: .ink(0.74, 0.56)
    default: fill
    }
  }

  /// Whether text and fills of the token have different channels.
  package var hasTextVariant: Bool { text != fill }
}

extension AdaptiveRGBA {
  fileprivate static func opaque(_ light: UInt32, _ dark: UInt32) -> AdaptiveRGBA {
    AdaptiveRGBA(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }

  fileprivate static func translucent(
    _ light: UInt32,
    _ lightOpacity: Double,
    _ dark: UInt32,
    _ darkOpacity: Double
  ) -> AdaptiveRGBA {
    AdaptiveRGBA(
      light: RGBA(hex: light, alpha: RGBA.byte(lightOpacity)),
      dark: RGBA(hex: dark, alpha: RGBA.byte(darkOpacity))
    )
  }

  fileprivate static func ink(_ lightOpacity: Double, _ darkOpacity: Double) -> AdaptiveRGBA {
    .translucent(0x3C3C43, lightOpacity, 0xEBEBF5, darkOpacity)
  }
}
