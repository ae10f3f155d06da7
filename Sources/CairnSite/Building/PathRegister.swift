/// Remembers which paths of a site are taken.
///
/// Case does not count, because many systems do not tell it apart, and neither does how an accented letter is composed.
struct PathRegister {
  private var files: [String: String] = [:]
  /// For each folder, a file in it.
  private var folders: [String: String] = [:]

  /// Takes a path.
  ///
  /// - Returns: What is in the way and what to do about it, or `nil` if the path was free.
  mutating func claim(_ path: String) -> String? {
    let key = path.lowercased()
    if let other = files[key] {
      let difference = other.unicodeScalars.elementsEqual(path.unicodeScalars) ? "" : " but for case or accents"
      return "The path \(path) is taken\(difference) by \(other). Give each page and file a path of its own."
    }
    if let other = folders[key] {
      return "The path \(path) is that of a folder, because of \(other). Give one of them another name."
    }
    let parents = key.indices.filter { key[$0] == "/" }.map { String(key[..<$0]) }
    if let other = parents.compactMap({ files[$0] }).first {
      return "The path \(path) needs a folder where the file \(other) is. Give one of them another name."
    }
    files[key] = path
    for parent in parents {
      folders[parent] = path
    }
    return nil
  }
}
