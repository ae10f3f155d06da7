import Foundation

extension FileSystem {
  /// Removes a folder with its content.
  ///
  /// The marker goes last. If the removal is interrupted, the rest is still known as a folder that a build wrote.
  func removeTree(at folder: String) throws {
    var status = stat()
    if lstat(folder, &status) == 0, status.st_mode & S_IRWXU != S_IRWXU {
      try setMode(of: folder, to: status.st_mode & 0o7777 | S_IRWXU)
    }
    let entries = try FolderEntry.all(in: folder)
    let isMarker = { (entry: FolderEntry) in entry.name == BuildMarker.name }
    for entry in entries.filter({ !isMarker($0) }) + entries.filter(isMarker) {
      let path = folder + "/" + entry.name
      if entry.kind == .folder {
        try removeTree(at: path)
      } else {
        try removeFile(path)
      }
    }
    try removeFolder(folder)
  }
}
