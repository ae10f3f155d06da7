import Foundation

/// A folder that shows a site only once all of it is written.
///
/// Files go to a folder beside the output, which is renamed to it at the end. Whoever writes there holds a lock on it,
/// which ends with the process; so what a crash left behind is told from a build under way.
final class OutputFolder {
  private let path: OutputPath
  private let lock: Int32
  private var folders: Set<String> = [""]

  /// Begins a build: checks that the output may be replaced and cleans up after one that crashed.
  init(at path: String) throws {
    let path = try OutputPath(path)
    try Self.checkReplaceable(path.output)
    lock = try Self.lockStaging(path)
    self.path = path
    try Self.clear(path.staging)
    do {
      try write(FolderContents.markerName, Array(FolderContents.markerText.utf8))
      try recover()
    } catch {
      discard()
      throw error
    }
  }

  deinit {
    _ = close(lock)
  }

  // MARK: Files

  /// Creates a file at a path from the site's root, and the folders around it.
  func create(_ file: String) throws -> OutputFile {
    if let slash = file.lastIndex(of: "/") {
      try createFolder(String(file[..<slash]))
    }
    return try OutputFile(creating: path.staging + "/" + file)
  }

  /// Writes a whole file at a path from the site's root.
  func write(_ file: String, _ bytes: [UInt8]) throws {
    var output = try create(file)
    do {
      try bytes.withUnsafeBytes { try output.write($0) }
    } catch {
      output.abandon()
      throw error
    }
    try output.finish()
  }

  private func createFolder(_ folder: String) throws {
    guard !folders.contains(folder) else { return }
    if let slash = folder.lastIndex(of: "/") {
      try createFolder(String(folder[..<slash]))
    }
    // A folder whose name differs only by case may be there already.
    guard mkdir(path.staging + "/" + folder, 0o777) == 0 || errno == EEXIST else {
      throw FileError("Cannot create the folder \(folder)")
    }
    folders.insert(folder)
  }

  // MARK: Ends

  /// Puts the new site in the place of the old one, which stays when that fails.
  func publish() throws {
    try Self.checkReplaceable(path.output)
    let replaces = FolderContents(at: path.output) == .site
    if replaces {
      try Self.move(path.output, to: path.previous)
    }
    do {
      try Self.move(path.staging, to: path.output)
    } catch {
      if replaces { try Self.move(path.previous, to: path.output) }
      throw error
    }
  }

  /// Removes the site that the published one replaced.
  func removePrevious() throws {
    guard FolderContents(at: path.previous) == .site else { return }
    try Self.remove(path.previous)
  }

  /// Removes what was written; the output stays as it is.
  func discard() {
    // Why the build ended matters more than that something is left, which the next build removes.
    try? Self.remove(path.staging)
  }

  // MARK: Beginnings

  private static func checkReplaceable(_ output: String) throws {
    switch FolderContents(at: output) {
    case .missing, .empty, .site: break
    case .foreign(let example):
      throw BuildError(
        "The folder \(output) was not written by a build: it holds \(example). Name another folder, or empty this one."
      )
    case .notFolder: throw BuildError("The output \(output) is not a folder. Name another, or remove it.")
    case .unreadable(let code): throw FileError("Cannot read the output folder \(output)", code: code)
    }
  }

  /// Creates the folder beside the output and locks it.
  private static func lockStaging(_ path: OutputPath) throws -> Int32 {
    for _ in 0..<20 {
      guard mkdir(path.staging, 0o777) == 0 || errno == EEXIST else {
        throw FileError("Cannot create the folder \(path.staging)")
      }
      let lock = open(path.staging, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard lock >= 0 else { throw FileError("Cannot use the folder \(path.staging)") }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
        let error = FileError("Cannot lock the folder \(path.staging)")
        _ = close(lock)
        guard error.code == EWOULDBLOCK else { throw error }
        throw BuildError("Another build of \(path.output) is under way. Wait until it has ended.")
      }
      // Another build may have renamed or removed the folder before the lock was ours.
      if isSame(lock, path.staging) { return lock }
      _ = close(lock)
    }
    throw BuildError("Other builds of \(path.output) are under way. Wait until they have ended.")
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var held = stat()
    var there = stat()
    return fstat(descriptor, &held) == 0 && lstat(path, &there) == 0 && held.st_ino == there.st_ino
      && held.st_dev == there.st_dev
  }

  /// Empties the folder that a crashed build left.
  private static func clear(_ folder: String) throws {
    switch FolderContents(at: folder) {
    case .empty: return
    case .site: break
    default: throw BuildError("The folder \(folder) is in the way of the build. Move or remove it.")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    // The marker goes last, so that a crash while clearing leaves a folder that is still known.
    for name in names where name != FolderContents.markerName {
      try remove(folder + "/" + name)
    }
    try remove(folder + "/" + FolderContents.markerName)
  }

  /// Brings back the old site if a crash came between the two halves of a swap; removes it if it came behind them.
  private func recover() throws {
    switch FolderContents(at: path.previous) {
    case .missing: break
    case .site where FolderContents(at: path.output) == .missing: try Self.move(path.previous, to: path.output)
    case .site, .empty: try Self.remove(path.previous)
    default: throw BuildError("The folder \(path.previous) is in the way of the build. Move or remove it.")
    }
  }

  private static func move(_ source: String, to target: String) throws {
    guard rename(source, target) == 0 else { throw FileError("Cannot rename \(source) to \(target)") }
  }

  private static func remove(_ path: String) throws {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw BuildError("Cannot remove \(path): \(ErrorText.describe(error))")
    }
  }
}
