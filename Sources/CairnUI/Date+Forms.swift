import Cairn
public import Foundation

extension Date: FormValueDecodable {
  /// Reads what a ``DatePicker`` sends, in the calendar and the time zone of the process; a time alone is one of today.
  package init?(formValue: String) {
    let halves = formValue.split(separator: "T", omittingEmptySubsequences: false)
    let calendar = Calendar(identifier: .gregorian)
    var parts = calendar.dateComponents([.year, .month, .day], from: .now)
    let hasDay = !(halves.count == 1 && formValue.contains(":"))
    if hasDay {
      guard let day = Self.numbers(halves[0], "-", 3...3) else { return nil }
      (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
    }
    if halves.count > 1 || !hasDay {
      guard halves.count <= 2, let time = Self.numbers(halves[halves.count - 1], ":", 2...3) else { return nil }
      (parts.hour, parts.minute) = (time[0], time[1])
    }
    guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
    self = date
  }

  /// Returns the numbers between some signs; `nil` if they are none, or not as many.
  private static func numbers(_ words: Substring, _ separator: Character, _ counts: ClosedRange<Int>) -> [Int]? {
    let parts = words.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    return counts.contains(parts.count) && numbers.count == parts.count ? numbers : nil
  }
}
