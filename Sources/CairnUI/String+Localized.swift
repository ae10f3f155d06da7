public import Foundation

extension String {
  /// A text to look up in an app's tables of translations; here it is shown as it is written.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// Collects the pieces of a text.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
      fileprivate var words = ""

      public init(literalCapacity: Int, interpolationCount: Int) { words.reserveCapacity(literalCapacity) }

      /// Adds what stands between the values.
      public mutating func appendLiteral(_ literal: String) { words += literal }

      /// Adds a value.
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) { words += value.description }

      /// Adds a value as a format says.
      public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
      where Format.FormatOutput == String { words += format.format(input) }

      /// Adds a number as a C format says, such as `%.1f`.
      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        words += String(format: specifier, value)
      }
    }

    fileprivate let words: String

    public init(stringLiteral value: String) { words = value }

    public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

    /// Creates a text of words that are known when the program runs.
    public init(_ value: String) { words = value }
  }

  /// Creates a string of a text as it is written; the other arguments are for translators.
  ///
  /// A program off Apple's systems has no tables of translations. Choose words by the locale of the environment where a page is
  /// written in several languages.
  public init(
    localized key: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = key.words }

  /// Creates a string of a text as it is written, if it was not translated; the other arguments are for translators.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = defaultValue.words }
}
