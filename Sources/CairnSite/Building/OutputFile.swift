import Foundation

/// A new file, written from its beginning to its end.
///
/// As long as its bytes are those of the file in the previous site, nothing is written; if all are, the file becomes another name of
/// that one. So a file whose bytes did not change keeps its date, and copies of the site need not be told of it.
struct OutputFile {
  private let path: String
  private let fileSystem: FileSystem
  /// The open file; `nil` before the first byte that is new, and for a file whose bytes are only counted.
  private var descriptor: Int32?
  /// The file in the previous site, as long as its bytes are the same.
  private var previous: PreviousFile?
  private let isCounted: Bool
  /// Called if the file of the previous site is kept.
  private let willKeep: () -> Void
  private(set) var count = 0

  /// Creates the file; an existing one is an error.
  init(
    creating path: String,
    _ fileSystem: FileSystem,
    unlessIn previous: PreviousFile? = nil,
    willKeep: @escaping () -> Void = {}
  ) throws {
    self.path = path
    self.fileSystem = fileSystem
    self.willKeep = willKeep
    isCounted = false
    self.previous = previous
    if previous == nil { descriptor = try fileSystem.createFile(path) }
  }

  /// Creates a file that is nowhere.
  init(counting path: String) {
    self.path = path
    fileSystem = FileSystem()
    willKeep = {}
    isCounted = true
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    defer { count += bytes.count }
    guard !isCounted else { return }
    if let previous, try previous.matches(bytes, at: count) { return }
    try writeWhatMatched()
    if let descriptor { try fileSystem.write(bytes, to: descriptor, at: path) }
  }

  /// Takes all bytes of the previous file over.
  mutating func keepAll(of previous: PreviousFile) { count = previous.size }

  /// Creates the file with the bytes that are those of the previous one, up to now.
  private mutating func writeWhatMatched() throws {
    guard let previous else { return }
    self.previous = nil
    let descriptor = try fileSystem.createFile(path)
    self.descriptor = descriptor
    try previous.forEachChunk(upTo: count) { try fileSystem.write($0, to: descriptor, at: path) }
  }

  /// Closes the file; some systems report a full disk only now.
  mutating func finish() throws {
    if let previous, previous.size == count, try fileSystem.link(previous.path, to: path) {
      if previous.isSame(as: path) { return willKeep() }
      // Somebody put another file there meanwhile.
      try fileSystem.removeFile(path)
    }
    do {
      try writeWhatMatched()
    } catch {
      abandon()
      throw error
    }
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
