/// A set of words of the base sheet: classes, elements, attributes, custom properties and animations.
///
/// The vocabulary says which word has which number.
struct SheetWords: Hashable, Sendable {
  /// The number of words that there can be.
  static let capacity = 512
  /// Every word.
  static let all = SheetWords(bits: SIMD8(repeating: .max))

  private var bits: SIMD8<UInt64>

  private init(bits: SIMD8<UInt64>) { self.bits = bits }

  /// The set as numbers, which hold as long as the base sheet is the same.
  var words: [UInt64] { (0..<bits.scalarCount).map { bits[$0] } }

  /// Creates a set from its numbers; missing ones count as 0.
  init(words: [UInt64]) {
    var bits = SIMD8<UInt64>.zero
    for (position, word) in words.prefix(bits.scalarCount).enumerated() { bits[position] = word }
    self.bits = bits
  }

  /// Creates an empty set.
  init() { self.init(bits: .zero) }

  func contains(_ number: Int) -> Bool { bits[number >> 6] & (1 << UInt64(number & 63)) != 0 }

  mutating func insert(_ number: Int) { bits[number >> 6] |= 1 << UInt64(number & 63) }

  mutating func formUnion(_ other: SheetWords) { bits |= other.bits }

  func isSuperset(of other: SheetWords) -> Bool { other.bits & ~bits == .zero }

  func isSubset(of other: SheetWords) -> Bool { other.isSuperset(of: self) }
}
