import Foundation

/// The paths that a site uses.
///
/// Two paths conflict if any system or reader could confuse them: they differ only in case, in the composition of
/// accented letters or in invisible characters.
struct PathRegister {
  private var files: [String: String] = [:]
  /// Whose the paths are, where their names say too little.
  private var owners: [String: String] = [:]
  /// A file in each folder, by folder.
  private var folders: [String: String] = [:]
  /// The folder of the last path, since most files come after another one of their folder.
  private var lastFolder = ""

  /// Registers a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - owner: What the path is for, in the words of a message; `nil` if the path itself says enough.
  /// - Returns: The conflict and its remedy; `nil` if the path was free.
  mutating func claim(_ path: String, for owner: String? = nil) -> String? {
    let key = Self.key(of: path)
    if let problem = register(path, key) { return problem }
    if let owner { owners[key] = owner }
    return nil
  }

  private mutating func register(_ path: String, _ key: String) -> String? {
    if let other = files[key] {
      let difference = other.unicodeScalars.elementsEqual(path.unicodeScalars) ? "" : " but for case or accents"
      return
        "The path \(path) is taken\(difference) by \(owners[key] ?? other). Give each page and file a path of its own."
    }
    if let other = folders[key] {
      return "The path \(path) is that of a folder, because of \(other). Give one of them another name."
    }
    let folder = Self.folder(of: path)
    if folder.utf8.elementsEqual(lastFolder.utf8) {
      files[key] = path
      return nil
    }
    let parents = Self.folders(around: key)
    if let other = parents.compactMap({ files[$0] }).first {
      return "The path \(path) needs a folder where the file \(other) is. Give one of them another name."
    }
    if let problem = differentSpelling(of: path, parents) { return problem }
    files[key] = path
    for parent in parents { folders[parent] = path }
    lastFolder = String(folder)
    return nil
  }

  /// Returns the problem if a folder of the path is spelled in two ways.
  private func differentSpelling(of path: String, _ parents: [String]) -> String? {
    for (folder, parent) in zip(Self.folders(around: path), parents) {
      guard let other = folders[parent], !other.unicodeScalars.starts(with: (folder + "/").unicodeScalars) else {
        continue
      }
      return "The folder of \(path) is that of \(other) but for case or accents. Write them the same."
    }
    return nil
  }

  /// Returns whether a file has exactly this path.
  func contains(_ path: String) -> Bool {
    files[Self.key(of: path)].map { $0.unicodeScalars.elementsEqual(path.unicodeScalars) } ?? false
  }

  /// The paths of all files, in no order.
  var paths: some Sequence<String> { files.values }

  private static func folders(around path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }

  /// The folder of a path; empty for the root.
  private static func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }

  /// Returns a key that is the same for all paths that some system takes for the same.
  ///
  /// Letters become lowercase, then uppercase and lowercase again: some have no capital letter of their own (`ß`,
  /// `SS`), and some capital letters have two small ones (`Σ`). Every system keeps the dotless `ı` apart.
  private static func key(of path: String) -> String {
    if path.utf8.allSatisfy({ $0 < 0x80 }) { return path.lowercased() }
    var key = ""
    for scalar in path.decomposedStringWithCanonicalMapping.unicodeScalars where !SitePath.isIgnorable(scalar) {
      let small = scalar.properties.lowercaseMapping
      key += scalar == "ı" ? small : small.uppercased().lowercased()
    }
    return key
  }
}
