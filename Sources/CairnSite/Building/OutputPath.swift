import Foundation

/// Where a build goes, without links and relative parts.
struct OutputPath {
  /// The folder of the finished site.
  let output: String
  /// The folder in which a site is built, beside the output so that it can be renamed to it.
  let staging: String
  /// The folder in which the old site waits while the new one takes its place.
  let previous: String

  /// Finds out where a path leads; folders around it that are missing are created.
  init(_ path: String) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw UsageError("The output folder has no name. Name one, such as --output site.")
    }
    let resolved = try Self.resolve(path)
    let url = URL(fileURLWithPath: resolved, isDirectory: true)
    guard resolved != "/" else {
      throw BuildError("The root of the file system cannot be a site. Name a folder in it.")
    }
    let current = FileManager.default.currentDirectoryPath
    guard !(current + "/").hasPrefix(resolved + "/") else {
      throw BuildError("The folder \(path) is the current one or around it and cannot be replaced. Name another.")
    }
    let parent = url.deletingLastPathComponent().path
    let name = url.lastPathComponent
    let prefix = (parent == "/" ? "" : parent) + "/." + name
    output = resolved
    staging = prefix + ".cairn-building"
    previous = prefix + ".cairn-previous"
  }

  private static func resolve(_ path: String) throws -> String {
    if let resolved = realPath(path) { return resolved }
    guard errno == ENOENT else { throw FileError("Cannot use the output folder \(path)") }
    let url = URL(fileURLWithPath: path, isDirectory: true)
    let name = url.lastPathComponent
    let parent = url.deletingLastPathComponent().path
    guard name != "..", name != "." else { throw FileError("Cannot use the output folder \(path)", code: ENOENT) }
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch {
      throw BuildError("Cannot create the folder \(parent) for the output: \(ErrorText.describe(error))")
    }
    guard let resolved = realPath(parent) else { throw FileError("Cannot use the folder \(parent)") }
    let whole = (resolved == "/" ? "" : resolved) + "/" + name
    guard FolderContents(at: whole) == .missing else {
      throw BuildError("The output \(path) is a link that leads nowhere. Remove it, or name another folder.")
    }
    return whole
  }

  private static func realPath(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
