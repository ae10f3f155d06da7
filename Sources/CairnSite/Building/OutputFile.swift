import Foundation

/// A new file, written from its beginning to its end.
///
/// As long as its bytes are those of the file in the previous site, nothing is written; if all are, that file stays. So a file whose bytes
/// did not change keeps its date, and copies of the site need not be told of it.
struct OutputFile {
  /// Where a file is created.
  struct Place {
    let path: String
    /// Called before the file is created.
    var prepare: () throws -> Void = {}
  }

  private let place: Place
  private let fileSystem: FileSystem
  /// The open file; `nil` before the first byte that is new, and for a file whose bytes are only counted.
  private var descriptor: Int32?
  /// The file in the previous site, as long as its bytes are the same.
  private var previous: PreviousFile?
  private let isCounted: Bool
  /// Called if the file of the previous site stays.
  private let willKeep: (PreviousFile) -> Void
  private(set) var count = 0

  /// Creates the file; an existing one is an error.
  init(
    at place: Place,
    _ fileSystem: FileSystem,
    unlessIn previous: PreviousFile? = nil,
    willKeep: @escaping (PreviousFile) -> Void = { _ in }
  ) throws {
    self.place = place
    self.fileSystem = fileSystem
    self.willKeep = willKeep
    isCounted = false
    self.previous = previous
    if previous == nil { try create() }
  }

  /// Creates a file that is nowhere.
  init(counting path: String) {
    place = Place(path: path)
    fileSystem = FileSystem()
    willKeep = { _ in }
    isCounted = true
  }

  private mutating func create() throws {
    try place.prepare()
    descriptor = try fileSystem.createFile(place.path)
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws {
    defer { count += bytes.count }
    guard !isCounted else { return }
    if let previous, try previous.matches(bytes, at: count) { return }
    try writeWhatMatched()
    if let descriptor { try fileSystem.write(bytes, to: descriptor, at: place.path) }
  }

  /// Creates the file with the bytes that are those of the previous one, up to now.
  private mutating func writeWhatMatched() throws {
    guard let previous else { return }
    self.previous = nil
    try create()
    guard let descriptor else { return }
    try previous.forEachChunk(upTo: count) { try fileSystem.write($0, to: descriptor, at: place.path) }
  }

  /// Closes the file; some systems report a full disk only now.
  mutating func finish() throws {
    if let previous, previous.size == count { return willKeep(previous) }
    do {
      try writeWhatMatched()
    } catch {
      abandon()
      throw error
    }
    guard let descriptor, close(descriptor) != 0 else { return }
    throw FileError("Cannot write \(place.path)")
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

  /// Writes all bytes of another file, with others in the place of those at a position.
  consuming func finish(withAllOf file: PreviousFile, replacing new: (position: Int, bytes: [UInt8])? = nil) throws {
    do {
      let start = min(new?.position ?? file.size, file.size)
      try file.forEachChunk(upTo: start) { try write($0) }
      if let new {
        try new.bytes.withUnsafeBytes { try write($0) }
        try file.forEachChunk(from: start + new.bytes.count, upTo: file.size) { try write($0) }
      }
    } catch {
      abandon()
      throw error
    }
    try finish()
  }
}
