import Foundation

/// A file of the previous site, open to be compared with a new one.
final class PreviousFile: Sendable {
  /// Tells a file from all others, as long as it is there.
  struct Identity: Equatable {
    let number: ino_t
    let device: dev_t
    /// When its bytes last changed, in nanoseconds.
    let modified: Int

    init(_ status: stat) {
      number = status.st_ino
      device = status.st_dev
      modified = status.modified
    }
  }

  let path: String
  /// The number of bytes.
  let size: Int
  private let descriptor: Int32
  private let status: stat

  private static var chunkSize: Int { 1 << 18 }

  /// Opens a file; `nil` if there is none that a new one could be, with the same owner and a mode; without a mode, any file will do.
  init?(at path: String, mode: mode_t?) {
    descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    let isThere = fstat(descriptor, &status) == 0
    self.status = status
    self.path = path
    size = Int(status.st_size)
    guard isThere, status.st_mode & S_IFMT == S_IFREG else { return nil }
    if let mode {
      guard status.st_mode & 0o7777 == mode, status.st_uid == geteuid() else { return nil }
    }
  }

  deinit {
    close(descriptor)
  }

  /// Returns whether bytes are those of the file at a position.
  func matches(_ bytes: UnsafeRawBufferPointer, at position: Int) throws -> Bool {
    guard position + bytes.count <= size else { return false }
    var done = 0
    while done < bytes.count {
      let old = read(at: position + done, atMost: bytes.count - done)
      guard !old.isEmpty else { return false }
      let isSame = old.withUnsafeBytes { old in
        guard let one = old.baseAddress, let other = bytes.baseAddress else { return false }
        return memcmp(one, other + done, old.count) == 0
      }
      guard isSame else { return false }
      done += old.count
    }
    return true
  }

  /// Calls a closure with the bytes of the file from one position to another.
  func forEachChunk(from start: Int = 0, upTo end: Int, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var done = start
    while done < end {
      let bytes = read(at: done, atMost: end - done)
      guard !bytes.isEmpty else { throw FileError("Cannot read \(path)", code: EIO) }
      try bytes.withUnsafeBytes(body)
      done += bytes.count
    }
  }

  /// Returns the digest of the file's bytes without some of them, and these; `nil` if it cannot be read.
  func digest(without range: Range<Int>?) -> (ContentDigest, String)? {
    var digester = ContentDigest.Digester()
    var left: [UInt8] = []
    var position = 0
    let range = range ?? 0..<0
    do {
      try forEachChunk(upTo: size) { bytes in
        let start = min(max(range.lowerBound - position, 0), bytes.count)
        let end = min(max(range.upperBound - position, start), bytes.count)
        digester.add(UnsafeRawBufferPointer(rebasing: bytes[..<start]))
        left += bytes[start..<end]
        digester.add(UnsafeRawBufferPointer(rebasing: bytes[end...]))
        position += bytes.count
      }
    } catch {
      return nil
    }
    return (digester.digest, String(decoding: left, as: UTF8.self))
  }

  var identity: Identity { Identity(status) }

  /// Returns whether a path leads to this very file.
  func isSame(as path: String) -> Bool {
    var other = stat()
    return lstat(path, &other) == 0 && Identity(other) == identity
  }

  /// Returns the next bytes; none at the end of the file and after an error.
  private func read(at position: Int, atMost count: Int) -> [UInt8] {
    let length = min(count, Self.chunkSize)
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      var result = pread(descriptor, buffer.baseAddress, length, off_t(position))
      while result < 0, errno == EINTR { result = pread(descriptor, buffer.baseAddress, length, off_t(position)) }
      count = max(result, 0)
    }
  }
}
