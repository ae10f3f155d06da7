import Foundation

/// A file of the previous site, open to be compared with a new one.
final class PreviousFile {
  let path: String
  /// The number of bytes.
  let size: Int
  private let descriptor: Int32
  private let status: stat
  private var buffer: [UInt8] = []

  private static var chunkSize: Int { 1 << 18 }

  /// Opens a file; `nil` if there is none that a new one could be, with the same owner and mode.
  init?(at path: String, mode: mode_t) {
    descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    let isThere = fstat(descriptor, &status) == 0
    self.status = status
    self.path = path
    size = Int(status.st_size)
    guard isThere, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o7777 == mode,
      status.st_uid == geteuid()
    else { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Returns whether bytes are those of the file at a position.
  func matches(_ bytes: UnsafeRawBufferPointer, at position: Int) throws -> Bool {
    guard position + bytes.count <= size else { return false }
    var done = 0
    while done < bytes.count {
      let length = read(at: position + done, atMost: bytes.count - done)
      guard length > 0 else { return false }
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done..<done + length])
      let isSame = buffer.withUnsafeBytes { old in
        guard let one = old.baseAddress, let other = rest.baseAddress else { return false }
        return memcmp(one, other, length) == 0
      }
      guard isSame else { return false }
      done += length
    }
    return true
  }

  /// Calls a closure with the first bytes of the file.
  func forEachChunk(upTo end: Int, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var done = 0
    while done < end {
      let length = read(at: done, atMost: end - done)
      guard length > 0 else { throw FileError("Cannot read \(path)", code: length < 0 ? errno : EIO) }
      try buffer.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
      done += length
    }
  }

  /// Returns whether a path leads to this very file.
  func isSame(as path: String) -> Bool {
    var other = stat()
    return lstat(path, &other) == 0 && other.st_ino == status.st_ino && other.st_dev == status.st_dev
  }

  private func read(at position: Int, atMost count: Int) -> Int {
    let length = min(count, Self.chunkSize)
    if buffer.count < length { buffer = [UInt8](repeating: 0, count: length) }
    return buffer.withUnsafeMutableBytes { bytes in
      var result = pread(descriptor, bytes.baseAddress, length, off_t(position))
      while result < 0, errno == EINTR { result = pread(descriptor, bytes.baseAddress, length, off_t(position)) }
      return result
    }
  }
}
