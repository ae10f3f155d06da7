/// The definitions of footnotes, and the references to them.
struct FootnoteMap {
  /// A footnote that is defined.
  struct Definition {
    var label: String
    var node: Int
    /// The number that the first reference gave it.
    var number: Int?
    var referenceCount = 0
  }

  private(set) var definitions: [Definition] = []
  /// The positions of the definitions that are referred to, by number.
  private(set) var numbered: [Int] = []
  private var positions: [ByteKey: Int] = [:]

  var isEmpty: Bool { definitions.isEmpty }

  /// Adds a definition, and returns whether it is the first of its label, which alone counts.
  mutating func add(_ label: String, node: Int) -> Bool {
    let key = key(label)
    guard positions[key] == nil else { return false }
    positions[key] = definitions.count
    definitions.append(Definition(label: label, node: node))
    return true
  }

  /// Returns the number of the footnote with a label and which reference to it this is; `nil` if there is none.
  mutating func refer(to label: String) -> (number: Int, occurrence: Int)? {
    guard let position = positions[key(label)] else { return nil }
    definitions[position].referenceCount += 1
    let occurrence = definitions[position].referenceCount
    if let number = definitions[position].number { return (number, occurrence) }
    numbered.append(position)
    definitions[position].number = numbered.count
    return (numbered.count, occurrence)
  }

  func contains(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
    !positions.isEmpty && positions[ReferenceMap.key(label)] != nil
  }

  private func key(_ label: String) -> ByteKey {
    var label = label
    return label.withUTF8 { ReferenceMap.key($0) }
  }

  /// Returns the label of `[^label]` at an index, or `nil`.
  static func label(_ bytes: MarkdownBytes, at start: Int, before end: Int) -> Range<Int>? {
    guard bytes[start] == Byte.leftBracket, bytes[start + 1] == Byte.caret else { return nil }
    var index = start + 2
    // As long as the label of a link may be.
    let end = min(end, start + 2 + 1_000)
    while index < end, bytes[index] != Byte.rightBracket {
      guard !bytes[index].isMarkdownSpace, bytes[index] != Byte.leftBracket else { return nil }
      index += 1
    }
    return index < end && index > start + 2 ? start + 2..<index : nil
  }
}
