import Foundation

/// Asks the compiler about some code, in a file that uses the modules of this build.
///
/// - Parameters:
///   - code: The lines of the file.
///   - name: The name of the file; in `main.swift`, statements may stand outside of functions.
///   - options: Options of the compiler, besides those that every program has.
/// - Returns: What it says; empty if nothing is wrong.
/// - Throws: What the file system or starting the compiler throws.
package func compilerOutput(
  for code: String,
  in name: String = "Uses.swift",
  options: [String] = []
) throws -> String {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: name)
  try code.write(to: file, atomically: true, encoding: .utf8)
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  let modules = Bundle.main.bundleURL.appending(path: "Modules").path
  let always = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules]
  let asLibrary = name == "main.swift" ? [] : ["-parse-as-library"]
  process.arguments = always + asLibrary + options + [file.path]
  let pipe = Pipe()
  process.standardError = pipe
  process.standardOutput = pipe
  try process.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return String(decoding: output, as: UTF8.self)
}
