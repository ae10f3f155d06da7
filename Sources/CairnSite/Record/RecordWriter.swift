/// Writes numbers and texts as bytes.
struct RecordWriter {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func write(_ number: UInt64) { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }

  mutating func write(_ number: Int32) { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }

  /// Writes numbers one after the other, and how many there are in front of them.
  mutating func write(_ numbers: ArraySlice<Int32>) {
    write(count: numbers.count)
    #if _endian(little)
      numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
    #else
      for number in numbers { write(number) }
    #endif
  }

  mutating func write(count: Int) { write(Int32(clamping: count)) }

  mutating func write(_ digest: ContentDigest) {
    write(digest.high)
    write(digest.low)
  }

  mutating func write(_ part: some Collection<UInt8>) {
    write(count: part.count)
    bytes.append(contentsOf: part)
  }

  mutating func write(_ text: String) { write(text.utf8) }

  mutating func write(_ text: String?) {
    write(count: text == nil ? 0 : 1)
    if let text { write(text) }
  }

  /// Adds what another writer wrote.
  mutating func append(_ written: ArraySlice<UInt8>) { bytes.append(contentsOf: written) }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

/// Reads what a ``RecordWriter`` wrote.
struct RecordReader {
  /// The bytes end too early, or are not what was written.
  struct Malformed: Error {}

  private let bytes: UnsafeRawBufferPointer
  private(set) var position: Int

  init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  private mutating func skip(_ count: Int) throws(Malformed) -> Int {
    guard count >= 0, position >= 0, count <= bytes.count - position else { throw Malformed() }
    defer { position += count }
    return position
  }

  mutating func number() throws(Malformed) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: try skip(8), as: UInt64.self))
  }

  mutating func smallNumber() throws(Malformed) -> Int32 {
    Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: try skip(4), as: Int32.self))
  }

  /// Reads the number of things that have at least a size in bytes each.
  mutating func count(ofSize size: Int) throws(Malformed) -> Int {
    let count = Int(try smallNumber())
    guard count >= 0, count <= (bytes.count - position) / size else { throw Malformed() }
    return count
  }

  mutating func digest() throws(Malformed) -> ContentDigest {
    ContentDigest(high: try number(), low: try number())
  }

  mutating func part() throws(Malformed) -> UnsafeRawBufferPointer {
    let count = try count(ofSize: 1)
    let start = try skip(count)
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start + count])
  }

  mutating func text() throws(Malformed) -> String { String(decoding: try part(), as: UTF8.self) }

  mutating func optionalText() throws(Malformed) -> String? { try smallNumber() == 0 ? nil : try text() }
}
