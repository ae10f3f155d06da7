/// How large the letters of a font are, as shares of the font's size.
///
/// A fallback with the same metrics takes the same room, so that nothing moves when a font from a file has come.
public struct FontMetrics: Hashable, Sendable {
  /// The room above the baseline.
  public var ascent: Double
  /// The room below the baseline.
  public var descent: Double
  /// The room between two lines.
  public var lineGap: Double
  /// The width of letters in running English text, spaces included; `nil` for a font without Latin letters.
  public var averageWidth: Double?

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - ascent: The room above the baseline, such as 0.9.
  ///   - descent: The room below the baseline, such as 0.2.
  ///   - lineGap: The room between two lines.
  ///   - averageWidth: The width of letters in running English text, such as 0.44; `nil` if it is not known.
  public init(ascent: Double, descent: Double, lineGap: Double = 0, averageWidth: Double?) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.averageWidth = averageWidth
  }

  /// Reads the metrics of a font from its file.
  ///
  /// ```swift
  /// let metrics = try FontMetrics(parsing: [UInt8](Data(contentsOf: url)))
  /// ```
  ///
  /// - Parameter bytes: A TTF or OTF file.
  /// - Throws: ``FontFileError`` if the bytes are no such file, or a damaged one.
  public init(parsing bytes: [UInt8]) throws(FontFileError) {
    let file = try FontFile(bytes)
    let lines = try file.lines()
    self.init(
      ascent: lines.ascent,
      descent: lines.descent,
      lineGap: lines.gap,
      averageWidth: try file.averageWidth()
    )
  }
}

/// The reason why the metrics of a font cannot be read from its file.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in whole sentences.
  public let description: String

  /// The file is no font.
  public static let unknown = FontFileError(description: "It is no font in the format TTF or OTF.")
  /// The file is a font, but a compressed one.
  public static let compressed = FontFileError(
    description: "WOFF and WOFF2 are compressed. Read the TTF or OTF from which the file was made."
  )
  /// A part of the file is missing or makes no sense.
  static func damaged(_ table: String) -> FontFileError {
    FontFileError(description: "The file is damaged: its table \"\(table)\" cannot be read.")
  }
}
