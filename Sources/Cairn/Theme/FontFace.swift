/// A file with the letters of a font in one weight, or in a range of weights, upright or italic.
///
/// ```swift
/// FontFace("fonts/bitter.woff2", weights: .thin ... .black)
/// FontFace("fonts/bitter-bold-italic.woff2", weight: .bold, isItalic: true)
/// ```
///
/// Files of a ``FontFamily`` make it up together. WOFF2 is the smallest format, and all browsers read it.
public struct FontFace: Hashable, Sendable {
  /// The address of the file; on a site, its path from the site's root.
  ///
  /// An address that is not allowed is an error diagnostic, and the file is left out.
  public var address: String
  /// The weights that the file has; several for a variable font.
  public var weights: ClosedRange<Font.Weight>
  /// Whether the letters are italic.
  public var isItalic: Bool
  /// The characters that the file is for; empty, the default, for all.
  ///
  /// Browsers fetch the file only if a page has one of them.
  public var characters: [ClosedRange<Unicode.Scalar>]
  /// How large the letters are, so that the fallback can take the same room; `nil` if that is not known.
  ///
  /// A site reads it from the file when it is built: from TTF and OTF directly, and for WOFF2, which is compressed, from a
  /// TTF or OTF of the same name beside it. Elsewhere, use ``FontMetrics/init(parsing:)``. Without metrics, words may move
  /// when the file has come.
  public var metrics: FontMetrics?

  /// Creates a face with one weight.
  ///
  /// - Parameters:
  ///   - address: The address of the file; on a site, its path from the site's root.
  ///   - weight: The weight of its letters.
  ///   - isItalic: Whether they are italic.
  ///   - characters: The characters that the file is for; empty for all.
  ///   - metrics: How large its letters are; `nil` to let a site read it from the file.
  public init(
    _ address: String,
    weight: Font.Weight = .regular,
    isItalic: Bool = false,
    characters: [ClosedRange<Unicode.Scalar>] = [],
    metrics: FontMetrics? = nil
  ) {
    self.init(address, weights: weight...weight, isItalic: isItalic, characters: characters, metrics: metrics)
  }

  /// Creates a face of a variable font, with a range of weights.
  ///
  /// - Parameters:
  ///   - address: The address of the file; on a site, its path from the site's root.
  ///   - weights: The weights that it has.
  ///   - isItalic: Whether its letters are italic.
  ///   - characters: The characters that the file is for; empty for all.
  ///   - metrics: How large its letters are; `nil` to let a site read it from the file.
  public init(
    _ address: String,
    weights: ClosedRange<Font.Weight>,
    isItalic: Bool = false,
    characters: [ClosedRange<Unicode.Scalar>] = [],
    metrics: FontMetrics? = nil
  ) {
    self.address = address
    self.weights = weights
    self.isItalic = isItalic
    self.characters = characters
    self.metrics = metrics
  }
}

extension Font.Weight: Comparable {
  /// Thin strokes come before thick ones.
  public static func < (left: Font.Weight, right: Font.Weight) -> Bool { left.value < right.value }
}
