/// A buffer of bytes for a string, or for a sink that takes them chunk by chunk.
///
/// It uses raw memory. An array would check bounds and uniqueness at every append, which costs four times as much as
/// the copying itself.
final class ByteWriter {
  /// The size of a chunk in bytes: large, so that there are few calls, but small enough for a cache.
  static let chunkSize = 64 * 1024

  /// A closure that takes a chunk; its memory is only valid during the call.
  typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  @exclusivity(unchecked) private(set) var next: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private(set) var end: UnsafeMutablePointer<UInt8>
  private var base: UnsafeMutablePointer<UInt8>
  private let sink: Sink?
  private var flushedCount = 0
  /// The error of the sink; after an error, further bytes are dropped.
  private(set) var failure: (any Error)?

  /// Creates a writer that keeps all bytes or, with a sink, hands them on chunk by chunk.
  init(sink: Sink? = nil) {
    self.sink = sink
    base = ChunkPool.shared.take()
    next = base
    end = base + Self.chunkSize
  }

  deinit {
    release()
  }

  private func release() {
    if capacity == Self.chunkSize { ChunkPool.shared.giveBack(base) } else { base.deallocate() }
  }

  /// The number of bytes in the buffer.
  var count: Int { next - base }

  var capacity: Int { end - base }

  /// The number of all bytes so far, with those that the sink has.
  var position: Int { flushedCount + count }

  /// Removes all bytes but keeps the memory, because new memory costs more than filling it.
  func removeAll() {
    next = base
    failure = nil
  }

  @inline(__always)
  func write(_ markup: StaticString) {
    let bytes = UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount)
    reserve(bytes.count &+ ByteBlock.size)
    next = Self.copy(bytes, to: next)
  }

  /// Writes the beginning of a start tag, up to its attributes.
  func writeStart(of tag: StaticString) {
    write("<")
    write(tag)
  }

  func writeEnd(of tag: StaticString) {
    write("</")
    write(tag)
    write(">")
  }

  @inline(__always)
  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    if end - next < bytes.count { makeRoom(for: bytes.count) }
    next.update(from: start, count: bytes.count)
    next += bytes.count
  }

  @inline(__always)
  func write(_ markup: Markup) {
    reserve(markup.count + Markup.padding)
    next = markup.copy(to: next)
  }

  /// Writes markup without escaping it.
  func write(trusted markup: String) {
    let isDone: Void? = markup.utf8.withContiguousStorageIfAvailable { write($0) }
    if isDone == nil {
      var copy = markup
      copy.withUTF8 { write($0) }
    }
  }

  /// Writes a number in digits; a string of it would take memory, or ten times as long.
  func write(_ number: Int) {
    if number < 0 { write("-") }
    var magnitude = number.magnitude
    var count = 1
    var rest = magnitude
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    reserve(count)
    for index in stride(from: count - 1, through: 0, by: -1) {
      next[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10)
      magnitude /= 10
    }
    next += count
  }

  /// Makes room for a number of bytes behind ``next``.
  @inline(__always)
  func reserve(_ count: Int) {
    if end - next < count { makeRoom(for: count) }
  }

  /// Counts the bytes that were stored behind ``next``.
  @inline(__always)
  func advance(to position: UnsafeMutablePointer<UInt8>) { next = position }

  @inline(never)
  private func makeRoom(for count: Int) {
    if sink != nil {
      flush()
      guard end - next < count else { return }
    }
    let written = self.count
    let capacity = max(capacity * 2, written + count)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: written)
    release()
    base = larger
    next = larger + written
    end = larger + capacity
  }

  func flush() {
    guard let sink else { return }
    let count = count
    next = base
    flushedCount += count
    guard failure == nil, count > 0 else { return }
    do {
      try sink(UnsafeRawBufferPointer(start: base, count: count))
    } catch {
      failure = error
    }
  }

  /// Returns all bytes as a string; only for writers without a sink.
  ///
  /// The bytes are valid UTF-8, so they are not checked again.
  func makeString() -> String {
    let bytes = UnsafeBufferPointer(start: base, count: count)
    return String(copying: UTF8Span(unchecked: bytes.span))
  }
}
