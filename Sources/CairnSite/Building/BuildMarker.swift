import Foundation

/// The file by which a build knows a folder that it wrote, and what it wrote there.
///
/// A build writes it first and without a list; the list comes when all is written. What is not listed in a finished site
/// was put there by somebody else. Paths are listed as numbers, because a server may show the file to everybody, while
/// not every page is meant to be found.
struct BuildMarker {
  /// The name of the file.
  static let name = ".cairn-site"
  /// The name of the file while its list is written.
  static let newName = name + ".new"

  private static let introduction =
    "This folder is written by a program. Building the site again replaces what the program wrote.\n"
  private static let heading = "A number for each path that it wrote:\n"

  /// The numbers of what the build wrote; `nil` for a build that did not finish.
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

  /// Whether the build that wrote the folder came to its end.
  var isFinished: Bool { numbers != nil }

  /// Whether the build wrote what is at a path from the site's root.
  func lists(_ path: String, _ kind: FolderEntry.Kind) -> Bool {
    switch kind {
    case .file: path == Self.name || numbers?.contains(Self.number(of: path)) == true
    case .folder: numbers?.contains(Self.number(of: path + "/")) == true
    case .other: false
    }
  }

  // MARK: Writing

  /// The file of a build that has not finished.
  static var unfinished: [UInt8] { Array(introduction.utf8) }

  /// The file of a build that wrote some files and the folders around them.
  static func finished(files: [String], folders: Set<String>) -> [UInt8] {
    let paths = files + folders.sorted().map { $0 + "/" }
    let lines = paths.map { String(number(of: $0), radix: 16) + "\n" }
    return Array((introduction + heading + lines.joined()).utf8)
  }

  /// A number that two paths hardly share by chance (FNV-1a with 64 bits).
  private static func number(of path: String) -> UInt64 {
    path.utf8.reduce(0xCBF2_9CE4_8422_2325) { number, byte in
      (number ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}
