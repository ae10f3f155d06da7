/// One of several parts of a site, each of which another machine can build.
struct Shard: Equatable, CustomStringConvertible {
  /// The number of the part, from 1.
  let number: Int
  /// The number of all parts.
  let count: Int

  /// The most parts that a site can have.
  static let largestCount = 10_000

  init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads a part such as `2/7`, the second of seven.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.largestCount).contains(count),
      (1...count).contains(number)
    else {
      throw UsageError("The part \"\(text)\" is not one such as 2/7, the second of seven.")
    }
    self.init(number: number, count: count)
  }

  var description: String { "\(number)/\(count)" }

  /// Returns whether pages belong to the part, by the number of their unit.
  ///
  /// Neighbours go to different parts, because pages that take long often stand side by side.
  func contains(unit: Int) -> Bool { unit % count == number - 1 }
}
