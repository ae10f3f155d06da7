/// The look of words, as set on the text itself; unset values are inherited.
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
  /// The variants that are switched on.
  public var traits: Traits

  /// Variants of words, each on or off.
  @frozen
  public struct Traits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt16

    @inlinable
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Bold.
    @inlinable public static var bold: Traits { Traits(rawValue: 1) }
    /// Italic.
    @inlinable public static var italic: Traits { Traits(rawValue: 1 << 1) }
    /// Underlined.
    @inlinable public static var underline: Traits { Traits(rawValue: 1 << 2) }
    /// Struck through, for words that are no longer valid.
    @inlinable public static var strikethrough: Traits { Traits(rawValue: 1 << 3) }
    /// Code, or output of a computer.
    @inlinable public static var code: Traits { Traits(rawValue: 1 << 4) }
    /// Letters of one width.
    @inlinable public static var monospaced: Traits { Traits(rawValue: 1 << 5) }
    /// Digits of one width.
    @inlinable public static var monospacedDigit: Traits { Traits(rawValue: 1 << 6) }
    /// White space that shows as it is, where a backend would join it.
    package static var whiteSpace: Traits { Traits(rawValue: 1 << 7) }
    /// Bold or italic to stress words, as in Markdown, and not only to look so.
    package static var stressed: Traits { Traits(rawValue: 1 << 8) }
  }

  /// Creates a style that inherits everything.
  @inlinable
  public init() { traits = [] }

  /// Whether everything is inherited.
  @inlinable
  public var isEmpty: Bool {
    font == nil && color == nil && weight == nil && kerning == nil && traits.isEmpty
  }

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
