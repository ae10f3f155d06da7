/// A date of front matter, with or without a time of day.
public struct FrontMatterDate: Hashable, Sendable, LosslessStringConvertible {
  /// A time of day.
  public struct Time: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public var hour: Int
    /// The minute, from 0 to 59.
    public var minute: Int
    /// The second, from 0 to 59.
    public var second: Int
    /// The minutes east of UTC, or `nil` if the author said nothing about it.
    public var offset: Int?

    /// Creates a time of day.
    public init(hour: Int, minute: Int, second: Int = 0, offset: Int? = nil) {
      self.hour = hour
      self.minute = minute
      self.second = second
      self.offset = offset
    }
  }

  /// The year.
  public var year: Int
  /// The month, from 1 to 12.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int
  /// The time of day, if there is one.
  public var time: Time?

  /// Creates a date.
  public init(year: Int, month: Int, day: Int, time: Time? = nil) {
    self.year = year
    self.month = month
    self.day = day
    self.time = time
  }

  /// Reads a date such as `2026-03-01` or `2026-03-01T09:30:00+01:00`; `nil` for anything else.
  public init?(_ description: String) {
    var reader = DateReader(description)
    guard let year = reader.number(digits: 4...4), reader.skip("-"), let month = reader.number(digits: 1...2),
      reader.skip("-"), let day = reader.number(digits: 1...2), year > 0, (1...12).contains(month),
      (1...MachineTime.days(in: month, of: year)).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard !reader.isAtEnd else { return }
    guard let time = reader.time() else { return nil }
    self.time = time
  }

  /// The date in the form of ISO 8601.
  public var description: String {
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    guard let time else { return date }
    let clock = "\(padded(time.hour, 2)):\(padded(time.minute, 2)):\(padded(time.second, 2))"
    guard let offset = time.offset else { return "\(date)T\(clock)" }
    guard offset != 0 else { return "\(date)T\(clock)Z" }
    let minutes = offset.magnitude
    return "\(date)T\(clock)\(offset < 0 ? "-" : "+")\(padded(Int(minutes / 60), 2)):\(padded(Int(minutes % 60), 2))"
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// Reads the parts of a date.
private struct DateReader {
  private var rest: Substring.UTF8View

  init(_ string: String) {
    rest = string[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let found = rest.prefix(digits.upperBound).prefix { $0.isASCIIDigit }
    guard digits.contains(found.count) else { return nil }
    rest = rest.dropFirst(found.count)
    return found.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  mutating func time() -> FrontMatterDate.Time? {
    guard skip("T") || skip("t") || skip(" "), let hour = number(digits: 1...2), skip(":"),
      let minute = number(digits: 2...2), hour < 24, minute < 60
    else { return nil }
    var time = FrontMatterDate.Time(hour: hour, minute: minute)
    if skip(":") {
      guard let second = number(digits: 2...2), second < 60 else { return nil }
      time.second = second
      if skip(".") { rest = rest.drop { $0.isASCIIDigit } }
    }
    rest = rest.drop { $0.isSpaceOrTab }
    guard !isAtEnd else { return time }
    guard let offset = offset(), isAtEnd else { return nil }
    time.offset = offset
    return time
  }

  private mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isWest = rest.first == UInt8(ascii: "-")
    guard skip("+") || skip("-"), let hours = number(digits: 1...2), hours < 24 else { return nil }
    let minutes = skip(":") || !isAtEnd ? number(digits: 2...2) : 0
    guard let minutes, minutes < 60 else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes)
  }
}
