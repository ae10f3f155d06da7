/// The numbers that a field takes.
public struct FieldRange: Hashable, Sendable {
  /// The least number; `nil` for any.
  public var lowest: Double?
  /// The greatest number; `nil` for any.
  public var highest: Double?
  /// The distance of one to the next; `nil` for any.
  public var step: Double?

  /// Creates a range; numbers that are not finite count as none.
  public init(lowest: Double? = nil, highest: Double? = nil, step: Double? = nil) {
    func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    self.lowest = finite(lowest)
    self.highest = finite(highest)
    self.step = finite(step)
  }

  /// A number as short as it can be written.
  package static func words(for number: some Numeric) -> String {
    let words = "\(number)"
    return words.hasSuffix(".0") ? String(words.dropLast(2)) : words
  }
}
