import Foundation

/// What the system says when a file or folder cannot be read or written.
struct FileError: Error, CustomStringConvertible {
  /// What failed, as in `Cannot write site/index.html`.
  let action: String
  /// The system's number for the reason.
  let code: Int32

  /// Creates an error from the system's last one.
  init(_ action: String, code: Int32 = errno) {
    self.action = action
    self.code = code
  }

  /// What failed and why.
  var description: String { "\(action): \(String(cString: strerror(code)))." }
}
