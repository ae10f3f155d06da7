import Foundation

/// Finds out whether anything in a folder changed.
///
/// Hidden files, links and outputs of builds are not looked at.
struct FolderWatch {
  private let folder: String
  private var seen: ContentDigest

  /// The number of folders in each other that are looked at.
  private static var deepest: Int { 64 }

  init(_ folder: String) {
    self.folder = folder
    seen = Self.digest(of: folder)
  }

  /// Returns whether something changed since the last call.
  mutating func hasChanged() -> Bool {
    let digest = Self.digest(of: folder)
    defer { seen = digest }
    return digest != seen
  }

  private static func digest(of folder: String) -> ContentDigest {
    var digester = ContentDigest.Digester()
    add(folder, depth: 0, to: &digester)
    return digester.digest
  }

  private static func add(_ folder: String, depth: Int, to digester: inout ContentDigest.Digester) {
    // A folder that goes while it is read has changed; the next look tells.
    guard depth < deepest, let entries = try? FolderEntry.all(in: folder),
      !entries.contains(where: { $0.name == BuildMarker.name })
    else { return }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = folder + "/" + entry.name
      switch entry.kind {
      case .file:
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        digester.add(path)
        digester.add(UInt64(status.st_ino))
        digester.add(UInt64(status.st_size))
        digester.add(UInt64(bitPattern: Int64(status.modified)))
      case .folder:
        digester.add(path)
        add(path, depth: depth + 1, to: &digester)
      case .other: continue
      }
    }
  }
}
