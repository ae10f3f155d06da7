import Foundation

/// A new file that is written from its beginning to its end.
struct OutputFile {
  private let path: String
  private let descriptor: Int32
  /// The number of bytes written so far.
  private(set) var count = 0

  /// Creates the file; one that is there already is an error.
  init(creating path: String) throws {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("Cannot create \(path)") }
  }

  /// Writes bytes behind those written before.
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let written = Foundation.write(descriptor, start, rest.count)
      if written < 0 {
        guard errno == EINTR else { throw FileError("Cannot write \(path)") }
      } else {
        rest = rest.dropFirst(written)
      }
    }
    count += bytes.count
  }

  /// Ends the file; some systems report only now that there was no room.
  func finish() throws {
    guard close(descriptor) == 0 else { throw FileError("Cannot write \(path)") }
  }

  /// Lets go of a file that is not going to be used.
  func abandon() {
    _ = close(descriptor)
  }
}
