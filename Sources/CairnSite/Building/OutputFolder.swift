import Foundation

/// A folder that shows a new site only when it is complete.
///
/// Files go to a folder beside the output; at the end, both are exchanged. A build can be killed at any moment: the
/// output is always a complete site, old or new, and the next build cleans up.
final class OutputFolder {
  private let path: OutputPath
  private let fileSystem: FileSystem
  private let lock: OutputLock
  private var files: [String] = []
  private var folders: Set<String> = []
  /// The files that are those of the old site.
  private var keptFiles: Set<String> = []
  /// Whether the output is a site whose files may be kept.
  private var hasPrevious = false
  /// The mode of new files.
  private var newMode: mode_t = 0
  /// Whether the new folder exists and is not published.
  private var isWriting = false

  /// Begins a build: checks that the output may be replaced, and cleans up after a killed build.
  init(at path: String, _ fileSystem: FileSystem = FileSystem()) throws {
    let path = try OutputPath(path, fileSystem)
    self.path = path
    self.fileSystem = fileSystem
    lock = try OutputLock(path, fileSystem)
    do {
      try recover()
      hasPrevious = try hasOldSite()
      try removeLeftover(path.staging)
      try fileSystem.makeFolder(path.staging)
      isWriting = true
      try write(to: BuildMarker.name, BuildMarker.unfinished)
      newMode = Self.mode(of: path.staging + "/" + BuildMarker.name)
      try adoptOwner(writable: true)
    } catch {
      discard()
      throw error
    }
  }

  // MARK: Record

  /// The site in the output; `nil` if there is none.
  var previous: PreviousSite? { hasPrevious ? PreviousSite(folder: path.output, mode: newMode) : nil }

  /// What the last build wrote down of its pages; `nil` if that cannot be used.
  var record: BuildRecord? { hasPrevious ? BuildRecord(at: path.record) : nil }

  /// Replaces the record in one step, or removes it if there is nothing to write down.
  func writeRecord(_ write: ((([UInt8]) throws -> Void) throws -> Void)?) throws {
    let newRecord = path.record + ".new"
    for file in [newRecord] + (write == nil ? [path.record] : []) where access(file, F_OK) == 0 {
      try fileSystem.removeFile(file)
    }
    guard let write else { return }
    var file = try OutputFile(creating: newRecord, fileSystem)
    do {
      try write { try $0.withUnsafeBytes { try file.write($0) } }
    } catch {
      file.abandon()
      throw error
    }
    try file.finish()
    try fileSystem.move(newRecord, to: path.record)
  }

  // MARK: Files

  /// Takes a file of the previous site over as it is.
  func keep(_ previous: PreviousFile, at file: String) throws {
    var output = try create(file, unlessIn: previous)
    output.keepAll(of: previous)
    try output.finish()
  }

  /// Creates a file at a path from the site's root, and its folders.
  func create(_ file: String) throws -> OutputFile { try create(file, unlessIn: previous?.file(at: file)) }

  private func create(_ file: String, unlessIn previous: PreviousFile?) throws -> OutputFile {
    if let slash = file.lastIndex(of: "/") { try createFolder(String(file[..<slash])) }
    let output = try OutputFile(creating: path.staging + "/" + file, fileSystem, unlessIn: previous) { [self] in
      keptFiles.insert(file)
    }
    files.append(file)
    return output
  }

  /// Writes a file that does not belong to the site.
  private func write(to name: String, _ bytes: [UInt8]) throws {
    try OutputFile(creating: path.staging + "/" + name, fileSystem).finish(with: bytes)
  }

