import Foundation

/// A new file, written from its beginning to its end.
struct OutputFile {
  private let path: String
  private let descriptor: Int32
  private let fileSystem: FileSystem
  private(set) var count = 0

  /// Creates the file; an existing one is an error.
  init(creating path: String, _ fileSystem: FileSystem) throws {
    self.path = path
    self.fileSystem = fileSystem
    descriptor = try fileSystem.createFile(path)
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    try fileSystem.write(bytes, to: descriptor, at: path)
    count += bytes.count
  }

  /// Closes the file; some systems report a full disk only now.
  func finish() throws {
    guard close(descriptor) == 0 else { throw FileError("Cannot write \(path)") }
  }

  /// Closes a file that will not be used.
  func abandon() { _ = close(descriptor) }
}
