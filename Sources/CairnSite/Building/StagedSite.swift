import Foundation

/// The new site, as far as it differs from the old one: a folder with the files that are new, and a list of those that stay.
///
/// Only a site that is to take the place of the old one as a whole needs the files that stay, as links to them. A build in which nothing
/// changed makes none.
final class StagedSite {
  /// A file of the old site that stays.
  private struct KeptFile {
    let path: String
    let identity: PreviousFile.Identity
    /// Where the fingerprint of the sheet begins in the file.
    var fingerprintPosition: Int?
  }

  /// The folder beside the output.
  let folder: String
  private let fileSystem: FileSystem
  private let previous: PreviousSite?
  /// The files of the site, in the order in which they came.
  private var files: [String] = []
  /// The folders of the site.
  private var folders: Set<String> = []
  private var keptFiles: [KeptFile] = []
  /// The files that are not those of the old site.
  private(set) var newFiles: [String] = []
  /// Where the fingerprint of the sheet begins in new files, by their numbers.
  private var fingerprintPositions: [(file: Int32, position: Int32)] = []
  /// The folders that are there already.
  private var madeFolders: Set<String> = []

  init(in folder: String, _ previous: PreviousSite?, _ fileSystem: FileSystem) {
    self.folder = folder
    self.previous = previous
    self.fileSystem = fileSystem
  }

  /// Takes a file of the previous site over as it is.
  func keep(_ previous: PreviousFile, at file: String) {
    add(file)
    noteKept(previous, at: file)
  }

  /// Creates a file at a path from the site's root; one whose bytes are those of the old file is only noted.
  func create(_ file: String) throws -> OutputFile {
    add(file)
    let place = OutputFile.Place(path: folder + "/" + file) { [self] in
      if let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) { try makeFolder(String(file[..<slash])) }
      newFiles.append(file)
    }
    return try OutputFile(at: place, fileSystem, unlessIn: previous?.file(at: file)) { [self] in noteKept($0, at: file)
    }
  }

  private func add(_ file: String) {
    files.append(file)
    var path = file[...]
    while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      path = path[..<slash]
      guard folders.insert(String(path)).inserted else { return }
    }
  }

  private func noteKept(_ previous: PreviousFile, at file: String) {
    keptFiles.append(KeptFile(path: file, identity: previous.identity))
  }

  private func makeFolder(_ folder: String) throws {
    guard !madeFolders.contains(folder) else { return }
    if let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) { try makeFolder(String(folder[..<slash])) }
    try fileSystem.makeFolder(self.folder + "/" + folder)
    madeFolders.insert(folder)
  }

  // MARK: Fingerprints

  /// Notes where the fingerprint of the sheet begins in the last file.
  func noteFingerprint(at position: Int) {
    if let kept = keptFiles.last, let file = files.last, kept.path == file {
      keptFiles[keptFiles.count - 1].fingerprintPosition = position
    } else {
      fingerprintPositions.append((Int32(clamping: newFiles.count - 1), Int32(clamping: position)))
    }
  }

  /// Puts the fingerprint of the sheet into all files that name it.
  func replaceFingerprints(by fingerprint: Fingerprint) throws {
    let bytes = Array(fingerprint.description.utf8)
    for (file, position) in fingerprintPositions {
      try fileSystem.overwrite(folder + "/" + newFiles[Int(file)], at: Int(position), bytes)
    }
    let kept = keptFiles
    keptFiles = []
    for file in kept {
      guard let position = file.fingerprintPosition else {
        keptFiles.append(file)
        continue
      }
      let old = try previousFile(of: file)
      newFiles.append(file.path)
      if let slash = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) { try makeFolder(String(file.path[..<slash])) }
      let place = OutputFile.Place(path: folder + "/" + file.path)
      try OutputFile(at: place, fileSystem).finish(withAllOf: old, replacing: (position, bytes))
    }
  }

  private func previousFile(of kept: KeptFile) throws -> PreviousFile {
    guard let file = previous?.file(at: kept.path), file.identity == kept.identity else {
      throw BuildError("The file \(kept.path) of the output changed during the build. Build again.")
    }
    return file
  }

  // MARK: The whole site

  /// The content of the marker of the whole site.
  var marker: [UInt8] { BuildMarker.finished(files: files, folders: folders) }

  /// Makes the folder the whole site, which has all files and the list of them.
  func complete() throws {
    for file in keptFiles { try add(file) }
    try write(to: BuildMarker.newName, marker)
    try fileSystem.move(folder + "/" + BuildMarker.newName, to: folder + "/" + BuildMarker.name)
  }

  /// Gives a file of the old site a name in the folder; it becomes a copy where the system cannot do that.
  private func add(_ kept: KeptFile) throws {
    let path = folder + "/" + kept.path
    if let slash = kept.path.utf8.lastIndex(of: UInt8(ascii: "/")) { try makeFolder(String(kept.path[..<slash])) }
    let file = try previousFile(of: kept)
    if try fileSystem.link(file.path, to: path) {
      if file.isSame(as: path) { return }
      // Somebody put another file there meanwhile.
      try fileSystem.removeFile(path)
    }
    newFiles.append(kept.path)
    try OutputFile(at: OutputFile.Place(path: path), fileSystem).finish(withAllOf: file)
  }

  /// Writes a file that does not belong to the site.
  func write(to name: String, _ bytes: [UInt8]) throws {
    try OutputFile(at: OutputFile.Place(path: folder + "/" + name), fileSystem).finish(with: bytes)
  }

  /// Waits until the disk holds the whole site, of which it has the kept files already, so that a power failure after the swap does no harm.
  func synchronize() throws {
    try fileSystem.synchronize(newFiles + folders.sorted() + [BuildMarker.name], in: folder)
  }
}
