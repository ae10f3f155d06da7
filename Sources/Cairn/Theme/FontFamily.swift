/// A family of fonts, with others of its kind for systems that lack it.
///
/// Most families are on readers' systems already, so a page loads no font and its words never move. A family of files of
/// your own comes with ``FontFace``.
public struct FontFamily: Hashable, Sendable {
  /// The kind of letters.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case system, serif, rounded, monospaced, humanist, geometric, oldStyle, slab
  }

  package var kind: Kind
  /// The names of fonts to try first.
  package var names: [String] = []
  /// The files of the first of these names; none if readers have it or not.
  package var faces: [FontFace] = []

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
    family.faces = []
    return family
  }

  /// Whether a font may have a name: it has a letter or a digit, and no character that stands in code.
  static func isName(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    let isOfCode = scalars.contains { "<>{}()[];:\"'\\".unicodeScalars.contains($0) || $0.value < 0x20 }
    return !isOfCode && scalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Returns a family of fonts from files of your own.
  ///
  /// Pages show the fallback until a file has come, in the sizes of the file's font, so that nothing moves then. For that,
  /// Cairn must know the metrics of each file: see ``FontFace/metrics``. Terminals have a font of their own.
  ///
  /// ```swift
  /// let bitter = FontFamily.named(
  ///   "Bitter",
  ///   faces: [FontFace("fonts/bitter.woff2", weights: .thin ... .black), FontFace("fonts/bitter-italic.woff2", isItalic: true)],
  ///   fallback: .serif
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the family, for CSS and for `Font.custom(_:size:)`. It need not be the one in the files.
  ///   - faces: The files. The first one of a theme's body and of its headings are fetched first, so begin with the one
  ///     that most words need.
  ///   - fallback: What words look like until a file has come, and where it lacks a letter.
  /// - Returns: The family.
  public static func named(_ name: String, faces: [FontFace], fallback: FontFamily = .system) -> FontFamily {
    var family = fallback
    family.names = [name] + fallback.names
    family.faces = faces
    return family
  }
}
