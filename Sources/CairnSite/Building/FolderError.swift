import Foundation

/// The reason why a folder that the author named cannot be read, and what to do if it is missing.
struct FolderError: Error, CustomStringConvertible {
  let folder: String
  /// The system's error number.
  private let code: Int32

  /// Creates an error; by default with the latest error number.
  init(_ folder: String, code: Int32 = errno) {
    self.folder = folder
    self.code = code
  }

  var description: String {
    let reason = "Cannot read the folder \(folder): \(String(cString: strerror(code)))."
    guard code == ENOENT, !folder.hasPrefix("/") else { return reason }
    let current = FileManager.default.currentDirectoryPath
    return "\(reason) It was looked for in the current folder, \(current). Run the program from its package's folder."
  }
}
