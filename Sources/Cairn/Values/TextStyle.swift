/// How words look, as far as the text itself says so; what is not set is inherited.
@frozen
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: Font?
  /// The colour.
  public var color: Color?
  /// The thickness of strokes; it wins over the font's.
  public var weight: Font.Weight?
  /// The distance between letters in points.
  public var kerning: Float?
  /// Variants that are on.
  public var traits: Traits

  /// Variants of words that are on or not.
  @frozen
  public struct Traits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Set apart in bold.
    @inlinable public static var bold: Traits { Traits(rawValue: 1) }
    /// Set apart in italics.
    @inlinable public static var italic: Traits { Traits(rawValue: 1 << 1) }
    /// Underlined.
    @inlinable public static var underline: Traits { Traits(rawValue: 1 << 2) }
    /// No longer valid, struck through.
    @inlinable public static var strikethrough: Traits { Traits(rawValue: 1 << 3) }
    /// Code or what a computer prints.
    @inlinable public static var code: Traits { Traits(rawValue: 1 << 4) }
    /// Letters of one width.
    @inlinable public static var monospaced: Traits { Traits(rawValue: 1 << 5) }
    /// Digits of one width.
    @inlinable public static var monospacedDigit: Traits { Traits(rawValue: 1 << 6) }
  }

  /// Creates a style that inherits everything.
  @inlinable
  public init() {
    traits = []
  }

  /// Whether everything is inherited.
  @inlinable
  public var isEmpty: Bool {
    font == nil && color == nil && weight == nil && kerning == nil && traits.isEmpty
  }

  /// Returns the style with what it leaves open taken from another.
  package func inheriting(_ outer: TextStyle) -> TextStyle {
    var style = self
    style.font = font ?? outer.font
    style.color = color ?? outer.color
    style.weight = weight ?? outer.weight
    style.kerning = kerning ?? outer.kerning
    style.traits.formUnion(outer.traits)
    return style
  }
}
