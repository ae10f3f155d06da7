/// A scanner that measures UTF-8 and avoids making a `Character`.
///
/// ASCII is counted eight bytes at a time, simple scalars with a table, and ordinary clusters by their classes. The
/// rule for `Character` measures the few parts that need the full rules: viramas, jamo and prepended marks.
package struct WidthScanner {
  private let profile: WidthProfile

  package init(profile: WidthProfile = .standard) { self.profile = profile }

  package func columns(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let clusters = ClusterScanner(bytes: bytes, profile: profile)
    let widths = SimpleWidths(profile)
    let count = bytes.count
    var total = 0
    var offset = 0
    while offset < count {
      let words = Self.printableWords(base + offset, count &- offset)
      offset &+= words
      total &+= words
      guard offset < count else { break }
      let run = Self.printableRest(base + offset, count &- offset)
      offset &+= run
      total &+= run
      guard offset < count else { break }
      repeat {
        // All of U+4000 to U+9FFF is wide and simple.
        if base[offset] &- 0xE4 < 6 {
          total &+= 2
          offset &+= 3
          continue
        }
        let scalar = DecodedScalar(bytes, at: offset)
        let entry = clusters.table[scalar.value]
        if entry.isSimple {
          total &+= widths[entry.width]
          offset &+= scalar.length
        } else {
          scanCluster(clusters, widths, &offset, &total)
        }
      } while offset < count && base[offset] >= 0x80
    }
    return total
  }

  /// Goes back to a simple scalar before one that may belong to the same cluster, and reads both again.
  @inline(never)
  private func scanCluster(
    _ clusters: ClusterScanner,
    _ widths: SimpleWidths,
    _ offset: inout Int,
    _ total: inout Int
  ) {
    let bytes = clusters.bytes
    var start = offset
    if start > 0 {
      repeat { start -= 1 } while start > 0 && bytes[start] & 0xC0 == 0x80
      total -= widths[clusters.table[DecodedScalar(bytes, at: start).value].width]
    }
    repeat {
      if let cluster = clusters.cluster(at: start) {
        total += cluster.columns
        start = cluster.end
      } else {
        let end = clusters.stretchEnd(from: start)
        let stretch = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        total += stretch.reduce(0) { $0 + $1.columns(in: profile) }
        start = end
      }
    } while start < bytes.count && !clusters.table[DecodedScalar(bytes, at: start).value].isSimple
    offset = start
  }

  /// Returns the number of printable ASCII bytes from an offset on.
  @inline(__always)
  static func printableRun(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress, start < bytes.count else { return 0 }
    let words = printableWords(base + start, bytes.count &- start)
    return words &+ printableRest(base + start + words, bytes.count &- start &- words)
  }

  /// Returns the number of printable ASCII bytes at the beginning, as a multiple of eight.
  @inline(__always)
  static func printableWords(_ base: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var offset = 0
    while offset &+ 8 <= count, unprintable(base + offset) == 0 { offset &+= 8 }
    return offset
  }

  /// Returns the number of printable ASCII bytes, if there are fewer than eight.
  @inline(__always)
  private static func printableRest(_ base: UnsafePointer<UInt8>, _ count: Int) -> Int {
    if count >= 8 { return unprintable(base).trailingZeroBitCount >> 3 }
    var offset = 0
    while offset < count, base[offset] &- 0x20 < 0x5F { offset &+= 1 }
    return offset
  }

  /// Returns a machine word; its lowest set bit belongs to the first of eight bytes outside of 0x20...0x7E.
  @inline(__always)
  private static func unprintable(_ base: UnsafePointer<UInt8>) -> UInt64 {
    let word = UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt64.self))
    // Adding 1 sets the high bit of 0x7F only, and subtracting 0x20 sets it below 0x20 only. A carry into later bytes
    // does not matter, because its byte is already the first.
    let delete = word &+ 0x0101_0101_0101_0101
    let control = word &- 0x2020_2020_2020_2020
    return (word | delete | control) & 0x8080_8080_8080_8080
  }
}

/// The columns of simple scalars by class, two bits each.
struct SimpleWidths {
  private let bits: UInt64

  init(_ profile: WidthProfile) {
    var bits: UInt64 = 0
    for value in 0...WidthClass.emojiWide.rawValue {
      guard let widthClass = WidthClass(rawValue: value) else { continue }
      bits |= UInt64(truncatingIfNeeded: profile.width(of: widthClass)) << (value << 1)
    }
    self.bits = bits
  }

  /// The columns of a class of simple scalars; 0 for others.
  @inline(__always)
  subscript(widthClass: WidthClass) -> Int {
    Int(truncatingIfNeeded: bits >> (UInt64(widthClass.rawValue) << 1) & 3)
  }
}
