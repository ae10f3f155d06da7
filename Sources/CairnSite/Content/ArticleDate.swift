public import Cairn
public import Foundation

/// The day of a date in words of the page's language, with the same for machines.
///
/// ```swift
/// if let date = post.date { ArticleDate(date) }   // 24 November 2026 where the language is en-GB
/// ```
///
/// The language is that of the page, or the one of `.environment(\.locale, "de")`.
public struct ArticleDate: View, Hashable {
  private let date: FrontMatterDate
  private let style: Date.FormatStyle.DateStyle
  @Environment(\.locale) private var locale

  /// Creates a view of a date.
  ///
  /// - Parameters:
  ///   - date: The date. Its time does not show.
  ///   - style: How the day is written: `.long` as in 24 November 2026, `.abbreviated`, `.numeric`, or `.complete` with
  ///     the day of the week.
  public init(_ date: FrontMatterDate, style: Date.FormatStyle.DateStyle = .long) {
    self.date = date
    self.style = style
  }

  public var body: some View { Time(date.description, date.formatted(style, in: locale)) }

  public static func == (left: ArticleDate, right: ArticleDate) -> Bool {
    left.date == right.date && left.style == right.style
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(date)
    hasher.combine(style)
  }
}

extension FrontMatterDate {
  /// Returns the day in words of a language.
  ///
  /// The day is the one that the author wrote, whatever the time zone of the machine.
  public func formatted(_ style: Date.FormatStyle.DateStyle = .long, in language: LocaleIdentifier) -> String {
    let day = FrontMatterDate(year: year, month: month, day: day).moment
    let locale = Locale(identifier: language.rawValue)
    return day.formatted(Date.FormatStyle(date: style, time: .omitted, locale: locale, timeZone: .gmt))
  }
}
