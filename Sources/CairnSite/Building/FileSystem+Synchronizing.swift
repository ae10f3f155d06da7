import Foundation

// Waiting until the disk holds what was written.
extension FileSystem {
  /// Waits until the disk holds the content of a file or folder.
  func synchronize(_ path: String) throws {
    try willChange(.synchronize)
    try wait(for: path) { fsync($0) }
  }

  /// Waits until the disk holds files and folders of one folder, and that folder.
  ///
  /// To wait for each of many takes as long as to write them, so the system is asked once for the whole disk then, if it
  /// can do that.
  func synchronize(_ names: [String], in folder: String) throws {
    guard names.count > Self.fewFiles, let call = WholeDisk.call else {
      for name in names { try synchronize(folder + "/" + name) }
      return try synchronize(folder)
    }
    try willChange(.synchronize)
    try wait(for: folder) { call($0) }
  }

  /// The number of files for which other programs need not wait until the disk holds what they wrote.
  private static var fewFiles: Int { 64 }

  private func wait(for path: String, _ synchronize: (Int32) -> Int32) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("Cannot read \(path)") }
    defer { close(descriptor) }
    // Some systems cannot do it for folders and say so.
    guard synchronize(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw FileError("Cannot write \(path)")
    }
  }

  /// The call of Linux that waits for all files of the disk on which one is.
  ///
  /// Swift's system modules do not declare it, and other systems do not have it. So it is looked up at run time.
  private enum WholeDisk {
    typealias Call = @convention(c) (Int32) -> Int32

    #if os(Linux)
      // The cast is sound: it names the parameter that the manual of Linux gives for the call.
      static let call = dlsym(nil, "syncfs").map { unsafeBitCast($0, to: Call.self) }
    #else
      static let call: Call? = nil
    #endif
  }
}
