extension Theme {
  /// The families of fonts for the parts of a page.
  public struct Fonts: Hashable, Sendable {
    /// The family of running text and controls; ``FontFamily/system`` by default.
    public var body: FontFamily
    /// The family of headings and titles; that of the body by default.
    public var headings: FontFamily
    /// The family of code; ``FontFamily/monospaced`` by default.
    public var code: FontFamily

    /// Creates a choice of families; without one for headings, they have that of the body.
    public init(body: FontFamily = .system, headings: FontFamily? = nil, code: FontFamily = .monospaced) {
      self.body = body
      self.headings = headings ?? body
      self.code = code
    }
  }
}

/// A family of fonts, with others of its kind for systems that lack it.
///
/// All of them are on readers' systems already, so a page loads no font and its words never move.
public struct FontFamily: Hashable, Sendable {
  /// The kind of letters.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case system, serif, rounded, monospaced, humanist, geometric, oldStyle, slab
  }

  package var kind: Kind
  /// The names of fonts to try first.
  package var names: [String] = []

  private init(_ kind: Kind) { self.kind = kind }

  /// The font of the reader's system.
  public static let system = FontFamily(.system)
  /// The system's font with serifs.
  public static let serif = FontFamily(.serif)
  /// The system's font with round ends.
  public static let rounded = FontFamily(.rounded)
  /// The system's font whose letters have one width.
  public static let monospaced = FontFamily(.monospaced)
  /// Letters without serifs that follow handwriting, such as Gill Sans.
  public static let humanist = FontFamily(.humanist)
  /// Letters of circles and straight lines, such as Avenir.
  public static let geometric = FontFamily(.geometric)
  /// Letters of books, such as Palatino.
  public static let oldStyle = FontFamily(.oldStyle)
  /// Letters with heavy serifs, such as Rockwell.
  public static let slab = FontFamily(.slab)

  /// Returns a family of fonts by their names, for readers who have one of them; others see the fallback.
  public static func named(_ names: String..., fallback: FontFamily = .system) -> FontFamily {
    var family = fallback
    family.names = names + fallback.names
    return family
  }
}
