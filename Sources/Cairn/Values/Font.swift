/// How text is set: a style or a size, and a weight, a design and variants of it.
///
/// Prefer text styles: they scale with the reader's settings and mean the same in every backend. A font changes only
/// the look of text. Headings come from titles, section headers and accessibility headings.
///
/// ```swift
/// Text("Matterhorn").font(.title2.bold())
/// Text("4,478 m").font(.system(.body, design: .monospaced))
/// ```
public struct Font: Hashable, Sendable {
  @usableFromInline var familyName: FontName?
  /// Everything but the name.
  @usableFromInline internal var plain: Plain

  private init(customName: String? = nil, size: Float = 0, style: TextStyle = .body) {
    familyName = customName.map { FontName($0) }
    plain = Plain(size: size, style: style)
  }

  @inlinable
  init(style: TextStyle) {
    familyName = nil
    plain = Plain(size: 0, style: style)
  }

  /// Creates a font with the name of another font, if that one has a name.
  init(plain: Plain, nameOf named: Font?) {
    self.plain = plain
    familyName = named?.familyName
  }

  /// Everything about a font but its name, in one word that is never 0.
  @usableFromInline
  package struct Plain: Hashable, Sendable {
    /// From the lowest bit on: the text style in 8, the traits in 16, a bit that is always set, and in the upper half the
    /// size.
    @usableFromInline var bits: UInt64

    init(bits: UInt64) { self.bits = bits }

    @inlinable
    init(size: Float, style: TextStyle) {
      bits = UInt64(size.bitPattern) << 32 | 1 << 31 | UInt64(style.rawValue)
    }

    /// The size in points, or 0 for the size of the text style.
    var size: Float { Float(bitPattern: UInt32(bits >> 32)) }

    var style: TextStyle { TextStyle(rawValue: UInt8(bits & 0xFF)) ?? .body }

    var traits: Traits {
      get { Traits(rawValue: UInt16(truncatingIfNeeded: bits >> 8)) }
      set { bits = bits & ~(0xFFFF << 8) | UInt64(newValue.rawValue) << 8 }
    }
  }
}

// MARK: - Making fonts

extension Font {
  /// Returns the system font in a text style.
  ///
  /// - Parameters:
  ///   - style: The style that gives size and weight.
  ///   - design: The design, or `nil` for the current one.
  ///   - weight: The weight, or `nil` for the style's own.
  /// - Returns: The font.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(style: style)
    font.plain.traits.design = design
    font.plain.traits.weight = weight
    return font
  }

  /// Returns the system font at a size in points; the size scales with the reader's settings.
  ///
  /// Sizes are kept between 1 and 1,000. A size that is not a number counts as 17.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(size: Self.usable(size))
    font.plain.traits.design = design
    font.plain.traits.weight = weight
    return font
  }

  /// Returns a font by the name of its family, at a size in points.
  ///
  /// The system font is used if the font is not installed. Sizes are kept between 1 and 1,000. A size that is not a
  /// number counts as 17.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(customName: name, size: usable(size))
  }

  /// Returns a font by the name of its family, at a size in points that scales like a text style.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(customName: name, size: usable(size), style: style)
  }

  private static func usable(_ size: Double) -> Float {
    guard !size.isNaN else { return 17 }
    return Float(min(max(size, 1), 1000))
  }
}

// MARK: - Changing fonts

extension Font {
  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    changing { $0.weight = weight }
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font {
    changing { $0.formUnion(.italic) }
  }

  /// Returns the font with letters of one width.
  public func monospaced() -> Font {
    changing { $0.design = .monospaced }
  }

  /// Returns the font with digits of one width, so that figures align in columns.
  public func monospacedDigit() -> Font {
    changing { $0.formUnion(.monospacedDigit) }
  }

  /// Returns the font with all letters as small capitals.
  public func smallCaps() -> Font {
    changing { $0.formUnion([.lowercaseSmallCaps, .uppercaseSmallCaps]) }
  }

  /// Returns the font with lowercase letters as small capitals.
  public func lowercaseSmallCaps() -> Font {
    changing { $0.formUnion(.lowercaseSmallCaps) }
  }

  /// Returns the font with uppercase letters as small capitals.
  public func uppercaseSmallCaps() -> Font {
    changing { $0.formUnion(.uppercaseSmallCaps) }
  }

  /// Returns the font with another distance between lines.
  public func leading(_ leading: Leading) -> Font {
    changing { $0.leading = leading }
  }

  private func changing(_ change: (inout Traits) -> Void) -> Font {
    var font = self
    change(&font.plain.traits)
    return font
  }
}

// MARK: - What backends read

extension Font {
  /// The name of the font's family; `nil` for the system font.
  package var customName: String? { familyName?.value }
  /// The text style, or `nil` for a font whose size the author gave.
  package var textStyle: TextStyle? { plain.size == 0 ? plain.style : nil }
  /// The text style whose scaling the font follows.
  package var scalingStyle: TextStyle { plain.style }
  /// The size in points at the reader's default setting.
  package var pointSize: Double { plain.size == 0 ? plain.style.pointSize : Double(plain.size) }
  /// The weight set by the author, or `nil` for the text style's own.
  package var explicitWeight: Weight? { plain.traits.weight }
  /// The weight set by the author, or the text style's own.
  package var resolvedWeight: Weight { plain.traits.weight ?? (plain.size == 0 ? plain.style.weight : .regular) }
  /// The design set by the author, or `nil` for the current one.
  package var explicitDesign: Design? { plain.traits.design }
  package var isItalic: Bool { plain.traits.contains(.italic) }
  package var hasMonospacedDigits: Bool { plain.traits.contains(.monospacedDigit) }
  package var hasLowercaseSmallCaps: Bool { plain.traits.contains(.lowercaseSmallCaps) }
  package var hasUppercaseSmallCaps: Bool { plain.traits.contains(.uppercaseSmallCaps) }
  /// The distance between lines set by the author, standard unless set.
  package var resolvedLeading: Leading { plain.traits.leading }
}
