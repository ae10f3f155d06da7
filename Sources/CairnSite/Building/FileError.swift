import Foundation

/// The reason of the system why a file or folder cannot be read or written.
struct FileError: Error, CustomStringConvertible {
  /// The failed action, as in `Cannot write site/index.html`.
  let action: String
  /// The system's error number.
  let code: Int32

  /// Creates an error; by default with the latest error number.
  init(_ action: String, code: Int32 = errno) {
    self.action = action
    self.code = code
  }

  var description: String { "\(action): \(String(cString: strerror(code)))." }
}
