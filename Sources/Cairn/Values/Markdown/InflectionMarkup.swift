/// The markup of a literal around words that SwiftUI inflects: `^[3 item](inflect: true)`.
///
/// A finished reading leaves the words and takes the markup out. Time grows linearly with the length of any literal.
struct InflectionMarkup {
  /// What the brackets behind the words may begin with.
  private static let attributes = ["inflect:", "morphology:", "agreeWithArgument:", "agreeWithConcept:"].map {
    Array($0.utf8)
  }

  private let source: [UInt8]
  /// Where markup begins that has not ended yet.
  private var openings: [Int] = []
  /// Whether no bracket closes behind the present position.
  private var isUnclosed = false
  private var markup: [Range<Int>] = []

  private init(_ source: [UInt8]) { self.source = source }

  /// Takes the markup out of a literal.
  ///
  /// - Parameter source: The bytes of the literal.
  /// - Returns: Whether there was any.
  static func remove(from source: inout [UInt8]) -> Bool {
    guard source.contains(Byte.caret) else { return false }
    var reader = InflectionMarkup(source)
    reader.read()
    guard !reader.markup.isEmpty else { return false }
    source = reader.sourceWithoutMarkup
    return true
  }

  private var sourceWithoutMarkup: [UInt8] {
    var rest: [UInt8] = []
    var start = 0
    for range in markup.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      rest += source[start..<range.lowerBound]
      start = range.upperBound
    }
    return rest + source[start...]
  }

  private mutating func read() {
    var index = 0
    while index + 1 < source.count {
      if source[index] == Byte.caret, source[index + 1] == Byte.leftBracket {
        openings.append(index)
        index += 2
      } else if let end = endOfAttributes(at: index), let opening = openings.popLast() {
        markup += [opening..<opening + 2, index..<end]
        index = end
      } else {
        index += 1
      }
    }
  }

  /// Returns the end of `](inflect: true)` that begins at a position; `nil` for anything else.
  private mutating func endOfAttributes(at index: Int) -> Int? {
    guard source[index] == Byte.rightBracket, source[index + 1] == Byte.leftParenthesis else { return nil }
    guard !openings.isEmpty, !isUnclosed else { return nil }
    let attributes = source[(index + 2)...]
    guard Self.attributes.contains(where: attributes.starts) else { return nil }
    let closing = attributes.firstIndex(of: Byte.rightParenthesis)
    isUnclosed = closing == nil
    return closing.map { $0 + 1 }
  }
}
