import Foundation

/// The file that marks a folder as written by a build, and lists what the build wrote.
///
/// A build first writes it without a list, and adds the list at the end. Anything else in a finished site was put there
/// by somebody else. The list contains numbers instead of paths: a server may show the file to everybody, and some
/// pages are not meant to be found.
struct BuildMarker {
  static let name = ".cairn-site"
  static let newName = name + ".new"

  private static let introduction =
    "This folder is written by a program. Building the site again replaces what the program wrote.\n"
  private static let heading = "A number for each path that it wrote:\n"

  /// The numbers of the written files and folders; `nil` if the build did not finish.
  private let numbers: Set<UInt64>?

  /// Reads the marker of a folder.
  init(of folder: String) throws {
    let url = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(Self.name)
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let beginning = Self.introduction + Self.heading
    guard text.hasPrefix(beginning) else {
      numbers = nil
      return
    }
    let lines = text.utf8.dropFirst(beginning.utf8.count).split(separator: UInt8(ascii: "\n"))
    numbers = Set(lines.compactMap { UInt64(Substring($0), radix: 16) })
  }

  /// Returns all bytes of the marker of a folder; `nil` if it cannot be read.
  static func content(in folder: String) -> [UInt8]? {
    let url = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(name)
    return (try? Data(contentsOf: url)).map { [UInt8]($0) }
  }

  var isFinished: Bool { numbers != nil }

  /// Returns whether the build wrote the file or folder at a path from the site's root.
  func lists(_ path: String, _ kind: FolderEntry.Kind) -> Bool {
    switch kind {
    case .file: path == Self.name || numbers?.contains(Self.number(of: path)) == true
    case .folder: numbers?.contains(Self.number(of: path + "/")) == true
    case .other: false
    }
  }

  // MARK: Writing

  /// The content of the file before the build finishes.
  static var unfinished: [UInt8] { Array(introduction.utf8) }

  /// Returns the content of the file after a build.
  static func finished(files: [String], folders: Set<String>) -> [UInt8] {
    let paths = files + folders.sorted().map { $0 + "/" }
    let lines = paths.map { String(number(of: $0), radix: 16) + "\n" }
    return Array((introduction + heading + lines.joined()).utf8)
  }

  private static func number(of path: String) -> UInt64 { PathHash.hash(path.utf8) }
}
