// Tags with what stands between them, for which room is made once.
extension ByteWriter {
  /// The most bytes that ``write(words:between:and:)`` takes; longer words are worth a look at each block by itself.
  private static let mostBytes = 256

  /// Writes words between tags if they show unchanged as they are.
  ///
  /// That is: no character needs escaping, and there is no white space that browsers would join or leave out. Nearly all
  /// words of pages are like that, so they are looked at once, while they are copied.
  ///
  /// - Returns: Whether all of it is written. If not, nothing is.
  @inline(__always)
  func write(words: String, between opening: Markup, and closing: Markup) -> Bool {
    words.utf8.withContiguousStorageIfAvailable { write($0, between: opening, and: closing) } ?? false
  }

  @inline(__always)
  private func write(_ words: UnsafeBufferPointer<UInt8>, between opening: Markup, and closing: Markup) -> Bool {
    guard let source = words.baseAddress, 1...Self.mostBytes ~= words.count else { return false }
    reserve(opening.count &+ words.count &+ closing.count &+ Markup.padding)
    let target = opening.copy(to: next)
    guard Self.copyPlain(UnsafeRawPointer(source), words.count, to: UnsafeMutableRawPointer(target)) else {
      return false
    }
    advance(to: closing.copy(to: target + words.count))
    return true
  }

  /// Copies bytes and returns whether they show unchanged as they are; up to a block behind them is written, too.
  @inline(__always)
  private static func copyPlain(_ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer) -> Bool {
    guard count > ByteBlock.size else {
      let block = count == ByteBlock.size ? ByteBlock(source) : ByteBlock(source, count: count)
      block.store(to: target)
      return (block.suspects(in: .text) | block.blanksBehindBlanks).isEmpty
    }
    // A blank at the beginning would be left out.
    guard source.load(as: UInt8.self) != UInt8(ascii: " ") else { return false }
    var found = ByteBlock.Mask.none
    var index = 0
    while index &+ ByteBlock.size < count {
      let block = ByteBlock(source + index)
      block.store(to: target + index)
      found = found | block.suspects(in: .text) | block.blanks & ByteBlock(source + index + 1).blanks
      index &+= ByteBlock.size
    }
    // The last block overlaps the one before it, so that no byte is looked at alone.
    let last = count &- ByteBlock.size
    let block = ByteBlock(source + last)
    block.store(to: target + last)
    return (found | block.suspects(in: .text) | block.blanks & ByteBlock(source + last - 1).blanks).isEmpty
  }

  /// Writes an attribute's value that needs no escaping, with the markup in front of it, the quote behind it and the markup
  /// behind the quote.
  @inline(__always)
  func write(_ opening: Markup, trusted value: String, _ closing: Markup) {
    let isDone: Void? = value.utf8.withContiguousStorageIfAvailable { write(opening, $0, closing) }
    if isDone == nil {
      var copy = value
      copy.withUTF8 { write(opening, $0, closing) }
    }
  }

  @inline(__always)
  private func write(_ opening: Markup, _ value: UnsafeBufferPointer<UInt8>, _ closing: Markup) {
    reserve(opening.count &+ value.count &+ closing.count &+ 1 &+ Markup.padding)
    let target = Self.copy(value, to: opening.copy(to: next))
    target.pointee = UInt8(ascii: "\"")
    advance(to: closing.copy(to: target + 1))
  }

  /// Copies bytes and returns the place behind them; up to a block behind them is written, too.
  ///
  /// It pays for few bytes: to call the C library takes longer then.
  @inline(__always)
  static func copy(
    _ bytes: UnsafeBufferPointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return target }
    let (source, raw, count) = (UnsafeRawPointer(start), UnsafeMutableRawPointer(target), bytes.count)
    guard count >= ByteBlock.size else {
      ByteBlock(source, count: count).store(to: raw)
      return target + count
    }
    var index = 0
    while index &+ ByteBlock.size < count {
      ByteBlock(source + index).store(to: raw + index)
      index &+= ByteBlock.size
    }
    let last = count &- ByteBlock.size
    ByteBlock(source + last).store(to: raw + last)
    return target + count
  }
}
