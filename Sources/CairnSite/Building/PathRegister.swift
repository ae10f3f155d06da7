import Foundation

/// Remembers which paths of a site are taken.
///
/// Two paths that some system or reader takes for the same cannot both be used: case does not count, nor how an accented
/// letter is composed, nor what nobody sees.
struct PathRegister {
  private var files: [String: String] = [:]
  /// For each folder, a file in it.
  private var folders: [String: String] = [:]

  /// Takes a path.
  ///
  /// - Returns: What is in the way and what to do about it, or `nil` if the path was free.
  mutating func claim(_ path: String) -> String? {
    let key = Self.key(of: path)
    if let other = files[key] {
      let difference = other.unicodeScalars.elementsEqual(path.unicodeScalars) ? "" : " but for case or accents"
      return "The path \(path) is taken\(difference) by \(other). Give each page and file a path of its own."
    }
    if let other = folders[key] {
      return "The path \(path) is that of a folder, because of \(other). Give one of them another name."
    }
    let parents = Self.folders(around: key)
    if let other = parents.compactMap({ files[$0] }).first {
      return "The path \(path) needs a folder where the file \(other) is. Give one of them another name."
    }
    if let problem = differentSpelling(of: path, parents) { return problem }
    files[key] = path
    for parent in parents {
      folders[parent] = path
    }
    return nil
  }

  /// Says which folder around a path is written in two ways.
  private func differentSpelling(of path: String, _ parents: [String]) -> String? {
    for (folder, parent) in zip(Self.folders(around: path), parents) {
      guard let other = folders[parent], !other.unicodeScalars.starts(with: (folder + "/").unicodeScalars) else {
        continue
      }
      return "The folder of \(path) is that of \(other) but for case or accents. Write them the same."
    }
    return nil
  }

  private static func folders(around path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  /// Returns the same for all paths that mean the same somewhere.
  ///
  /// A letter becomes small and then capital and small again, because some have no capital of their own (`ß`, `SS`) and
  /// some capitals have two small letters (`Σ`). The dotless `ı` is a letter of its own to all systems.
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
