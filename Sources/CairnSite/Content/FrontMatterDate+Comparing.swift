public import Cairn
public import Foundation

extension FrontMatterDate: Comparable {
  /// Whether a date comes before another one; a date without a time is its beginning, and a time without an offset is in UTC.
  public static func < (left: FrontMatterDate, right: FrontMatterDate) -> Bool {
    let (first, second) = (left.secondsSince1970, right.secondsSince1970)
    return first != second ? first < second : left.description < right.description
  }

  /// The seconds since the beginning of 1970 in UTC.
  private var secondsSince1970: Int {
    // Nothing that somebody puts together can overflow.
    let bounded = { (number: Int, limit: Int) in min(max(number, -limit), limit) }
    let (year, month, day) = (bounded(year, 999_999), min(max(month, 1), 12), bounded(day, 999))
    // Years begin in March here, so that the day of a leap year is the last one.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    guard let time else { return days * 86_400 }
    let minutes = bounded(time.hour, 999) * 60 + bounded(time.minute, 9_999) - bounded(time.offset ?? 0, 9_999)
    return days * 86_400 + minutes * 60 + bounded(time.second, 99_999)
  }

  /// The moment; a date without a time is its beginning, and a time without an offset is in UTC.
  public var moment: Date { Date(timeIntervalSince1970: Double(secondsSince1970)) }

  /// Creates the date and time of a moment in UTC.
  public init(_ moment: Date) {
    let interval = moment.timeIntervalSince1970
    let seconds = interval.isNaN ? 0 : Int(min(max(interval.rounded(.down), -62_135_596_800), 253_402_300_799))
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let rest = seconds - days * 86_400
    self.init(
      year: yearOfEra + era * 400 + (month >= 10 ? 1 : 0),
      month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1,
      time: Time(hour: rest / 3_600, minute: rest / 60 % 60, second: rest % 60, offset: 0)
    )
  }

  /// The date with a time and an offset, as feeds and machines want it: `2026-03-01T00:00:00Z`.
  var timestamp: String {
    var date = self
    var time = date.time ?? Time(hour: 0, minute: 0)
    time.offset = time.offset ?? 0
    date.time = time
    return date.description
  }
}

extension FrontMatterDate {
  /// Returns what is wrong with words that should be a date, and what to write.
  static func problem(with words: String) -> String {
    let parts = words.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, words.utf8.count >= 8, let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2]), year > 0
    else { return "is no date. Write one such as 2026-03-01" }
    guard (1...12).contains(month) else { return "has the month \(month), and months are 01 to 12" }
    let days = MachineTime.days(in: month, of: year)
    guard (1...days).contains(day) else { return "has the day \(day), and that month has \(days) days" }
    return "has a time that cannot be. Write one such as 2026-03-01T09:30:00+01:00"
  }
}

extension FrontMatterDate: Codable {
  /// Reads a date in the form of ISO 8601.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = try container.decode(String.self)
    guard let date = FrontMatterDate(words) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(words)\" \(FrontMatterDate.problem(with: words))."
      )
    }
    self = date
  }

  /// Writes the date in the form of ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
