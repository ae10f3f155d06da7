/// A colour that suits light and dark surroundings, named by its role or by its channels.
///
/// Prefer roles such as ``label`` and ``separator``, and the named colours. Backends know them and show them well in
/// the dark. For text in a named colour they take a variant that stays legible.
///
/// ```swift
/// Text("New").foregroundColor(.green)
/// Text("Ice").foregroundColor(Color(light: Color(red: 0, green: 0.3, blue: 0.5), dark: .cyan))
/// ```
public struct Color: Hashable, Sendable {
  /// The two kinds of colours, for backends to switch on.
  package enum Storage: Hashable, Sendable {
    /// A colour that the backend looks up, with an opacity of `opacity` / 255.
    case token(Token, opacity: UInt8)
    /// Channels given by the author.
    case fixed(AdaptiveRGBA)
  }

  package var storage: Storage

  package init(storage: Storage) { self.storage = storage }

  package init(_ token: Token) { storage = .token(token, opacity: .max) }

  /// Creates a colour from sRGB channels between 0 and 1.
  ///
  /// Channels outside the range are clamped. A value that is not a number counts as 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    storage = .fixed(AdaptiveRGBA(RGBA(red: red, green: green, blue: blue, opacity: opacity)))
  }

  /// How channels are to be read.
  public enum RGBColorSpace: UInt8, Hashable, Sendable {
    /// The channels of sRGB.
    case sRGB
    /// Linear channels, which are read as those of sRGB.
    case sRGBLinear
    /// The channels of Display P3, which are read as those of sRGB.
    case displayP3
  }

  /// Creates a colour from channels between 0 and 1; all colour spaces are read as sRGB.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a grey between black, 0, and white, 1; all colour spaces are read as sRGB.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// Creates a grey between black, 0, and white, 1.
  ///
  /// Values outside the range are clamped. A value that is not a number counts as 0.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each between 0 and 1.
  ///
  /// Hues 0 and 1 are both red. Values outside the range are clamped. A value that is not a number counts as 0.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = Self.unit(hue) * 6
    let chroma = Self.unit(saturation)
    let value = Self.unit(brightness)
    func channel(_ shift: Double) -> Double {
      let position = turn + shift < 6 ? turn + shift : turn + shift - 6
      return value * (1 - chroma * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Creates a colour that is `light` in light surroundings and `dark` in dark ones.
  ///
  /// If one of the two is itself adaptive, its matching half is used.
  public init(light: Color, dark: Color) {
    storage = .fixed(AdaptiveRGBA(light: light.resolved.light, dark: dark.resolved.dark))
  }

  /// The colour for what is of the second level; the words of a page have ``Color/secondaryLabel``.
  public var secondary: Color { opacity(0.5) }

  /// The colour for what is of the third level.
  public var tertiary: Color { opacity(0.25) }

  /// The colour for what is of the fourth level.
  public var quaternary: Color { opacity(0.18) }

  /// Returns the colour with its opacity multiplied by a factor between 0 and 1.
  ///
  /// Factors outside the range are clamped. A value that is not a number counts as 0.
  public func opacity(_ opacity: Double) -> Color {
    let factor = RGBA.byte(opacity)
    switch storage {
    case .token(let token, let current):
      return Color(storage: .token(token, opacity: RGBA.product(current, factor)))
    case .fixed(let values):
      return Color(storage: .fixed(values.multiplyingAlpha(by: factor)))
    }
  }

  /// The channels of the colour when it fills a shape, in the default palette.
  package var resolved: AdaptiveRGBA {
    switch storage {
    case .token(let token, let opacity): token.fill.multiplyingAlpha(by: opacity)
    case .fixed(let values): values
    }
  }

  /// The channels of the colour when it draws text, in the default palette; named colours have a legible variant.
  package var resolvedForText: AdaptiveRGBA {
    switch storage {
    case .token(let token, let opacity): token.text.multiplyingAlpha(by: opacity)
    case .fixed(let values): values
    }
  }

  private static func unit(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    return min(value, 1)
  }
}
