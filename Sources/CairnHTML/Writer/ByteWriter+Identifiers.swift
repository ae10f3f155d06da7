extension ByteWriter {
  private var written: UnsafeMutablePointer<UInt8> { next - count }

  /// The position of the last start tag among the bytes that are still here.
  var lastTagStart: Int {
    var position = count
    while position > 0 {
      position -= 1
      if written[position] == UInt8(ascii: "<") { return position }
    }
    return 0
  }

  /// Returns the position behind the name of the start tag at a position; `nil` if the tag has an id or there is none.
  func placeForIdentifier(ofTagAt start: Int) -> Int? {
    guard start + 1 < count, written[start] == UInt8(ascii: "<") else { return nil }
    var position = start + 1
    while position < count, written[position] != UInt8(ascii: ">"), written[position] != UInt8(ascii: " ") {
      position += 1
    }
    guard position > start + 1, position < count, written[start + 1] != UInt8(ascii: "/") else { return nil }
    let place = position
    let name = Array(" id=\"".utf8)
    while position < count, written[position] != UInt8(ascii: ">") {
      if position + name.count <= count, (0..<name.count).allSatisfy({ written[position + $0] == name[$0] }) {
        return nil
      }
      position += 1
    }
    return place
  }

  /// Puts an id among what is written; its characters need no escaping.
  ///
  /// - Returns: The number of bytes.
  @discardableResult
  func insert(identifier: String, at place: Int) -> Int {
    let text = Array(" id=\"\(identifier)\"".utf8)
    insert(text, at: place)
    return text.count
  }

  /// Puts bytes among those that are still here; with a sink, all of them have to fit into a chunk.
  func insert(_ bytes: [UInt8], at place: Int) { replace(place..<place, with: bytes) }

  /// Puts bytes in place of some that are still here; with a sink, all of them have to fit into a chunk.
  func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    reserve(bytes.count)
    let position = written + range.lowerBound
    let behind = written + range.upperBound
    (position + bytes.count).update(from: behind, count: next - behind)
    position.update(from: bytes, count: bytes.count)
    advance(to: next + bytes.count - range.count)
  }

  /// Takes all bytes out; only for writers without a sink.
  func takeBytes() -> [UInt8] {
    defer { removeAll() }
    return Array(UnsafeBufferPointer(start: written, count: count))
  }
}
