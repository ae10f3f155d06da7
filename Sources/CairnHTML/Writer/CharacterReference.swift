/// What stands for a character that means something else in markup, in one word, so that it is written at once.
struct CharacterReference {
  /// The characters, the first in the lowest bits.
  private let characters: UInt64
  private let count: Int

  /// Creates the reference to a character; `nil` for one that needs none.
  @inline(__always)
  init?(to character: UInt8) {
    // Which one follows cannot be foreseen, so all but the question whether there is one is without jumps.
    if character & ~2 == 0x3C {
      characters = character == UInt8(ascii: "<") ? 0x3B74_6C26 : 0x3B74_6726
      count = 4
    } else if character & ~4 == 0x22 {
      characters = character == UInt8(ascii: "&") ? 0x3B_706D_6126 : 0x3B74_6F75_7126
      count = character == UInt8(ascii: "&") ? 5 : 6
    } else {
      return nil
    }
  }

  /// Stores the reference and returns the place behind it; up to eight bytes are written.
  @inline(__always)
  func store(to target: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(target).storeBytes(of: characters.littleEndian, as: UInt64.self)
    return target + count
  }
}
