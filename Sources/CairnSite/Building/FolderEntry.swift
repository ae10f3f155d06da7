import Foundation

struct FolderEntry {
  enum Kind {
    case file, folder, other
  }

  let name: String
  /// The kind; a link is `other`.
  let kind: Kind

  /// Returns the entries of a folder, sorted by name.
  ///
  /// The system's order differs between machines.
  static func all(in folder: String) throws -> [FolderEntry] {
    guard let directory = opendir(folder) else { throw FolderError(folder) }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
      // The system gives as many bytes as the name has, not as many as the type says.
      let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let name = String(cString: bytes)
      guard name != ".", name != ".." else { continue }
      let isText = String(validatingCString: bytes) != nil
      entries.append(FolderEntry(name: name, kind: isText ? kind(of: entry.pointee.d_type, folder, name) : .other))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Returns a kind as the system tells it in a folder; file systems that do not are asked for each file.
  private static func kind(of type: UInt8, _ folder: String, _ name: String) -> Kind {
    switch Int32(type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_UNKNOWN): kind(at: folder + "/" + name)
    default: .other
    }
  }

  private static func kind(at path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}
