/// Collects bytes in raw memory, for a string or, chunk by chunk, for a sink.
///
/// All unsafe code of the backend is in this folder: an array would check bounds and uniqueness at every append, which
/// costs four times as much as the copying itself.
final class ByteWriter {
  /// The size of a chunk in bytes: large enough that handing it on costs nothing, small enough for a cache.
  static let chunkSize = 64 * 1024

  /// Takes a chunk; the memory is only valid during the call.
  typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  @exclusivity(unchecked) private(set) var next: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private(set) var end: UnsafeMutablePointer<UInt8>
  private var base: UnsafeMutablePointer<UInt8>
  private let sink: Sink?
  /// The error of the sink; once it has thrown, further bytes are dropped.
  private(set) var failure: (any Error)?

  /// Creates a writer that keeps all bytes, or hands them to a sink chunk by chunk.
  init(sink: Sink? = nil) {
    self.sink = sink
    base = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.chunkSize)
    next = base
    end = base + Self.chunkSize
  }

  deinit {
    base.deallocate()
  }

  /// The number of bytes in memory.
  var count: Int { next - base }

  /// The number of bytes for which there is memory.
  var capacity: Int { end - base }

  /// Forgets all bytes but keeps the memory, which costs more than filling it when the system must provide it anew.
  func removeAll() {
    next = base
    failure = nil
  }

  /// Writes static markup.
  @inline(__always)
  func write(_ markup: StaticString) {
    write(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Writes bytes as they are.
  @inline(__always)
  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    if end - next < bytes.count {
      makeRoom(for: bytes.count)
    }
    next.update(from: start, count: bytes.count)
    next += bytes.count
  }

  /// Writes trusted markup.
  func write(trusted markup: String) {
    let isDone: Void? = markup.utf8.withContiguousStorageIfAvailable { write($0) }
    if isDone == nil {
      var copy = markup
      copy.withUTF8 { write($0) }
    }
  }

  /// Writes a number in decimal digits.
  func write(_ number: Int) {
    write(trusted: String(number))
  }

  /// Makes sure that at least `count` bytes fit behind `next`.
  @inline(__always)
  func reserve(_ count: Int) {
    if end - next < count {
      makeRoom(for: count)
    }
  }

  /// Moves on past bytes that were stored behind `next`.
  @inline(__always)
  func advance(to position: UnsafeMutablePointer<UInt8>) {
    next = position
  }

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
    base.deallocate()
    base = larger
    next = larger + written
    end = larger + capacity
  }

  /// Hands the bytes written so far to the sink.
  func flush() {
    guard let sink else { return }
    let count = count
    next = base
    guard failure == nil, count > 0 else { return }
    do {
      try sink(UnsafeRawBufferPointer(start: base, count: count))
    } catch {
      failure = error
    }
  }

  /// Returns all bytes as a string; only for writers without a sink.
  ///
  /// What is written is UTF-8 by construction, so checking it again would only cost time.
  func makeString() -> String {
    let bytes = UnsafeBufferPointer(start: base, count: count)
    return String(copying: UTF8Span(unchecked: bytes.span))
  }
}
