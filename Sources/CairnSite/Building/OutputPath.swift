import Foundation

/// The paths of a build, without links and relative parts.
struct OutputPath {
  /// The folder of the finished site.
  let output: String
  let parent: String
  /// The folder for the new site; it is beside the output so that both can be exchanged.
  let staging: String
  /// The folder for the old site, if the system cannot exchange folders in one step.
  let previous: String
  /// The file with the lock against other builds.
  let lock: String
  /// The file in which a build writes what pages are made from, for the next one.
  let record: String

  /// Resolves a path, and creates missing folders around it.
  init(_ path: String, _ fileSystem: FileSystem) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw UsageError("The output folder has no name. Name one, such as --output site.")
    }
    let resolved = try Self.resolve(path, fileSystem)
    guard resolved != "/", let slash = resolved.unicodeScalars.lastIndex(of: "/") else {
      throw BuildError("The root of the file system cannot be a site. Name a folder in it.")
    }
    let current = FileManager.default.currentDirectoryPath
    guard !(current + "/").hasPrefix(resolved + "/") else {
      throw BuildError("The folder \(path) is the current one or around it and cannot be replaced. Name another.")
    }
    let prefix = resolved[..<slash] + "/." + resolved[resolved.unicodeScalars.index(after: slash)...]
    output = resolved
    parent = slash == resolved.startIndex ? "/" : String(resolved[..<slash])
    staging = prefix + ".cairn-building"
    previous = prefix + ".cairn-previous"
    lock = prefix + ".cairn-lock"
    record = prefix + ".cairn-record"
  }

  private static func resolve(_ path: String, _ fileSystem: FileSystem) throws -> String {
    if let resolved = realPath(path) { return resolved }
    guard errno == ENOENT else { throw FileError("Cannot use the output folder \(path)") }
    var missing = path.unicodeScalars.split(separator: "/").map { String($0) }[...]
    guard var known = realPath(path.hasPrefix("/") ? "/" : ".") else {
      throw FileError("Cannot use the current folder")
    }
    while let name = missing.first, let next = realPath(known + "/" + name) {
      known = next
      missing.removeFirst()
    }
    let names = missing.filter { $0 != "." }
    try check(names, below: known, of: path)
    for (index, name) in names.enumerated() {
      known = (known == "/" ? "" : known) + "/" + name
      if index < names.count - 1 { try fileSystem.makeFolder(known, mayExist: true) }
    }
    return known
  }

  /// Checks that the missing folders of a path can be made.
  private static func check(_ names: [String], below known: String, of path: String) throws {
    guard let first = names.first else { return }
    guard FolderContents(at: known + "/" + first) == .missing else {
      throw BuildError("The output \(path) leads nowhere, because \(first) is a dead link. Remove it, or name another.")
    }
    guard !names.contains("..") else {
      throw BuildError("The output \(path) leads through a folder \(first), which is missing. Write it without \"..\".")
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
