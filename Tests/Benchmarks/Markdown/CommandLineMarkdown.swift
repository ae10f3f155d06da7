import Foundation

/// Debian's program cmark, if it is installed.
struct CommandLineMarkdown {
  private let program: URL

  static func find() -> CommandLineMarkdown? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(filePath: String($0)).appending(path: "cmark") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }.map(CommandLineMarkdown.init)
  }

  /// Converts a file, and returns whether that went well; the HTML goes nowhere.
  func convert(_ file: URL) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = ["--unsafe", file.path]
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
