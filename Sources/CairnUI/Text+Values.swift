public import Cairn
public import Foundation

extension Text {
  /// How a date is written.
  public enum DateStyle: UInt8, Hashable, Sendable {
    /// The day, as in June 3, 2026.
    case date
    /// The time of the day.
    case time
    /// The day and the time, because what is rendered ahead does not count on.
    case relative, offset, timer
  }

  /// Creates a text that shows a date, in the language of the process.
  public init(_ date: Date, style: DateStyle) {
    switch style {
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case .relative, .offset, .timer: self.init(verbatim: date.formatted(date: .abbreviated, time: .shortened))
    }
  }

  /// Creates a text that shows when something begins and ends.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
  }

  /// Creates a text that shows when something ends, because what is rendered ahead does not count on.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(pauseTime ?? timerInterval.upperBound, style: .timer)
  }

  /// Creates a text that shows a value as a format says.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a text from a literal, whose inline Markdown is interpreted; the rest is for translators.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil) {
    self.init(key)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value as a format says.
  public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    appendInterpolation(format.format(input))
  }

  /// Adds a value as C's `printf` writes it, as in `\(height, specifier: "%.1f")`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Adds words with attributes.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}
