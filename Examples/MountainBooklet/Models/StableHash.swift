/// A hash that is the same in every run and on every machine (FNV-1a), unlike `Hasher`.
enum StableHash {
  static func value(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01B3
    }
    return hash
  }
}

/// A small generator of repeatable numbers (SplitMix64).
struct StableGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  init(seed text: String) {
    self.init(seed: StableHash.value(of: text))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, but not including, 1.
  mutating func fraction() -> Double {
    Double(next() >> 11) / 9_007_199_254_740_992
  }

  /// Returns a number between two bounds.
  mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * fraction()
  }
}
