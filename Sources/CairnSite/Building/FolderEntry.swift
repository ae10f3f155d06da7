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
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw BuildError("Cannot read the folder \(folder): \(ErrorText.describe(error))")
    }
    return names.sorted().map { FolderEntry(name: $0, kind: kind(at: folder + "/" + $0)) }
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
