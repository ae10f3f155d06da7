/// Numbers for paths and names in files, the same in every process; two hardly ever share one (FNV-1a with 64 bits).
enum PathHash {
  /// The number of no bytes.
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  static func hash(_ path: some Sequence<UInt8>) -> UInt64 { adding(path, to: start) }

  /// Returns the number of a name in a file; without a name, that of the file.
  static func hash(_ path: some Sequence<UInt8>, _ fragment: some Collection<UInt8>) -> UInt64 {
    let hash = adding(path, to: start)
    // No path has this byte.
    return fragment.isEmpty ? hash : adding(fragment, to: adding(CollectionOfOne(0), to: hash))
  }

  /// Continues the number of some bytes with one more.
  @inline(__always)
  static func add(_ byte: UInt8, to hash: inout UInt64) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  @inline(__always)
  private static func adding(_ bytes: some Sequence<UInt8>, to hash: UInt64) -> UInt64 {
    var hash = hash
    for byte in bytes { add(byte, to: &hash) }
    return hash
  }
}
