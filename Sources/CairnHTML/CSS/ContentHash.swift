/// Names made from content, the same on every machine: BLAKE2s with 128 bits (RFC 7693).
///
/// Sheets of independent pages are merged by the names of their rules. So no two rules may share a name, neither by
/// chance nor because somebody looked for such rules.
enum ContentHash {
  /// Returns a class name: a letter, then 19 letters, digits, hyphens and underscores, which hold 114 bits.
  static func className(of text: String) -> String {
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_".utf8)
    var (high, low) = digest(of: Array(text.utf8))
    var name: [UInt8] = [UInt8(ascii: "c")]
    for _ in 0..<19 {
      name.append(digits[Int(low & 63)])
      low = low >> 6 | high << 58
      high >>= 6
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns the 128 bits of the digest, the first byte lowest.
  static func digest(of bytes: [UInt8]) -> (high: UInt64, low: UInt64) {
    var state = initial
    // No key, and a digest of 16 bytes.
    state[0] ^= 0x0101_0010
    let blockCount = max((bytes.count + 63) / 64, 1)
    for block in 0..<blockCount {
      let isLast = block == blockCount - 1
      let chunk = bytes[(block * 64)..<min(block * 64 + 64, bytes.count)]
      compress(&state, words(of: chunk), counter: UInt64(isLast ? bytes.count : block * 64 + 64), isLast: isLast)
    }
    return (UInt64(state[3]) << 32 | UInt64(state[2]), UInt64(state[1]) << 32 | UInt64(state[0]))
  }

  private static let initial: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  /// The word of a block that each step of a round takes.
  private static let order: [[Int]] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4], [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13], [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11], [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5], [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
  ]

  /// The places that a step mixes: columns, then diagonals.
  private static let places: [(Int, Int, Int, Int)] = [
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
  ]

  private static func words(of bytes: ArraySlice<UInt8>) -> [UInt32] {
    var words = [UInt32](repeating: 0, count: 16)
    for (index, byte) in bytes.enumerated() { words[index / 4] |= UInt32(byte) << (index % 4 * 8) }
    return words
  }

  private static func compress(_ state: inout [UInt32], _ words: [UInt32], counter: UInt64, isLast: Bool) {
    var mixed = state + initial
    mixed[12] ^= UInt32(truncatingIfNeeded: counter)
    mixed[13] ^= UInt32(truncatingIfNeeded: counter >> 32)
    if isLast { mixed[14] = ~mixed[14] }
    for round in order {
      for (step, (a, b, c, d)) in places.enumerated() {
        mixed[a] &+= mixed[b] &+ words[round[step * 2]]
        mixed[d] = rotated(mixed[d] ^ mixed[a], by: 16)
        mixed[c] &+= mixed[d]
        mixed[b] = rotated(mixed[b] ^ mixed[c], by: 12)
        mixed[a] &+= mixed[b] &+ words[round[step * 2 + 1]]
        mixed[d] = rotated(mixed[d] ^ mixed[a], by: 8)
        mixed[c] &+= mixed[d]
        mixed[b] = rotated(mixed[b] ^ mixed[c], by: 7)
      }
    }
    for index in 0..<8 { state[index] ^= mixed[index] ^ mixed[index + 8] }
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
}
