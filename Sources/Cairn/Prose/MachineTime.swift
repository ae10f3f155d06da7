/// The dates, times and durations that HTML has for machines.
package enum MachineTime {
  /// Whether a text is one of them.
  static func isValid(_ text: String) -> Bool {
    var reader = Reader(Array(text.utf8))
    guard !reader.isAtEnd else { return false }
    if reader.peek(UInt8(ascii: "P")) { return reader.readDuration() && reader.isAtEnd }
    var copy = reader
    if copy.readTime(), copy.isAtEnd || copy.readOffset() && copy.isAtEnd { return true }
    copy = reader
    if copy.readOffset(), copy.isAtEnd { return true }
    copy = reader
    if copy.readDayOfYear(), copy.isAtEnd { return true }
    return reader.readDate() && reader.isAtEnd
  }

  /// A reader of the characters, which are ASCII.
  private struct Reader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    func peek(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

    private mutating func skip(_ byte: UInt8) -> Bool {
      guard peek(byte) else { return false }
      position += 1
      return true
    }

    /// Reads as many digits as there are up to a limit, and at least as many as another one.
    private mutating func readNumber(digits: ClosedRange<Int>) -> Int? {
      var value = 0
      var count = 0
      while position < bytes.count, bytes[position] >= UInt8(ascii: "0"), bytes[position] <= UInt8(ascii: "9") {
        guard count < digits.upperBound else { break }
        value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
        count += 1
        position += 1
      }
      return digits.contains(count) ? value : nil
    }

    // MARK: Dates

    /// Reads a year, and the month, the week, or the day with a time that may follow.
    mutating func readDate() -> Bool {
      guard let year = readNumber(digits: 4...9), year > 0 else { return false }
      guard !isAtEnd else { return true }
      guard skip(UInt8(ascii: "-")) else { return false }
      if skip(UInt8(ascii: "W")) {
        guard let week = readNumber(digits: 2...2) else { return false }
        return (1...MachineTime.weeks(in: year)).contains(week)
      }
      guard let month = readNumber(digits: 2...2), (1...12).contains(month) else { return false }
      guard !isAtEnd else { return true }
      guard skip(UInt8(ascii: "-")), let day = readNumber(digits: 2...2) else { return false }
      guard (1...MachineTime.days(in: month, of: year)).contains(day) else { return false }
      guard !isAtEnd else { return true }
      guard skip(UInt8(ascii: "T")) || skip(UInt8(ascii: " ")), readTime() else { return false }
      return isAtEnd || readOffset()
    }

    /// Reads a month and a day of any year.
    mutating func readDayOfYear() -> Bool {
      guard let month = readNumber(digits: 2...2), (1...12).contains(month), skip(UInt8(ascii: "-")) else {
        return false
      }
      guard let day = readNumber(digits: 2...2) else { return false }
      return (1...MachineTime.days(in: month, of: 4)).contains(day)
    }

    // MARK: Times

    mutating func readTime() -> Bool {
      guard let hour = readNumber(digits: 2...2), hour < 24, skip(UInt8(ascii: ":")) else { return false }
      guard let minute = readNumber(digits: 2...2), minute < 60 else { return false }
      guard skip(UInt8(ascii: ":")) else { return true }
      guard let second = readNumber(digits: 2...2), second < 60 else { return false }
      guard skip(UInt8(ascii: ".")) else { return true }
      return readNumber(digits: 1...3) != nil
    }

    mutating func readOffset() -> Bool {
      if skip(UInt8(ascii: "Z")) { return true }
      guard skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-")) else { return false }
      guard let hour = readNumber(digits: 2...2), hour < 24 else { return false }
      _ = skip(UInt8(ascii: ":"))
      guard let minute = readNumber(digits: 2...2) else { return false }
      return minute < 60
    }

    // MARK: Durations

    /// Reads days, hours, minutes and seconds, of which there is one at least.
    mutating func readDuration() -> Bool {
      guard skip(UInt8(ascii: "P")) else { return false }
      var count = 0
      if !peek(UInt8(ascii: "T")) {
        guard readNumber(digits: 1...9) != nil, skip(UInt8(ascii: "D")) else { return false }
        count += 1
      }
      guard !isAtEnd else { return count > 0 }
      guard skip(UInt8(ascii: "T")) else { return false }
      count = 0
      for unit in [UInt8(ascii: "H"), UInt8(ascii: "M"), UInt8(ascii: "S")] {
        let start = position
        guard readNumber(digits: 1...9) != nil else { continue }
        if unit == UInt8(ascii: "S"), skip(UInt8(ascii: ".")), readNumber(digits: 1...3) == nil { return false }
        if skip(unit) { count += 1 } else { position = start }
      }
      return count > 0
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// The number of days of a month from 1 to 12.
  package static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of weeks of a year, which has 53 if it begins on a Thursday, or on a Wednesday and is a leap year.
  private static func weeks(in year: Int) -> Int {
    func lastWeekday(_ year: Int) -> Int { (year + year / 4 - year / 100 + year / 400) % 7 }
    return lastWeekday(year) == 4 || lastWeekday(year - 1) == 3 ? 53 : 52
  }
}
