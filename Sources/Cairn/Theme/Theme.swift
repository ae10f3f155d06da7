/// The looks that the pages of a site share: colours, fonts, sizes and widths.
///
/// Give a theme to a site, a page or a view. Parts that you leave out are those of the default theme.
///
/// ```swift
/// let theme = Theme(
///   accent: Color(light: Color(red: 0.6, green: 0.2, blue: 0), dark: Color(red: 1, green: 0.7, blue: 0.5)),
///   tone: .warm,
///   fonts: Theme.Fonts(headings: .serif)
/// )
/// print(theme.diagnostics)
/// ```
///
/// A theme knows the contrast of its colours: see ``diagnostics``. In pages its parts are custom properties. Terminals take
/// its accent.
public struct Theme: Hashable, Sendable {
  /// The colour of links, controls and chosen rows; blue by default.
  ///
  /// A named colour takes its legible variant for words. Any other colour is used as it is.
  public var accent: Color
  /// The colours of surfaces and of the words on them; neutral greys by default.
  public var tone: Tone
  /// The families of fonts; those of the reader's system by default.
  public var fonts: Fonts
  /// The sizes of words.
  public var typeScale: TypeScale
  /// The largest width of lists and running text in points; 720 by default.
  ///
  /// Grids, cards and other wide content are half as wide again. Widths below 240 count as 240.
  public var contentWidth: Double {
    didSet {
      unusableWidth = Self.unusable(width: contentWidth)
      contentWidth = Self.width(contentWidth)
    }
  }
  /// The radius of the corners of cards, buttons and grouped lists in points; `nil`, the default, for the usual ones.
  ///
  /// It is between 0 and 32; other values count as the nearest of these.
  public var cornerRadius: Double? {
    didSet {
      unusableRadius = Self.unusable(radius: cornerRadius)
      cornerRadius = cornerRadius.map(Self.radius)
    }
  }
  /// The room in rows and between sections.
  public var density: Density
  /// The width and the radius that were given, if they cannot be.
  private(set) var unusableWidth: UnusableSize?
  private(set) var unusableRadius: UnusableSize?

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - accent: The colour of links, controls and chosen rows.
  ///   - tone: The colours of surfaces and of the words on them.
  ///   - fonts: The families of fonts.
  ///   - typeScale: The sizes of words.
  ///   - contentWidth: The largest width of lists and running text in points.
  ///   - cornerRadius: The radius of corners in points; `nil` for the usual ones.
  ///   - density: The room in rows and between sections.
  public init(
    accent: Color = .blue,
    tone: Tone = .neutral,
    fonts: Fonts = Fonts(),
    typeScale: TypeScale = .standard,
    contentWidth: Double = 720,
    cornerRadius: Double? = nil,
    density: Density = .regular
  ) {
    self.accent = accent
    self.tone = tone
    self.fonts = fonts
    self.typeScale = typeScale
    self.contentWidth = Self.width(contentWidth)
    self.cornerRadius = cornerRadius.map(Self.radius)
    self.density = density
    unusableWidth = Self.unusable(width: contentWidth)
    unusableRadius = Self.unusable(radius: cornerRadius)
  }

  /// The room in rows and between sections.
  public enum Density: UInt8, Hashable, CaseIterable, Sendable {
    /// Low rows and little room: much fits on a screen.
    case compact
    /// The room of iOS.
    case regular
    /// High rows and much room.
    case spacious
  }

  private static func width(_ points: Double) -> Double { points.isFinite ? max(points, 240) : 720 }
  private static func unusable(width: Double) -> UnusableSize? {
    UnusableSize("The width of the content", width, used: Self.width(width), "of 240 or more")
  }

  private static func unusable(radius: Double?) -> UnusableSize? {
    radius.flatMap { UnusableSize("The radius of corners", $0, used: Self.radius($0), "between 0 and 32") }
  }

  private static func radius(_ points: Double) -> Double { points.isNaN ? 0 : min(max(points, 0), 32) }
}

extension Theme {
  /// Green on warm white, with humanist letters and round corners.
  public static let meadow = Theme(
    accent: Color(hex: 0x2F6B2F, dark: 0x8FCB7A),
    tone: .warm,
    fonts: Fonts(body: .humanist, headings: .humanist),
    cornerRadius: 16
  )

  /// Deep teal on cool white, with small corners and low rows.
  public static let glacier = Theme(
    accent: Color(hex: 0x00606F, dark: 0x6CCFE0),
    tone: .cool,
    fonts: Fonts(headings: .geometric),
    cornerRadius: 6,
    density: .compact
  )

  /// Brick red on paper, with serifs, large words and square corners.
  public static let journal = Theme(
    accent: Color(hex: 0x9A2E12, dark: 0xF2A27E),
    tone: .paper,
    fonts: Fonts(body: .oldStyle, headings: .oldStyle),
    typeScale: TypeScale(body: 18, titles: 1.15),
    contentWidth: 680,
    cornerRadius: 2,
    density: .spacious
  )
}
