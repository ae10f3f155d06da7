import Foundation

/// The system calls by which a build changes the disk.
struct FileSystem {
  /// What a call changes.
  enum Change: CaseIterable {
    case makeFolder, createFile, write, synchronize, move, exchange, setOwner, setMode, removeFile, removeFolder
  }

  /// Is told of each change before it is made; what it throws is why the change fails.
  var willChange: (Change) throws -> Void = { _ in }

  // MARK: Making

  /// Makes a folder; one that is there already is an error unless it `mayExist`.
  func makeFolder(_ path: String, mayExist: Bool = false) throws {
    try willChange(.makeFolder)
    guard mkdir(path, 0o777) == 0 || mayExist && errno == EEXIST else {
      throw FileError("Cannot create the folder \(path)")
    }
  }

  /// Creates a file and opens it for writing; one that is there already is an error.
  func createFile(_ path: String) throws -> Int32 {
    try willChange(.createFile)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("Cannot create \(path)") }
    return descriptor
  }

  /// Opens a file for its lock and creates it if it is missing.
  func openLock(_ path: String) throws -> Int32 {
    try willChange(.createFile)
    let descriptor = open(path, O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("Cannot use the file \(path)") }
    return descriptor
  }

  /// Writes all of some bytes to an open file.
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

  /// Waits until the disk holds what was written to a file or folder.
  func synchronize(_ path: String) throws {
    try willChange(.synchronize)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("Cannot read \(path)") }
    defer { close(descriptor) }
    // Some systems cannot do it for folders and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw FileError("Cannot write \(path)")
    }
  }

  // MARK: Changing

  /// Gives a file or folder another path.
  func move(_ source: String, to target: String) throws {
    try willChange(.move)
    guard rename(source, target) == 0 else { throw FileError("Cannot rename \(source) to \(target)") }
  }

  /// Lets two folders change places in one step.
  ///
  /// - Returns: Whether the system can do that.
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

  /// Gives a folder the owner and group of another.
  func setOwner(of path: String, to owner: uid_t, _ group: gid_t) throws {
    try willChange(.setOwner)
    guard lchown(path, owner, group) == 0 else { throw FileError("Cannot change the owner of \(path)") }
  }

  /// Says who may do what with a folder.
  func setMode(of path: String, to mode: mode_t) throws {
    try willChange(.setMode)
    guard chmod(path, mode) == 0 else { throw FileError("Cannot change the mode of \(path)") }
  }

  // MARK: Removing

  /// Removes a file.
  func removeFile(_ path: String) throws {
    try willChange(.removeFile)
    guard unlink(path) == 0 else { throw FileError("Cannot remove \(path)") }
  }

  /// Removes an empty folder.
  func removeFolder(_ path: String) throws {
    try willChange(.removeFolder)
    guard rmdir(path) == 0 else { throw FileError("Cannot remove the folder \(path)") }
  }
}
