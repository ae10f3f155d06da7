/// The numbers that a field takes.
public struct FieldRange: Hashable, Sendable {
  /// The least number; `nil` for any.
  public var lowest: Double?
  /// The greatest number; `nil` for any.
  public var highest: Double?
  /// The distance of one to the next; `nil` for any.
  public var step: Double?

  /// Creates a range.
  public init(lowest: Double? = nil, highest: Double? = nil, step: Double? = nil) {
    self.lowest = lowest
    self.highest = highest
    self.step = step
  }

  /// A number as short as it can be written.
  package static func words(for number: Double) -> String {
    let words = "\(number)"
    return words.hasSuffix(".0") ? String(words.dropLast(2)) : words
  }
}
