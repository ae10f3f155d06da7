import Foundation

/// Something that is in a folder.
struct FolderEntry {
  /// What an entry is, as far as a build tells it apart.
  enum Kind {
    case file, folder, other
  }

  let name: String
  /// What it is; a link counts as `other`.
  let kind: Kind

  /// All that is in a folder, in the order of the names.
  ///
  /// The system's own order differs from machine to machine.
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
