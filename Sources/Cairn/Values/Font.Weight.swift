extension Font {
  /// The thickness of a font's strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale of font formats, from 100 to 900.
    package let value: UInt16

    private init(_ value: UInt16) { self.value = value }

    init?(value: UInt16) {
      guard (100...900).contains(value), value.isMultiple(of: 100) else { return nil }
      self.value = value
    }

    /// The thinnest strokes, 100.
    public static let ultraLight = Weight(100)
    /// Thin strokes, 200.
    public static let thin = Weight(200)
    /// Light strokes, 300.
    public static let light = Weight(300)
    /// The strokes of running text, 400.
    public static let regular = Weight(400)
    /// Strokes a little stronger than running text's, 500.
    public static let medium = Weight(500)
    /// The strokes of headings, 600.
    public static let semibold = Weight(600)
    /// The strokes of strong emphasis, 700.
    public static let bold = Weight(700)
    /// Heavy strokes, 800.
    public static let heavy = Weight(800)
    /// The thickest strokes, 900.
    public static let black = Weight(900)
  }
}
