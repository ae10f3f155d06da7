/// A number for bytes, the same in every process: different bytes hardly ever have the same.
struct ContentDigest: Hashable, Sendable {
  var high: UInt64
  var low: UInt64

  init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  init(of bytes: UnsafeRawBufferPointer) {
    var digester = Digester()
    digester.add(bytes)
    self = digester.digest
  }

  init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { Self(of: $0) } }

  /// Creates the digest of bytes that leaves out some of them.
  init(of bytes: [UInt8], without range: Range<Int>?) {
    guard let range else {
      self.init(of: bytes)
      return
    }
    var digester = Digester()
    bytes.withUnsafeBytes { bytes in
      digester.add(UnsafeRawBufferPointer(rebasing: bytes[..<range.lowerBound]))
      digester.add(UnsafeRawBufferPointer(rebasing: bytes[range.upperBound...]))
    }
    self = digester.digest
  }

  /// The making of a digest from one part after the other; it depends on the bytes of all parts, not on how they are divided.
  ///
  /// Sixteen bytes at a time are mixed by two multiplications. It is no shield against those who look for two contents with the same
  /// digest, who could only keep a page of their own as it is.
  struct Digester {
    private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var low: UInt64 = 0xD1B5_4A32_D192_ED03
    private var count: UInt64 = 0
    /// The bytes that wait for others, fewer than sixteen.
    private var waiting: [UInt8] = []

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      count &+= UInt64(bytes.count)
      var rest = bytes[...]
      if !waiting.isEmpty {
        let missing = rest.prefix(16 - waiting.count)
        waiting += missing
        rest = rest.dropFirst(missing.count)
        guard waiting.count == 16 else { return }
        waiting.withUnsafeBytes { mix($0, at: 0) }
        waiting.removeAll(keepingCapacity: true)
      }
      let whole = UnsafeRawBufferPointer(rebasing: rest)
      let end = whole.count & ~15
      var position = 0
      while position < end {
        mix(whole, at: position)
        position += 16
      }
      waiting += whole[end...]
    }

    /// Adds a text and its length, so that two texts are never the same as two others.
    mutating func add(_ text: String) {
      var text = text
      text.withUTF8 { add(part: UnsafeRawBufferPointer($0)) }
    }

    /// Adds bytes and their number.
    mutating func add(part bytes: UnsafeRawBufferPointer) {
      add(UInt64(bytes.count))
      add(bytes)
    }

    mutating func add(_ number: UInt64) {
      withUnsafeBytes(of: number.littleEndian) { add($0) }
    }

    mutating func add(_ digest: ContentDigest) {
      add(digest.high)
      add(digest.low)
    }

    var digest: ContentDigest {
      var end = self
      let padding = waiting + [UInt8](repeating: 0, count: 16 - waiting.count)
      padding.withUnsafeBytes { end.mix($0, at: 0) }
      end.mix(count, 0x2545_F491_4F6C_DD1D)
      end.mix(end.low, end.high)
      return ContentDigest(high: end.high, low: end.low)
    }

    @inline(__always)
    private mutating func mix(_ bytes: UnsafeRawBufferPointer, at position: Int) {
      mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position + 8, as: UInt64.self))
      )
    }

    @inline(__always)
    private mutating func mix(_ first: UInt64, _ second: UInt64) {
      let one = (high ^ first).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
      let two = (low ^ second).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
      // Each half takes something of both words, so that neither can be lost.
      high = one.high ^ two.low ^ second
      low = two.high ^ one.low ^ (first << 32 | first >> 32)
    }
  }
}
