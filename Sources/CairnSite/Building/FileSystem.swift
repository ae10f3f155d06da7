import Foundation

/// The system calls that change the disk in a build.
struct FileSystem {
  /// The kind of a call.
  enum Change: CaseIterable {
    case makeFolder, createFile, write, link, synchronize, move, exchange, setOwner, setMode, removeFile, removeFolder
  }

  /// A closure that is called before each change; if it throws, the change fails.
  var willChange: (Change) throws -> Void = { _ in }

  // MARK: Making

  /// Makes a folder; an existing one is an error unless `mayExist` is `true`.
  func makeFolder(_ path: String, mayExist: Bool = false) throws {
    try willChange(.makeFolder)
    guard mkdir(path, 0o777) == 0 || mayExist && errno == EEXIST else {
      throw FileError("Cannot create the folder \(path)")
    }
  }

  /// Creates a file and opens it for writing; an existing one is an error.
  func createFile(_ path: String) throws -> Int32 {
    try willChange(.createFile)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("Cannot create \(path)") }
    return descriptor
  }

  /// Opens a file for a lock; creates it if it is missing.
  func openLock(_ path: String) throws -> Int32 {
    try willChange(.createFile)
    let descriptor = open(path, O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("Cannot use the file \(path)") }
    return descriptor
  }

  /// Writes all bytes to an open file.
  func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at path: String) throws {
    var rest = bytes[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      try willChange(.write)
      let written = Foundation.write(descriptor, start, rest.count)
      if written < 0 {
        guard errno == EINTR else { throw FileError("Cannot write \(path)") }
      } else {
        rest = rest.dropFirst(written)
      }
    }
  }

  /// Replaces bytes of a file by as many others.
  func overwrite(_ path: String, at position: Int, _ bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0, lseek(descriptor, off_t(position), SEEK_SET) >= 0 else {
      throw FileError("Cannot write \(path)")
    }
    defer { close(descriptor) }
    try bytes.withUnsafeBytes { try write($0, to: descriptor, at: path) }
  }

  /// Gives a file another name.
  ///
  /// - Returns: `false` if the system cannot do that for this file.
  func link(_ file: String, to path: String) throws -> Bool {
    try willChange(.link)
    if Foundation.link(file, path) == 0 { return true }
    // What a system refuses to link can still be written.
    guard [ENOSPC, EDQUOT, EIO, EROFS].contains(errno) else { return false }
    throw FileError("Cannot create \(path)")
  }

  // MARK: Changing

  func move(_ source: String, to target: String) throws {
    try willChange(.move)
    guard rename(source, target) == 0 else { throw FileError("Cannot rename \(source) to \(target)") }
  }

  /// Exchanges two folders in one step.
  ///
  /// - Returns: `false` if the system cannot do that.
  func exchange(_ first: String, with second: String) throws -> Bool {
    do {
      try willChange(.exchange)
      guard try Exchange.exchange(first, second) == 0 else {
        throw FileError("Cannot put \(first) in the place of \(second)")
      }
      return true
    } catch let error as FileError where [ENOSYS, EINVAL, ENOTSUP].contains(error.code) {
      return false
    }
  }

  func setOwner(of path: String, to owner: uid_t, _ group: gid_t) throws {
    try willChange(.setOwner)
    guard lchown(path, owner, group) == 0 else { throw FileError("Cannot change the owner of \(path)") }
  }

  func setMode(of path: String, to mode: mode_t) throws {
    try willChange(.setMode)
    guard chmod(path, mode) == 0 else { throw FileError("Cannot change the mode of \(path)") }
  }

  // MARK: Removing

  func removeFile(_ path: String) throws {
    try willChange(.removeFile)
    guard unlink(path) == 0 else { throw FileError("Cannot remove \(path)") }
  }

  func removeFolder(_ path: String) throws {
    try willChange(.removeFolder)
    guard rmdir(path) == 0 else { throw FileError("Cannot remove the folder \(path)") }
  }
}
