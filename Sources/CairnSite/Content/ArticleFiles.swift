import Cairn
import Foundation

/// The Markdown files below a folder, in order, and what cannot be read.
struct ArticleFiles {
  struct File {
    /// The path from the folder.
    var name: String
    /// The file as the site named its folder.
    var path: String
    var text: String
  }

  private(set) var files: [File] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The number of folders in each other that are read.
  private static let deepest = 64

  init(in folder: String) {
    var folder = folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    read(folder, "", depth: 0)
  }

  /// Creates files without a disk.
  init(_ texts: KeyValuePairs<String, String>, in folder: String) {
    files = texts.map { File(name: $0.key, path: folder + "/" + $0.key, text: $0.value) }
  }

  /// Returns the last name of a path.
  static func lastName(of folder: String) -> String {
    folder.split(separator: "/").last.map { String($0) } ?? ""
  }

  private mutating func read(_ root: String, _ folder: String, depth: Int) {
    let path = folder.isEmpty ? root : root + "/" + folder.dropLast()
    guard depth < Self.deepest else { return report("The folder lies too deep in others.", path) }
    let entries: [FolderEntry]
    do {
      entries = try FolderEntry.all(in: path)
    } catch {
      return report("\(ErrorText.describe(error)) Name a folder of Markdown files.", path)
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      switch entry.kind {
      case .folder: read(root, folder + entry.name + "/", depth: depth + 1)
      case .file, .other:
        let name = entry.name.lowercased()
        if name.hasSuffix(".md") || name.hasSuffix(".markdown") {
          readFile(folder + entry.name, path + "/" + entry.name)
        }
      }
    }
  }

  private mutating func readFile(_ name: String, _ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return report(FileError("Cannot read the file").description, path) }
    // Opening something else, such as a pipe, could wait for ever.
    guard status.st_mode & S_IFMT == S_IFREG else { return report("This is not a file. Move it elsewhere.", path) }
    do {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return report("The file is not in UTF-8. Save it as such.", path)
      }
      files.append(File(name: name, path: path, text: text))
    } catch {
      report("Cannot read the file. \(ErrorText.describe(error))", path)
    }
  }

  private mutating func report(_ message: String, _ path: String) {
    diagnostics.append(Diagnostic(.error, .unreadableContent, message, at: Diagnostic.Place(fileID: path)))
  }
}
