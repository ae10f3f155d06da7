/// The rules for where pages and files of a site may be.
///
/// They are those of all common systems and of addresses together, so that a site that builds here can be copied
/// anywhere and every link to it means the same.
enum SitePath {
  /// The longest name of a file or folder in bytes of UTF-8.
  static let longestName = 255
  /// The longest path in bytes of UTF-8.
  static let longestPath = 1_000

  /// Returns what is wrong with a path and what to do about it, or `nil` for a path that may be used.
  static func problem(with path: String) -> String? {
    if path.isEmpty { return "The path is empty. Give it a name, such as \"index\"." }
    if path.hasPrefix("/") { return "The path begins with a slash. Paths count from the site's root; leave it out." }
    if path.utf8.count > longestPath {
      return "The path is longer than \(longestPath) bytes. Shorten it."
    }
    if let character = path.unicodeScalars.first(where: isReserved) {
      return "The path contains \(name(of: character)), which not every system or address allows. Leave it out."
    }
    return path.split(separator: "/", omittingEmptySubsequences: false).lazy.compactMap(problem(withName:)).first
  }

  private static func problem(withName name: Substring) -> String? {
    switch name {
    case "": return "The path has a folder without a name. Write one slash between names, and none at the end."
    case ".", "..": return "The path contains \"\(name)\". Write the whole path from the site's root."
    default: break
    }
    if name.utf8.count > longestName {
      return "A name in the path is longer than \(longestName) bytes. Shorten \"\(name.prefix(20))…\"."
    }
    if name.first == " " || name.last == " " || name.last == "." {
      return "The name \"\(name)\" begins or ends with a space or ends with a full stop, which not every system keeps."
    }
    return nil
  }

  private static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || "\\<>:\"|?*#%".unicodeScalars.contains(scalar)
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    guard scalar.properties.generalCategory == .control else { return "\"\(scalar)\"" }
    return "the control character U+" + String(scalar.value + 0x1_0000, radix: 16, uppercase: true).dropFirst()
  }

  /// The way from a file to the site's root, such as `../` for `ranges/alps.html`.
  static func rootPath(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }
}
