/// A ``TextStyle`` whose font has no name, in three words.
///
/// Every text holds one. It has no references, so copying a text counts none, and comparing two compares three words.
/// With the name of a font in it, a page took 1.23 times as long.
@frozen
@usableFromInline
package struct PlainTextStyle: Hashable, Sendable {
  /// The font, or 0 for none.
  private var fontBits: UInt64 = 0
  /// The colour, in the form that ``details`` names.
  private var colorBits: UInt64 = 0
  /// From the lowest bit on: the traits in 8 bits, the form of the colour in 2, the weight in hundreds in 4, whether there
  /// is a kerning in 1, and the ninth of the traits; the upper half holds the kerning.
  private var details: UInt64 = 0

  @usableFromInline
  package init() {}

  package init(_ style: TextStyle) {
    font = style.font?.plain
    color = style.color
    weight = style.weight
    kerning = style.kerning
    traits = style.traits
  }

  package var isEmpty: Bool { fontBits == 0 && details == 0 }

  @usableFromInline package var font: Font.Plain? {
    get { fontBits == 0 ? nil : Font.Plain(bits: fontBits) }
    set { fontBits = newValue?.bits ?? 0 }
  }

  /// Whether there is a colour, which is told without making it.
  var hasColor: Bool { details >> 8 & 0b11 != 0 }

  @usableFromInline package var color: Color? {
    get {
      switch details >> 8 & 0b11 {
      case 1:
        Color.Token(rawValue: UInt8(colorBits & 0xFF)).map {
          Color(storage: .token($0, opacity: UInt8(colorBits >> 8 & 0xFF)))
        }
      case 2:
        Color(
          storage: .fixed(
            AdaptiveRGBA(
              light: RGBA(packed: UInt32(colorBits >> 32)),
              dark: RGBA(packed: UInt32(truncatingIfNeeded: colorBits))
            )
          )
        )
      default: nil
      }
    }
    set {
      details &= ~(0b11 << 8)
      switch newValue?.storage {
      case .token(let token, let opacity):
        details |= 1 << 8
        colorBits = UInt64(opacity) << 8 | UInt64(token.rawValue)
      case .fixed(let values):
        details |= 2 << 8
        colorBits = UInt64(values.light.packed) << 32 | UInt64(values.dark.packed)
      case nil: colorBits = 0
      }
    }
  }

  @usableFromInline package var weight: Font.Weight? {
    get { Font.Weight(value: UInt16(details >> 10 & 0b1111) * 100) }
    set { details = details & ~(0b1111 << 10) | UInt64((newValue?.value ?? 0) / 100) << 10 }
  }

  @usableFromInline package var kerning: Float? {
    get { details >> 14 & 1 == 0 ? nil : Float(bitPattern: UInt32(details >> 32)) }
    set {
      details = details & (1 << 14 - 1 | 1 << 15)
      if let newValue { details |= 1 << 14 | UInt64(newValue.bitPattern) << 32 }
    }
  }

  @usableFromInline package var traits: TextStyle.Traits {
    get { TextStyle.Traits(rawValue: UInt16(details & 0xFF) | UInt16(details >> 15 & 1) << 8) }
    set {
      let bits = UInt64(newValue.rawValue)
      details = details & ~(0xFF | 1 << 15) | bits & 0xFF | (bits >> 8 & 1) << 15
    }
  }

  // A text is changed by what these return, which is in registers. What a setter leaves in memory would be read again at once,
  // in pieces of another size, for which a processor has to wait.

  /// Returns the style with a font; `nil` for one with a name.
  @usableFromInline
  func setting(_ font: Font?) -> PlainTextStyle? {
    guard font?.customName == nil else { return nil }
    var style = self
    style.font = font?.plain
    return style
  }

  /// Returns the style with a colour.
  @usableFromInline
  func setting(_ color: Color?) -> PlainTextStyle {
    var style = self
    style.color = color
    return style
  }

  package func inheriting(_ outer: PlainTextStyle) -> PlainTextStyle {
    var style = self
    style.font = font ?? outer.font
    style.color = color ?? outer.color
    style.weight = weight ?? outer.weight
    style.kerning = kerning ?? outer.kerning
    style.traits.formUnion(outer.traits)
    return style
  }
}

extension TextStyle {
  package init(_ plain: PlainTextStyle, nameOf named: Font? = nil) {
    font = plain.font.map { Font(plain: $0, nameOf: named) }
    color = plain.color
    weight = plain.weight
    kerning = plain.kerning
    traits = plain.traits
  }
}
