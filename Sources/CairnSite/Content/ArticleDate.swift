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
  /// The day is the one that the author wrote, in the Gregorian calendar, whatever the time zone and calendar of the machine.
  public func formatted(_ style: Date.FormatStyle.DateStyle = .long, in language: LocaleIdentifier) -> String {
    let locale = Locale(identifier: language.rawValue)
    // Foundation counts days before October 1582 as the Julian calendar did, and 1600 years later they have the same weekdays.
    let isShifted = (1...1582).contains(year)
    let day = FrontMatterDate(year: isShifted ? year + 1600 : year, month: month, day: day).moment
    // The calendar of the machine may be another one.
    let calendar = Calendar(identifier: .gregorian)
    let format = Date.FormatStyle(date: style, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
    guard isShifted else { return day.formatted(format) }
    var words = format.attributedStyle.format(day)
    for run in words.runs.reversed() where run.dateField == .year {
      words.characters.replaceSubrange(run.range, with: year.formatted(.number.grouping(.never).locale(locale)))
    }
    return String(words.characters)
  }
}
