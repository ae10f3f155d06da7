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

  /// Calls a closure with the first bytes of the file.
  func forEachChunk(upTo end: Int, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var done = 0
    while done < end {
      let bytes = read(at: done, atMost: end - done)
      guard !bytes.isEmpty else { throw FileError("Cannot read \(path)", code: EIO) }
      try bytes.withUnsafeBytes(body)
      done += bytes.count
    }
  }

  /// The digest of the file's bytes; `nil` if it cannot be read.
  var digest: ContentDigest? {
    var digester = ContentDigest.Digester()
    do {
      try forEachChunk(upTo: size) { digester.add($0) }
    } catch {
      return nil
    }
    return digester.digest
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
