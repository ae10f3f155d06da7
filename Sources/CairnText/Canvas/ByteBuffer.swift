/// Collects bytes for a string, or hands them to a sink chunk by chunk.
final class ByteBuffer {
  /// Takes a chunk; the memory is only valid during the call.
  typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  /// Large enough that handing it on costs nothing, small enough for a cache.
  private static let chunkSize = 64 * 1024

  @exclusivity(unchecked) private var base: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private var count = 0
  private let sink: Sink?
  /// The error of the sink; once it has thrown, further bytes are dropped.
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

  /// Makes sure that so many bytes can be stored through ``end`` before ``advance(by:)`` is called.
  @inline(__always)
  func reserve(_ length: Int) {
    if capacity - count < length { makeRoom(for: length) }
  }

  /// Where the next byte goes.
  @inline(__always)
  var end: UnsafeMutablePointer<UInt8> { base + count }

  /// Counts bytes that were stored from ``end`` on up to another place, within what was reserved.
  @inline(__always)
  func advance(to end: UnsafeMutablePointer<UInt8>) {
    count = end - base
  }

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

  /// Hands what there is to the sink.
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

  /// Returns all bytes as a string, which they are by construction; only for buffers without a sink.
  func makeString() -> String {
    let bytes = UnsafeBufferPointer(start: base, count: count)
    return String(copying: UTF8Span(unchecked: bytes.span))
  }
}
