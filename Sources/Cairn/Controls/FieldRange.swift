/// The numbers that a field takes.
public struct FieldRange: Hashable, Sendable {
  /// The least number; `nil` for any.
  public var lowest: Double?
  /// The greatest number; `nil` for any.
  public var highest: Double?
  /// The distance of one to the next; `nil` for any.
  public var step: Double?

  /// Creates a range; numbers that are not finite count as none, and so does a step that leads nowhere.
  public init(lowest: Double? = nil, highest: Double? = nil, step: Double? = nil) {
    func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    self.lowest = finite(lowest)
    self.highest = finite(highest)
    self.step = finite(step).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the number of the range that is nearest to another one; the least for what is not a number.
  func nearest(to number: Double) -> Double {
    let least = lowest ?? 0
    return number > least ? min(number, highest ?? .greatestFiniteMagnitude) : least
  }

  /// A number as short as it can be written.
  package static func words(for number: some Numeric) -> String {
    let words = "\(number)"
    return words.hasSuffix(".0") ? String(words.dropLast(2)) : words
  }
}
