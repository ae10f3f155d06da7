import Cairn

// Addresses that are looked at while they are copied, because most of them are plain.
extension ByteWriter {
  /// The most bytes of an address for which room is made at once.
  private static let mostBytes = 256

  /// Writes an address as the value of an attribute if it is plain, with the markup in front of it, the quote behind it and the
  /// markup behind the quote.
  ///
  /// Some plain addresses count as others here.
  ///
  /// - Returns: Whether all of it is written. If not, nothing is.
  @inline(__always)
  func write(_ opening: Markup, plainAddress address: String, _ closing: Markup) -> Bool {
    address.utf8.withContiguousStorageIfAvailable { write(opening, plainAddress: $0, closing) } ?? false
  }

  @inline(__always)
  private func write(_ opening: Markup, plainAddress address: UnsafeBufferPointer<UInt8>, _ closing: Markup) -> Bool {
    // A slash in front may be the first of two, behind which a host follows.
    guard let source = address.baseAddress, 1...Self.mostBytes ~= address.count, source[0] != UInt8(ascii: "/") else {
      return false
    }
    reserve(opening.count &+ address.count &+ closing.count &+ 1 &+ Markup.padding)
    let target = opening.copy(to: next)
    guard Self.copyPlain(address: UnsafeRawPointer(source), address.count, to: UnsafeMutableRawPointer(target)) else {
      return false
    }
    target[address.count] = UInt8(ascii: "\"")
    advance(to: closing.copy(to: target + address.count + 1))
    return true
  }

  /// Copies bytes and returns whether they are those of a plain address; up to a block behind them is written, too.
  @inline(__always)
  private static func copyPlain(address: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer) -> Bool {
    guard count >= ByteBlock.size else {
      let block = ByteBlock(address, count: count)
      block.store(to: target)
      return block.isPlainInAddresses
    }
    var index = 0
    while index &+ ByteBlock.size < count {
      let block = ByteBlock(address + index)
      block.store(to: target + index)
      guard block.isPlainInAddresses else { return false }
      index &+= ByteBlock.size
    }
    let last = ByteBlock(address + (count &- ByteBlock.size))
    last.store(to: target + (count &- ByteBlock.size))
    return last.isPlainInAddresses
  }
}
