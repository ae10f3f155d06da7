/// Where a hand-written loop puts its bytes.
protocol HandWrittenSink {
  mutating func append(_ bytes: [UInt8])
  mutating func append(escaping string: String)
}

/// Bytes in an array, escaped eight at a time: what a careful author writes.
struct ArraySink: HandWrittenSink {
  var bytes: [UInt8] = []

  @inline(__always)
  mutating func append(_ new: [UInt8]) {
    bytes.append(contentsOf: new)
  }

  @inline(__always)
  mutating func append(escaping string: String) {
    var string = string
    string.withUTF8 { source in
      var rest = source
      while true {
        let clean = cleanCount(rest)
        bytes.append(contentsOf: rest[..<clean])
        guard clean < rest.count else { return }
        rest = UnsafeBufferPointer(rebasing: rest[clean...])
        let few = UnsafeBufferPointer(rebasing: rest.prefix(8))
        appendSlowly(few)
        rest = UnsafeBufferPointer(rebasing: rest[few.count...])
      }
    }
  }

  @inline(__always)
  private func cleanCount(_ source: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = source.baseAddress else { return 0 }
    var index = 0
    while index + 8 <= source.count {
      let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
      if Self.needsCare(word) { return index }
      index += 8
    }
    while index < source.count {
      if Escaping.needsCare(source[index]) { return index }
      index += 1
    }
    return index
  }

  /// Whether a byte of a word may need care, by the bit tricks for bytes that are less or equal.
  @inline(__always)
  private static func needsCare(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    func hasZero(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }
    let control = (word &- ones &* 0x20) & ~word & tops
    let quotes = hasZero((word & ~(ones &* 4)) ^ (ones &* 0x22))
    let angles = hasZero((word & ~(ones &* 2)) ^ (ones &* 0x3C))
    let delete = hasZero(word ^ (ones &* 0x7F))
    let latin = hasZero(word ^ (ones &* 0xC2))
    // Bytes from 0xEF up: those whose upper half is all ones, and 0xEF itself.
    let high = hasZero((word | ones &* 0x0F) ^ (ones &* 0xFF)) | hasZero(word ^ (ones &* 0xEF))
    return control | quotes | angles | delete | latin | high != 0
  }

  @inline(never)
  private mutating func appendSlowly(_ source: UnsafeBufferPointer<UInt8>) {
    Escaping.escapeSlowly(source) { bytes.append(contentsOf: $0) }
  }
}

/// Bytes in raw memory of the right size, escaped sixteen at a time while they are copied: the limit.
struct RawSink: HandWrittenSink {
  private let base: UnsafeMutablePointer<UInt8>
  private(set) var next: UnsafeMutablePointer<UInt8>

  init(capacity: Int) {
    base = .allocate(capacity: capacity)
    next = base
  }

  func deallocate() {
    base.deallocate()
  }

  /// Removes all bytes but keeps the memory, as Cairn does.
  mutating func removeAll() { next = base }

  var count: Int { next - base }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  /// Returns all bytes as a string, without checking them.
  func makeString() -> String { String(copying: UTF8Span(unchecked: bytes.span)) }

  @inline(__always)
  mutating func append(_ new: [UInt8]) {
    new.withUnsafeBufferPointer { copyAll($0) }
  }

  @inline(__always)
  mutating func append(escaping string: String) {
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { copy($0) }
    if isDone == nil {
      var copy = string
      copy.withUTF8 { self.copy($0) }
    }
  }

  @inline(__always)
  private mutating func copy(_ source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    var index = 0
    while index + 16 <= source.count {
      let block = UnsafeRawPointer(start + index).loadUnaligned(as: SIMD2<UInt64>.self)
      UnsafeMutableRawPointer(next + index).storeBytes(of: block, as: SIMD2<UInt64>.self)
      if Self.needsCare(block) { return copySlowly(source) }
      index += 16
    }
    while index < source.count {
      let byte = source[index]
      if Escaping.needsCare(byte) { return copySlowly(source) }
      next[index] = byte
      index += 1
    }
    next += source.count
  }

  @inline(__always)
  private static func needsCare(_ block: SIMD2<UInt64>) -> Bool {
    let ones = SIMD2<UInt64>(repeating: 0x0101_0101_0101_0101)
    let tops = SIMD2<UInt64>(repeating: 0x8080_8080_8080_8080)
    let quotes = (block & SIMD2(repeating: 0xFBFB_FBFB_FBFB_FBFB)) ^ SIMD2(repeating: 0x2222_2222_2222_2222)
    let angles = (block & SIMD2(repeating: 0xFDFD_FDFD_FDFD_FDFD)) ^ SIMD2(repeating: 0x3C3C_3C3C_3C3C_3C3C)
    let control = block &- SIMD2(repeating: 0x2020_2020_2020_2020)
    let ascii = ((quotes &- ones) | (angles &- ones) | control | (block &+ ones)) & ~block & tops
    let high = block & tops
    return ascii[0] | ascii[1] | high[0] | high[1] != 0
  }

  @inline(never)
  private mutating func copySlowly(_ source: UnsafeBufferPointer<UInt8>) {
    Escaping.escapeSlowly(source) { copyAll($0) }
  }

  @inline(__always)
  private mutating func copyAll(_ source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    next.update(from: start, count: source.count)
    next += source.count
  }
}

/// Raw memory of 64 KiB that is handed on when it is full.
struct ChunkSink: HandWrittenSink {
  private var memory = RawSink(capacity: capacity)
  private let handOn: (UnsafeRawBufferPointer) -> Void
  private static let capacity = 64 * 1024

  init(_ handOn: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.handOn = handOn
  }

  func deallocate() { memory.deallocate() }

  mutating func flush() {
    handOn(UnsafeRawBufferPointer(memory.bytes))
    memory.removeAll()
  }

  @inline(__always)
  mutating func append(_ new: [UInt8]) {
    if memory.count + new.count > Self.capacity { flush() }
    memory.append(new)
  }

  @inline(__always)
  mutating func append(escaping string: String) {
    // An escaped byte takes five at most.
    if memory.count + string.utf8.count * 5 > Self.capacity { flush() }
    memory.append(escaping: string)
  }
}

extension String {
  /// Creates a string of bytes that are valid, without checking them: as Cairn makes its own.
  init(trusting bytes: [UInt8]) {
    self.init(copying: UTF8Span(unchecked: bytes.span))
  }
}

/// The rules of escaping that both loops share where a string does need care.
enum Escaping {
  @inline(__always)
  static func needsCare(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte & ~4 == 0x22 || byte & ~2 == 0x3C || byte == 0x7F || byte == 0xC2 || byte >= 0xEF
  }

  @inline(__always)
  static func escapeSlowly(_ source: UnsafeBufferPointer<UInt8>, _ emit: (UnsafeBufferPointer<UInt8>) -> Void) {
    var start = 0
    for index in source.indices {
      let replacement: StaticString
      switch source[index] {
      case UInt8(ascii: "&"): replacement = "&amp;"
      case UInt8(ascii: "<"): replacement = "&lt;"
      case UInt8(ascii: ">"): replacement = "&gt;"
      default: continue
      }
      if index > start { emit(UnsafeBufferPointer(rebasing: source[start..<index])) }
      emit(UnsafeBufferPointer(start: replacement.utf8Start, count: replacement.utf8CodeUnitCount))
      start = index + 1
    }
    if source.count > start { emit(UnsafeBufferPointer(rebasing: source[start...])) }
  }
}
