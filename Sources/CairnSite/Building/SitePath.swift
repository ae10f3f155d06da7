/// The rules for the paths of a site's pages and files.
///
/// They combine the rules of all common systems and those of addresses. So a site can be copied to any system, and its
/// links stay right.
enum SitePath {
  /// The longest name of a file or folder in bytes of UTF-8.
  static let longestName = 255
  /// The longest path in bytes of UTF-8.
  static let longestPath = 1_000

  /// Returns the problem with a path and its remedy; `nil` for an allowed path.
  static func problem(with path: String) -> String? {
    isPlain(path) ? nil : problemOfUnusual(path)
  }

  /// Whether a short path only has letters, digits and hyphens of ASCII, and no name that could be a device's.
  ///
  /// Nearly all paths are of this kind, and looking at each character of a site of many pages takes a while.
  private static func isPlain(_ path: String) -> Bool {
    let bytes = path.utf8
    guard bytes.count <= longestName else { return false }
    return bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { name in
      guard let first = name.first, let last = name.last, first != dot, last != dot else { return false }
      let stem = name.prefix { $0 != dot }
      let mayBeDevice = (3...4).contains(stem.count) && "acnlp".utf8.contains(first | 0x20)
      return !mayBeDevice && name.allSatisfy { isPlain($0) }
    }
  }

  private static let dot = UInt8(ascii: ".")

  private static func isPlain(_ byte: UInt8) -> Bool {
    let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
    return isLetter || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") || byte == dot
  }

  private static func problemOfUnusual(_ path: String) -> String? {
    if path.isEmpty { return "The path is empty. Give it a name, such as \"index\"." }
    if path.hasPrefix("/") { return "The path begins with a slash. Paths count from the site's root; leave it out." }
    if path.utf8.count > longestPath { return "The path is longer than \(longestPath) bytes. Shorten it." }
    if let character = path.unicodeScalars.first(where: isForbidden) {
      return "The path contains \(name(of: character)), which not every system or address allows. Leave it out."
    }
    // For the system a slash is a separator even if a combining mark follows it.
    let names = path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    return names.lazy.compactMap { problem(withName: Substring($0)) }.first
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
    if let first = name.unicodeScalars.first, first.properties.isGraphemeExtend {
      return "The name \"\(name)\" begins with a combining mark, which would join the slash before it. Leave it out."
    }
    if isDevice(name) {
      return "The name \"\(name)\" is that of a device in Windows, where no file can have it. Give it another."
    }
    return nil
  }

  /// Whether a name means a device in Windows, where the part behind the first full stop does not matter.
  private static func isDevice(_ name: Substring) -> Bool {
    let stem = name.prefix { $0 != "." }.reversed().drop { $0 == " " }.reversed()
    let word = String(stem).lowercased()
    if ["con", "prn", "aux", "nul", "conin$", "conout$"].contains(word) { return true }
    return (word.hasPrefix("com") || word.hasPrefix("lpt")) && word.count == 4
      && "0123456789¹²³".contains(word.suffix(1))
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    "\\<>:\"|?*#%".unicodeScalars.contains(scalar) || isInvisible(scalar)
  }

  /// Whether a character is invisible by itself.
  ///
  /// Joiners and variation selectors are allowed, because words and emoji need them.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: isIgnorable(scalar) && !["\u{200C}", "\u{200D}", "\u{FE0E}", "\u{FE0F}"].contains(scalar)
    }
  }

  /// Whether a character has no visible form, or controls the direction of others.
  static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .format
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    guard isInvisible(scalar) else { return "\"\(scalar)\"" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let kind = scalar.properties.generalCategory == .control ? "control" : "invisible"
    return "the \(kind) character \(number)"
  }

  /// Returns the path from a file to the site's root, such as `../` for `ranges/alps.html`.
  static func rootPath(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }
}
