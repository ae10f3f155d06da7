import Cairn

/// The values of a list in front matter, one after the other.
struct FrontMatterList: UnkeyedDecodingContainer {
  private struct Position: CodingKey {
    let index: Int

    init(_ index: Int) { self.index = index }
    init?(intValue: Int) { index = intValue }
    init?(stringValue: String) { return nil }

    var intValue: Int? { index }
    var stringValue: String { "\(index + 1)" }
  }

  let decoder: FrontMatterDecoder
  let values: [FrontMatterValue]
  private(set) var currentIndex = 0

  init(decoder: FrontMatterDecoder, values: [FrontMatterValue]) {
    self.decoder = decoder
    self.values = values
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, values[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try current().decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    defer { currentIndex += 1 }
    return try current().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    defer { currentIndex += 1 }
    return try current().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    defer { currentIndex += 1 }
    return try current()
  }

  private func current() throws -> FrontMatterDecoder {
    guard !isAtEnd else { throw decoder.mismatch("more values") }
    return decoder.child(values[currentIndex], Position(currentIndex), at: nil)
  }
}
