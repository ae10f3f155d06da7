import Foundation

/// A table of tab-separated cases: comment lines begin with `#`, the first other line names the columns.
struct CaseFile {
  let columns: [String: Int]
  let rows: [[Substring]]

  /// Reads the file that an environment variable names, or else one beside the tests.
  init(named name: String, overriddenBy variable: String? = nil) throws {
    let override = variable.flatMap { ProcessInfo.processInfo.environment[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    let url = override.map { URL(fileURLWithPath: $0) } ?? Self.directory.appendingPathComponent(name)
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let header = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
    columns = Dictionary(header.enumerated().map { (String($1), $0) }, uniquingKeysWith: { first, _ in first })
    rows = lines.dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  private static var directory: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Data")
  }

  func value(_ column: String, in row: [Substring]) -> String {
    guard let index = columns[column], index < row.count else { return "" }
    return String(row[index])
  }

  /// Returns the string that a list of hexadecimal code points stands for.
  static func string(codePoints: String) -> String {
    var scalars = String.UnicodeScalarView()
    for hexadecimal in codePoints.split(separator: " ") {
      guard let scalar = UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init) else { continue }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
