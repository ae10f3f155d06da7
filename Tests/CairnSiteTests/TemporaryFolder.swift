import Foundation

/// A folder for one test, which goes with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-site-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self(name)) }

  /// The names in the folder, hidden ones too.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(name)).sorted()
  }

  /// Every file below, with its bytes.
  func files(in name: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: self(name)) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: self(name) + "/" + path, isDirectory: &isFolder)
      guard !isFolder.boolValue else { continue }
      files[path] = try Data(contentsOf: URL(fileURLWithPath: self(name) + "/" + path))
    }
    return files
  }
}
