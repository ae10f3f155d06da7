import Foundation

/// A file that holds what a test once wrote and a person read.
struct GoldenFile {
  private let url: URL

  init(_ name: String) {
    url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden/\(name)")
  }

  /// Whether files are written instead of compared.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] == "1" }

  /// Returns what differs from the file, as lines; `nil` when nothing does.
  func difference(from text: String) throws -> String? {
    if Self.isRecording {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return nil
    }
    guard let recorded = try? String(contentsOf: url, encoding: .utf8) else {
      return "There is no file \(url.lastPathComponent). Run the tests once with CAIRN_RECORD_GOLDENS=1 and read it."
    }
    guard recorded != text else { return nil }
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old).map { change in
      switch change {
      case .insert(let line, let text, _): "+ \(line + 1): \(text)"
      case .remove(let line, let text, _): "- \(line + 1): \(text)"
      }
    }
    return ([url.lastPathComponent] + changes).joined(separator: "\n")
  }
}
