import Foundation

/// An HTML parser that is not ours: html5lib, which `Tests/Browser/setup` installs.
enum IndependentParser {
  struct Document {
    var errors: [String]
    var nodes: [HTMLNode]
  }

  struct Failure: Error {
    var description: String
  }

  /// Whether the environment says that tests must not go without the parser.
  static var isRequired: Bool { environment["CAIRN_REQUIRE_HTML_PARSER"] == "1" }

  /// The interpreter that has the parser, if it is installed.
  static let python: URL? = {
    let home = environment["HOME"] ?? ""
    let cache = environment["XDG_CACHE_HOME"] ?? "\(home)/.cache"
    let tools = environment["CAIRN_BROWSER_TOOLS"] ?? "\(cache)/cairn-browser-tools"
    let python = URL(filePath: "\(tools)/python/bin/python")
    guard FileManager.default.isExecutableFile(atPath: python.path()) else { return nil }
    let result = try? run(python, ["-c", "import html5lib"], input: Data())
    return result == nil ? nil : python
  }()

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// Returns what the parser finds in documents.
  static func parse(_ documents: [String], with python: URL) throws -> [Document] {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Browser/checks/parse.py").standardizedFileURL
    let output = try run(python, [script.path()], input: JSONEncoder().encode(documents))
    guard let results = try JSONSerialization.jsonObject(with: output) as? [[String: Any]] else {
      throw Failure(description: "The parser wrote no list of documents.")
    }
    return try results.map { result in
      Document(errors: result["errors"] as? [String] ?? [], nodes: try nodes(result["tree"]))
    }
  }

  private static func nodes(_ value: Any?) throws -> [HTMLNode] {
    guard let values = value as? [Any] else { throw Failure(description: "The parser wrote no nodes.") }
    return try values.map { value in
      if let text = value as? String { return .text(text) }
      guard let parts = value as? [Any], parts.count == 3, let name = parts[0] as? String,
        let attributes = parts[1] as? [[String]]
      else { throw Failure(description: "The parser wrote an unknown node.") }
      let list = attributes.map { HTMLAttribute(name: $0[0], value: $0[1]) }
      return .element(HTMLElement(name: name, attributes: list, children: try nodes(parts[2])))
    }
  }

  private static func run(_ executable: URL, _ arguments: [String], input: Data) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-parser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "input")
    let target = folder.appending(path: "output")
    try input.write(to: source)
    try Data().write(to: target)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(executable.lastPathComponent) ended with \(process.terminationStatus).")
    }
    return try Data(contentsOf: target)
  }
}
