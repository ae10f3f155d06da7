import Foundation

/// The content at a path, as far as it decides whether a build may replace it.
enum FolderContents: Equatable {
  case missing
  /// An empty folder.
  case empty
  /// A folder that a build has not finished.
  case unfinished
  /// A folder that a build wrote, without other files in it.
  case site
  /// A folder that a build wrote, with other files in it, such as the example.
  case changedSite(example: String)
  /// A folder with other content, such as the example.
  case foreign(example: String)
  /// A file, a link or something similar.
  case notFolder
  /// Something that cannot be read, with the reason.
  case unreadable(String)

  /// Examines a path without following a link.
  init(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = errno == ENOENT ? .missing : .unreadable(FileError("Cannot read \(path)").description)
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      self = .notFolder
      return
    }
    do {
      self = try Self(ofFolder: path)
    } catch {
      self = .unreadable(ErrorText.describe(error))
    }
  }

  private init(ofFolder path: String) throws {
    let entries = try FolderEntry.all(in: path)
    guard entries.contains(where: { $0.name == BuildMarker.name && $0.kind == .file }) else {
      self = entries.first.map { .foreign(example: $0.name) } ?? .empty
      return
    }
    let marker = try BuildMarker(of: path)
    if !marker.isFinished {
      self = .unfinished
    } else if let example = try Self.addition(in: path, "", marker) {
      self = .changedSite(example: example)
    } else {
      self = .site
    }
  }

  /// Returns the path of something in a folder that the build did not write.
  private static func addition(in root: String, _ folder: String, _ marker: BuildMarker) throws -> String? {
    for entry in try FolderEntry.all(in: root + "/" + folder) {
      let path = folder + entry.name
      guard marker.lists(path, entry.kind) else { return path }
      if entry.kind == .folder, let example = try addition(in: root, path + "/", marker) { return example }
    }
    return nil
  }
}
