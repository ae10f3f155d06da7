import Foundation

/// A new file, written from its beginning to its end.
struct OutputFile {
  private let path: String
  /// The open file; `nil` for one whose bytes are only counted.
  private let descriptor: Int32?
  private let fileSystem: FileSystem
  private(set) var count = 0

  /// Creates the file; an existing one is an error.
  init(creating path: String, _ fileSystem: FileSystem) throws {
    self.path = path
    self.fileSystem = fileSystem
    descriptor = try fileSystem.createFile(path)
  }

  /// Creates a file that is nowhere.
  init(counting path: String) {
    self.path = path
    fileSystem = FileSystem()
    descriptor = nil
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let descriptor { try fileSystem.write(bytes, to: descriptor, at: path) }
    count += bytes.count
  }

  /// Closes the file; some systems report a full disk only now.
  func finish() throws {
    guard let descriptor, close(descriptor) != 0 else { return }
    throw FileError("Cannot write \(path)")
  }

  /// Closes a file that will not be used.
  func abandon() {
    if let descriptor { _ = close(descriptor) }
  }

  /// Writes all bytes of the file.
  consuming func finish(with bytes: [UInt8]) throws {
    do {
      try bytes.withUnsafeBytes { try write($0) }
    } catch {
      abandon()
      throw error
    }
    try finish()
  }
}
