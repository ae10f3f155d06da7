import Foundation

/// What is at a path, as far as it decides whether a build may replace it.
enum FolderContents: Equatable {
  /// Nothing.
  case missing
  /// A folder without anything in it.
  case empty
  /// A folder that a build wrote.
  case site
  /// A folder with other content, such as the named.
  case foreign(example: String)
  /// A file, a link or the like.
  case notFolder
  /// Something that cannot be read, for the reason with the number.
  case unreadable(Int32)

  /// The file by which a build knows a folder that it wrote.
  static let markerName = ".cairn-site"
  /// What the file says to a person who finds it.
  static let markerText = "This folder is written by a program. Building the site again replaces all of it.\n"

  /// Looks at a path without following a link.
  init(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = errno == ENOENT ? .missing : .unreadable(errno)
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      self = .notFolder
      return
    }
    guard let folder = opendir(path) else {
      self = .unreadable(errno)
      return
    }
    closedir(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if names.contains(Self.markerName) {
      self = .site
    } else if let example = names.min() {
      self = .foreign(example: example)
    } else {
      self = .empty
    }
  }
}
