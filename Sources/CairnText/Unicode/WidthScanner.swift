/// Measures UTF-8 without making a `Character` for text that does not need one.
///
/// Runs of ASCII are counted eight bytes at a time, simple scalars through the table. Where clusters can only be told by the full rules
/// (joiners, viramas, jamo, prepended marks), the stretch concerned goes through the rule for `Character`.
package struct WidthScanner {
  private let profile: WidthProfile
  private let table = WidthTable()

  package init(profile: WidthProfile = .standard) {
    self.profile = profile
  }

  /// Returns the columns of a buffer of valid UTF-8.
  package func columns(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var total = 0
    var offset = 0
    let count = bytes.count
    while offset < count {
      let run = Self.printableRun(bytes, from: offset)
      offset += run
      total += run
      guard offset < count else { break }
      // What follows may extend the last character of the run, so that one is taken back.
      if run > 0, bytes[offset] >= 0x80 {
        offset -= 1
        total -= 1
      }
      scanMixed(bytes, &offset, &total)
    }
    return total
  }

  /// Returns the number of bytes from an offset that are printable ASCII.
  @inline(__always)
  static func printableRun(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start &+ printableWords(bytes, from: start)
    while offset < bytes.count, bytes[offset] &- 0x20 < 0x5F { offset &+= 1 }
    return offset &- start
  }

  /// Returns the number of bytes from an offset that are printable ASCII, a multiple of eight.
  @inline(__always)
  static func printableWords(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var offset = start
    while offset &+ 8 <= bytes.count {
      let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
      guard isPrintable(word) else { break }
      offset &+= 8
    }
    return offset &- start
  }

  /// Whether all eight bytes are in 0x20...0x7E.
  @inline(__always)
  static func isPrintable(_ word: UInt64) -> Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    // With no high bit set, adding 1 carries into it for 0x7F only; subtracting 0x20 borrows below 0x20 only.
    let delete = word &+ 0x0101_0101_0101_0101
    let control = word &- 0x2020_2020_2020_2020
    return (word | delete | control) & high == 0
  }

  /// Measures from a cluster boundary up to one in front of two ASCII characters, or to the end.
  private func scanMixed(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int, _ total: inout Int) {
    let start = offset
    var clusterStart = offset
    var cluster = ClusterWidth(first: .zero, profile: profile)
    var base = WidthClass.zero
    while offset < bytes.count {
      let lead = bytes[offset]
      if lead &- 0x20 < 0x5F, offset > start, offset &+ 1 == bytes.count || bytes[offset &+ 1] < 0x80 { break }
      let scalar = DecodedScalar(bytes, at: offset)
      // All of U+4000 to U+9FFF is wide.
      let widthClass = lead &- 0xE4 < 6 ? .wide : table(scalar.value)
      if widthClass.isSimple {
        total &+= cluster.columns
        clusterStart = offset
        cluster = ClusterWidth(first: widthClass, profile: profile)
        base = widthClass
      } else if base == .zero || widthClass.needsCharacterRule {
        total &+= columnsOfStretch(bytes, from: clusterStart, &offset)
        clusterStart = offset
        cluster = ClusterWidth(first: .zero, profile: profile)
        base = .zero
        continue
      } else {
        cluster.add(widthClass)
      }
      offset &+= scalar.length
    }
    total &+= cluster.columns
  }

  /// Measures by `Character` from a cluster boundary up to the first boundary that is certain: between two simple scalars.
  private func columnsOfStretch(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ offset: inout Int
  ) -> Int {
    var previousIsSimple = false
    while offset < bytes.count {
      let scalar = DecodedScalar(bytes, at: offset)
      let isSimple = table(scalar.value).isSimple
      if isSimple, previousIsSimple { break }
      previousIsSimple = isSimple
      offset += scalar.length
    }
    let stretch = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    return stretch.reduce(0) { $0 + $1.columns(in: profile) }
  }
}
