import Cairn

/// What the name of an article's file says.
struct ArticleName {
  /// The path of the page, from the folder of the articles.
  let path: String
  /// The date in front of the name, as in `2026-03-01-eiger.md`.
  let date: FrontMatterDate?
  /// The name in words, for an article without a title.
  let words: String
  /// What is wrong with numbers in front of the name that look like a date, and what to write; `nil` if nothing is.
  let dateProblem: String?

  /// Reads the path of a file from the folder of the articles.
  init(_ file: String) {
    var names = file.split(separator: "/").map { String($0) }
    var name = names.popLast() ?? ""
    if let stop = name.lastIndex(of: ".") { name = String(name[..<stop]) }
    // An article in a folder of its own, with its pictures.
    if name == "index", let folder = names.popLast() { name = folder }
    let prefix = String(name.prefix(10))
    let rest = name.dropFirst(10)
    if let date = FrontMatterDate(prefix), date.time == nil, prefix.utf8.count == 10,
      rest.isEmpty || rest.hasPrefix("-")
    {
      self.date = date
      dateProblem = nil
      if !rest.isEmpty { name = String(rest.dropFirst()) }
    } else {
      date = nil
      dateProblem = Self.problem(withDateOf: name)
    }
    let spaced = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.joined(separator: " ")
    words = spaced.prefix(1).uppercased() + spaced.dropFirst()
    path = (names.map { Slug.make(from: $0) } + [Slug.make(from: name)]).joined(separator: "/")
  }

  /// Returns the problem of a name that begins almost like one with a date: with a year, a month and a day in any form.
  private static func problem(withDateOf name: String) -> String? {
    let parts = name.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
    let lengths = parts.map { part in part.utf8.allSatisfy { $0 &- 0x30 < 10 } ? part.utf8.count : 0 }
    let hasYear = lengths.first == 4 || lengths.last == 4
    guard hasYear, lengths.count == 3, lengths.allSatisfy({ $0 == 4 || (1...2).contains($0) }),
      lengths.count(where: { $0 == 4 }) == 1
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    let isYearFirst = lengths.first == 4
    let year = isYearFirst ? numbers[0] : numbers[2]
    let written = parts.joined(separator: "-")
    let beginning = "The name of the file begins with \"\(written)\", which is no date, so the article has none."
    // Of a day and a month in front of a year nobody knows which is which, unless one of them is no month.
    guard isYearFirst || numbers[0] > 12 || numbers[0] == numbers[1] else {
      return "\(beginning) Write the year, the month and the day, such as 2026-03-01."
    }
    let day = FrontMatterDate(year: year, month: numbers[1], day: isYearFirst ? numbers[2] : numbers[0])
    guard FrontMatterDate(day.description) == day else {
      return "\(beginning) Write a year, a month and a day that are there, such as 2026-03-01."
    }
    return "\(beginning) Write \"\(day)\"."
  }
}
