/// A buffer of bytes for a string, or for a sink that takes them chunk by chunk.
final class ByteBuffer {
  /// A closure that takes a chunk; its memory is only valid during the call.
  typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  /// The size of a chunk: large, so that there are few calls, but small enough for a cache.
  private static let chunkSize = 64 * 1024

  @exclusivity(unchecked) private var base: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private var count = 0
  private let sink: Sink?
  /// The error of the sink; after an error, further bytes are dropped.
  private(set) var failure: (any Error)?

  init(sink: Sink? = nil) {
    self.sink = sink
    capacity = Self.chunkSize
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  @inline(__always)
  func append(_ byte: UInt8) {
    if count == capacity { makeRoom(for: 1) }
    base[count] = byte
    count += 1
  }

  func append(_ bytes: [UInt8]) {
    reserve(bytes.count)
    bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      (base + count).update(from: start, count: source.count)
    }
    count += bytes.count
  }

  func append(_ string: String) {
    var string = string
    string.withUTF8 { source in
      guard let start = source.baseAddress else { return }
      reserve(source.count)
      end.update(from: start, count: source.count)
      count += source.count
    }
  }

  /// Makes room for a number of bytes, to be stored at ``end`` before ``advance(by:)`` is called.
  @inline(__always)
  func reserve(_ length: Int) {
    if capacity - count < length { makeRoom(for: length) }
  }

  /// The place for the next byte.
  @inline(__always)
  var end: UnsafeMutablePointer<UInt8> { base + count }

  /// Counts the bytes that were stored from ``end`` up to another place, inside the reserved room.
  @inline(__always)
  func advance(to end: UnsafeMutablePointer<UInt8>) { count = end - base }

  @inline(never)
  private func makeRoom(for length: Int) {
    if sink != nil { flush() }
    guard capacity - count < length else { return }
    let larger = max(capacity * 2, count + length)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.initialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }

  /// Hands all bytes to the sink.
  func flush() {
    guard let sink, count > 0 else { return }
    let chunk = UnsafeRawBufferPointer(start: base, count: count)
    count = 0
    guard failure == nil else { return }
    do {
      try sink(chunk)
    } catch {
      failure = error
    }
  }

  /// Returns all bytes, which are always valid UTF-8, as a string; only for buffers without a sink.
  func makeString() -> String {
    let bytes = UnsafeBufferPointer(start: base, count: count)
    return String(copying: UTF8Span(unchecked: bytes.span))
  }
}
