/// Numbers by hashes that are spread already, so that nothing has to be hashed again.
///
/// A page asks for each of its links, and a dictionary would take ten times as long to answer.
struct HashTable {
  /// The hashes in their places; 0 where there is none.
  private var hashes: [UInt64] = []
  private var numbers: [Int32] = []
  private var count = 0
  /// How far a mixed hash is shifted to be a place.
  private var shift: UInt64 = 64

  /// The number of a hash; `nil` for one that is not known.
  ///
  /// Setting `nil` changes nothing.
  subscript(hash: UInt64) -> Int32? {
    get {
      guard count > 0 else { return nil }
      let place = place(of: Self.known(hash))
      return hashes[place] == 0 ? nil : numbers[place]
    }
    set {
      guard let newValue else { return }
      let place = placeToFill(for: Self.known(hash))
      numbers[place] = newValue
    }
  }

  /// Adds a hash with a number, unless it is known; returns whether it was not.
  mutating func insert(_ hash: UInt64, _ number: Int32 = 0) -> Bool {
    let before = count
    let place = placeToFill(for: Self.known(hash))
    guard count > before else { return false }
    numbers[place] = number
    return true
  }

  /// Returns a hash that is not 0, which stands for none.
  @inline(__always)
  private static func known(_ hash: UInt64) -> UInt64 { hash == 0 ? .max : hash }

  /// Returns the place of a hash, or that where it would be.
  @inline(__always)
  private func place(of hash: UInt64) -> Int {
    let last = hashes.count - 1
    var place = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while hashes[place] != 0, hashes[place] != hash { place = (place + 1) & last }
    return place
  }

  /// Returns the place of a hash, which is there then.
  @inline(__always)
  private mutating func placeToFill(for hash: UInt64) -> Int {
    if count * 2 >= hashes.count { grow() }
    let place = place(of: hash)
    if hashes[place] == 0 {
      hashes[place] = hash
      count += 1
    }
    return place
  }

  @inline(never)
  private mutating func grow() {
    let (oldHashes, oldNumbers) = (hashes, numbers)
    let size = max(128, oldHashes.count * 4)
    hashes = [UInt64](repeating: 0, count: size)
    numbers = [Int32](repeating: 0, count: size)
    shift = UInt64(64 - size.trailingZeroBitCount)
    for (hash, number) in zip(oldHashes, oldNumbers) where hash != 0 {
      let place = place(of: hash)
      hashes[place] = hash
      numbers[place] = number
    }
  }
}
