import Foundation

/// How often code for SwiftUI uses a name, and what becomes of it.
struct SwiftUIUse {
  /// What becomes of it.
  enum Outcome: Equatable {
    /// A line of this target uses it, and it shows what SwiftUI shows as far as a page or a terminal can.
    case works
    /// A line of this target uses it. A rendering tells once that it does nothing.
    case noted
    /// It is refused, with what to write instead.
    case unavailable(String)
    /// It is none of SwiftUI's: the apps declare it.
    case missing
  }

  let count: Int
  let kind: String
  let name: String
  let outcome: Outcome

  /// The word by which a line of code uses it.
  static func word(of name: String) -> String {
    var name = name[...]
    if let labels = name.firstIndex(where: { $0 == "(" || $0 == " " }) {
      let inner = name.hasPrefix("@Environment(\\.") ? name.split(separator: ".").last : nil
      name = inner.map { $0.dropLast() } ?? name[..<labels]
    }
    return String(name.split(separator: ".").last { $0 != "init" } ?? name).replacing("@", with: "").replacing(
      "#",
      with: ""
    ).replacing(
      "`",
      with: ""
    )
  }

  private static let filesOfWhatWorks = [
    "UsesOfModifiers", "UsesOfViews", "UsesOfStates", "UsesOfAnimations", "UsesOfSurroundings",
  ]
  private static let filesOfWhatIsNoted = ["UsesOfRunningApps"]
  /// The files of this folder whose lines use names.
  static let files = filesOfWhatWorks + filesOfWhatIsNoted

  /// All uses, the most frequent first.
  static func all() throws -> [SwiftUIUse] {
    let works = try Self.named(in: filesOfWhatWorks)
    let noted = try Self.named(in: filesOfWhatIsNoted)
    let file = folder.deletingLastPathComponent().appending(path: "Data/swiftui-uses.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t").map(String.init)
      let (kind, name) = (fields[1], fields[2])
      let outcome: Outcome =
        if works.contains(name) {
          .works
        } else if noted.contains(name) {
          .noted
        } else {
          SwiftUIRemedies.all[name].map { .unavailable($0) } ?? .missing
        }
      return SwiftUIUse(count: Int(fields[0]) ?? 0, kind: kind, name: name, outcome: outcome)
    }
  }

  /// The names in the comments of some files of this folder.
  static func named(in files: [String]) throws -> Set<String> {
    try Set(lines(of: files).flatMap(\.names))
  }

  /// The lines of code of some files of this folder, with the names in their comments.
  static func lines(of files: [String]) throws -> [(code: String, names: [String])] {
    try files.flatMap { file in
      try String(contentsOf: folder.appending(path: "\(file).swift"), encoding: .utf8).split(separator: "\n").compactMap
      {
        let parts = String($0).components(separatedBy: "  // `")
        guard parts.count == 2 else { return nil }
        return (parts[0], "`\(parts[1])".components(separatedBy: "`").filter { !$0.allSatisfy(\.isWhitespace) })
      }
    }
  }

  private static var folder: URL { URL(filePath: #filePath).deletingLastPathComponent() }
}