  private static func mode(of file: String) -> mode_t {
    var status = stat()
    return lstat(file, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  private func createFolder(_ folder: String) throws {
    guard !folders.contains(folder) else { return }
    if let slash = folder.lastIndex(of: "/") { try createFolder(String(folder[..<slash])) }
    try fileSystem.makeFolder(path.staging + "/" + folder)
    folders.insert(folder)
  }

  // MARK: Ends

  /// Replaces the old site by the new one; on a failure the old one stays, and the new one is discarded.
  func publish() throws {
    do {
      try writeList()
      try synchronize()
      let replaces = try hasOldSite()
      try adoptOwner(writable: false)
      try swap(replacing: replaces)
      isWriting = false
    } catch {
      discard()
      throw error
    }
  }

  /// Ends a build after publishing, and removes the old site.
  func removePrevious() throws {
    defer { lock.release() }
    // The old site goes only when the disk holds the swap.
    try fileSystem.synchronize(path.parent)
    try removeLeftover(path.staging)
    try removeLeftover(path.previous)
  }

  /// Ends a build without publishing; the output does not change.
  func discard() {
    defer { lock.release() }
    guard isWriting else { return }
    isWriting = false
    // The error of the build matters more than a leftover, which the next build removes.
    try? fileSystem.removeTree(at: path.staging)
  }

  // MARK: Swap

  /// Adds the list to the marker, in one step.
  private func writeList() throws {
    try write(to: BuildMarker.newName, BuildMarker.finished(files: files, folders: folders))
    try fileSystem.move(path.staging + "/" + BuildMarker.newName, to: path.staging + "/" + BuildMarker.name)
  }

  /// Waits until the disk holds the whole site, of which it has the kept files already, so that a power failure after the swap does no harm.
  private func synchronize() throws {
    for name in files.filter({ !keptFiles.contains($0) }) + folders.sorted() + [BuildMarker.name] {
      try fileSystem.synchronize(path.staging + "/" + name)
    }
    try fileSystem.synchronize(path.staging)
  }

  private func swap(replacing replaces: Bool) throws {
    guard replaces else { return try fileSystem.move(path.staging, to: path.output) }
    if try fileSystem.exchange(path.staging, with: path.output) { return }
    try fileSystem.move(path.output, to: path.previous)
    do {
      try fileSystem.move(path.staging, to: path.output)
    } catch {
      try fileSystem.move(path.previous, to: path.output)
      throw error
    }
  }

  /// Gives the new folder the mode and owner of the output; while it is written, also the right to write.
  private func adoptOwner(writable: Bool) throws {
    var old = stat()
    var new = stat()
    guard lstat(path.output, &old) == 0, lstat(path.staging, &new) == 0 else { return }
    if old.st_uid != new.st_uid || old.st_gid != new.st_gid {
      do {
        try fileSystem.setOwner(of: path.staging, to: old.st_uid, old.st_gid)
      } catch {
        throw BuildError(
          "The folder \(path.output) has another owner or group, which a new one cannot be given: "
            + "\(ErrorText.describe(error)) Build as its owner, or remove it first."
        )
      }
    }
    let mode = old.st_mode & 0o7777 | (writable ? S_IRWXU : 0)
    if mode != new.st_mode & 0o7777 { try fileSystem.setMode(of: path.staging, to: mode) }
  }

  // MARK: Old content

  /// Checks that the output may be replaced, and returns whether there is a site.
  private func hasOldSite() throws -> Bool {
    switch FolderContents(at: path.output) {
    case .missing, .empty: return false
    case .site: return true
    case .changedSite(let example):
      throw BuildError(
        "The folder \(path.output) holds \(example), which no build wrote. Move it elsewhere; what belongs to the site "
          + "can be one of its files."
      )
    case .foreign(let example):
      throw BuildError(
        "The folder \(path.output) was not written by a build: it holds \(example). "
          + "Name another folder, or empty this one."
      )
    case .unfinished:
      throw BuildError(
        "The folder \(path.output) does not say what a build wrote there. Name another folder, or remove this one."
      )
    case .notFolder: throw BuildError("The output \(path.output) is not a folder. Name another, or remove it.")
    case .unreadable(let reason): throw BuildError(reason)
    }
  }

  private func removeLeftover(_ folder: String) throws {
    switch FolderContents(at: folder) {
    case .missing: break
    case .empty, .unfinished, .site: try fileSystem.removeTree(at: folder)
    case .changedSite(let example):
      throw BuildError("The folder \(folder) holds \(example), which no build wrote. Move it elsewhere.")
    default: throw BuildError("The folder \(folder) is in the way of the build. Move or remove it.")
    }
  }

  /// Restores the old site if a build was killed in the middle of a swap; removes it if the swap was complete.
  private func recover() throws {
    switch (FolderContents(at: path.previous), FolderContents(at: path.output)) {
    case (.site, .missing), (.site, .empty), (.changedSite, .missing), (.changedSite, .empty):
      try fileSystem.move(path.previous, to: path.output)
    default: try removeLeftover(path.previous)
    }
  }
}
