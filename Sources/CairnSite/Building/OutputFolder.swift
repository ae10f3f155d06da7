import Foundation

/// A folder that shows a new site only when it is complete.
///
/// New files go to a folder beside the output. At the end, both are exchanged, unless less will do: a single new file takes the place of
/// the old one, and if there is none, nothing is done. A build can be killed at any moment: the output is always a complete site, old or
/// new, and the next build cleans up.
final class OutputFolder {
  private let path: OutputPath
  private let fileSystem: FileSystem
  private let lock: OutputLock
  private let staged: StagedSite
  /// The site in the output; `nil` if there is none.
  let previous: PreviousSite?
  /// The folder in which a file was replaced, and which the disk may not hold yet.
  private var changedFolder: String?
  /// Whether the new folder exists and is not published.
  private var isWriting = false

  /// Begins a build: checks that the output may be replaced, and cleans up after a killed build.
  init(at path: String, _ fileSystem: FileSystem = FileSystem()) throws {
    let path = try OutputPath(path, fileSystem)
    self.path = path
    self.fileSystem = fileSystem
    lock = try OutputLock(path, fileSystem)
    try Self.recover(path, fileSystem)
    let hasPrevious = try Self.hasOldSite(path)
    try Self.removeLeftover(path.staging, fileSystem)
    try fileSystem.makeFolder(path.staging)
    do {
      let unfinished = OutputFile.Place(path: path.staging + "/" + BuildMarker.name)
      try OutputFile(at: unfinished, fileSystem).finish(with: BuildMarker.unfinished)
      let mode = Self.mode(of: unfinished.path)
      previous = hasPrevious ? PreviousSite(folder: path.output, mode: mode) : nil
      staged = StagedSite(in: path.staging, previous, fileSystem)
      isWriting = true
      try adoptOwner(writable: true)
    } catch {
      try? fileSystem.removeTree(at: path.staging)
      throw error
    }
  }

  // MARK: Record

  /// What the last build wrote down of its pages; `nil` if that cannot be used.
  var record: BuildRecord? { previous == nil ? nil : BuildRecord(at: path.record) }

  /// Replaces the record in one step, or removes it if there is nothing to write down.
  func writeRecord(_ write: ((([UInt8]) throws -> Void) throws -> Void)?) throws {
    let newRecord = path.record + ".new"
    for file in [newRecord] + (write == nil ? [path.record] : []) where access(file, F_OK) == 0 {
      try fileSystem.removeFile(file)
    }
    guard let write else { return }
    var file = try OutputFile(at: OutputFile.Place(path: newRecord), fileSystem)
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
  func keep(_ previous: PreviousFile, at file: String) { staged.keep(previous, at: file) }

  /// Creates a file at a path from the site's root, and its folders.
  func create(_ file: String) throws -> OutputFile { try staged.create(file) }

  /// Notes where the fingerprint of the sheet begins in the last file.
  func noteFingerprint(at position: Int) { staged.noteFingerprint(at: position) }

  /// Puts the fingerprint of the sheet into all files that name it.
  func replaceFingerprints(by fingerprint: Fingerprint) throws { try staged.replaceFingerprints(by: fingerprint) }

  private static func mode(of file: String) -> mode_t {
    var status = stat()
    return lstat(file, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  // MARK: Ends

  /// Replaces the old site by the new one; on a failure the old one stays, and the new one is discarded.
  func publish() throws {
    do {
      if try !replaceOnlyFile() {
        try staged.complete()
        try staged.synchronize()
        let replaces = try Self.hasOldSite(path)
        try adoptOwner(writable: false)
        try swap(replacing: replaces)
      }
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
    try fileSystem.synchronize(changedFolder ?? path.parent)
    try Self.removeLeftover(path.staging, fileSystem)
    try Self.removeLeftover(path.previous, fileSystem)
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

  /// Makes the old site the new one if they have the same files, of which at most one has other bytes.
  ///
  /// - Returns: `false` if it takes more than one step.
  private func replaceOnlyFile() throws -> Bool {
    guard let previous, staged.newFiles.count <= 1, BuildMarker.content(in: previous.folder) == staged.marker else {
      return false
    }
    guard let file = staged.newFiles.first else { return true }
    let target = path.output + "/" + file
    try fileSystem.synchronize(path.staging + "/" + file)
    do {
      try fileSystem.move(path.staging + "/" + file, to: target)
    } catch let error as FileError where [EXDEV, EACCES, EPERM].contains(error.code) {
      return false
    }
    changedFolder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[..<$0]) }
    return true
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
  private static func hasOldSite(_ path: OutputPath) throws -> Bool {
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

  private static func removeLeftover(_ folder: String, _ fileSystem: FileSystem) throws {
    switch FolderContents(at: folder) {
    case .missing: break
    case .empty, .unfinished, .site: try fileSystem.removeTree(at: folder)
    case .changedSite(let example):
      throw BuildError("The folder \(folder) holds \(example), which no build wrote. Move it elsewhere.")
    default: throw BuildError("The folder \(folder) is in the way of the build. Move or remove it.")
    }
  }

  /// Restores the old site if a build was killed in the middle of a swap; removes it if the swap was complete.
  private static func recover(_ path: OutputPath, _ fileSystem: FileSystem) throws {
    let leftover = FolderContents(at: path.previous)
    // Looking at all files of the output takes a while.
    if leftover == .missing { return }
    switch (leftover, FolderContents(at: path.output)) {
    case (.site, .missing), (.site, .empty), (.changedSite, .missing), (.changedSite, .empty):
      try fileSystem.move(path.previous, to: path.output)
    default: try removeLeftover(path.previous, fileSystem)
    }
  }
}
