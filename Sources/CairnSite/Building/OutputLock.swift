import Foundation

/// The right to build into an output; only one build has it at a time.
///
/// It is a lock on a file beside the output, so that it holds while folders are renamed. The system releases it when
/// the process ends. The next build reuses the file of a killed build.
final class OutputLock {
  private let path: String
  private let descriptor: Int32
  private let fileSystem: FileSystem
  private var isHeld = true

  /// Takes the lock, or throws if another build has it.
  init(_ path: OutputPath, _ fileSystem: FileSystem) throws {
    self.path = path.lock
    self.fileSystem = fileSystem
    descriptor = try Self.take(path, fileSystem)
  }

  deinit {
    release()
  }

  func release() {
    guard isHeld else { return }
    isHeld = false
    // The file goes first: a build that has opened it meanwhile sees that it is gone, and makes a new one.
    try? fileSystem.removeFile(path)
    Self.unlock(descriptor)
  }

  /// Releases a lock before its file is closed.
  ///
  /// When another thread starts a process, that process has the open file for a moment, and the lock with it.
  private static func unlock(_ descriptor: Int32) {
    _ = flock(descriptor, LOCK_UN)
    _ = close(descriptor)
  }

  private static func take(_ path: OutputPath, _ fileSystem: FileSystem) throws -> Int32 {
    for _ in 0..<20 {
      let descriptor = try open(path, fileSystem)
      do {
        try checkIsOurs(descriptor, path.lock)
        try lock(descriptor, for: path)
      } catch {
        _ = close(descriptor)
        throw error
      }
      // Another build may have removed the file before the lock was ours.
      if isSame(descriptor, path.lock) { return descriptor }
      unlock(descriptor)
    }
    throw BuildError("Other builds of \(path.output) are under way. Wait until they have ended.")
  }

  private static func open(_ path: OutputPath, _ fileSystem: FileSystem) throws -> Int32 {
    do {
      return try fileSystem.openLock(path.lock)
    } catch let error as FileError where error.code == EACCES || error.code == EROFS {
      let reason = String(cString: strerror(error.code))
      throw BuildError(
        "The folder \(path.parent) cannot be written to, and the site is to be in it: \(reason). Name another with --output."
      )
    }
  }

  private static func lock(_ descriptor: Int32, for path: OutputPath) throws {
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    let error = FileError("Cannot lock the file \(path.lock)")
    guard error.code == EWOULDBLOCK else { throw error }
    throw BuildError("Another build of \(path.output) is under way. Wait until it has ended.")
  }

  /// Checks that the file is empty; one with content is not ours.
  private static func checkIsOurs(_ descriptor: Int32, _ path: String) throws {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 else {
      throw BuildError("The file \(path) is in the way of the build. Move or remove it.")
    }
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var held = stat()
    var there = stat()
    return fstat(descriptor, &held) == 0 && lstat(path, &there) == 0 && held.st_ino == there.st_ino
      && held.st_dev == there.st_dev
  }
}
