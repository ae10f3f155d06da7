import Foundation

/// A new file that is written from its beginning to its end.
struct OutputFile {
  private let path: String
  private let descriptor: Int32
  private let fileSystem: FileSystem
  /// The number of bytes written so far.
  private(set) var count = 0

  /// Creates the file; one that is there already is an error.
  init(creating path: String, _ fileSystem: FileSystem) throws {
    self.path = path
    self.fileSystem = fileSystem
    descriptor = try fileSystem.createFile(path)
  }

  /// Writes bytes behind those written before.
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    try fileSystem.write(bytes, to: descriptor, at: path)
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
