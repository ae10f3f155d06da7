import Foundation

/// The text of an error for a person.
enum ErrorText {
  static func describe(_ error: any Error) -> String {
    if let error = error as? any LocalizedError, let description = error.errorDescription { return description }
    if let reason = posixReason(of: error) { return reason }
    return String(describing: error)
  }

  /// Returns the text of an error that nothing else tells the file of.
  static func describeWithFile(_ error: any Error) -> String {
    let text = describe(error)
    guard let path = (error as? CocoaError)?.userInfo[NSFilePathErrorKey] as? String, !text.contains(path) else {
      return text
    }
    return "\(path): \(text)"
  }

  /// Returns the system's text for an error of Foundation, whose own description has only a domain and a number.
  private static func posixReason(of error: any Error) -> String? {
    guard let error = error as? CocoaError else { return nil }
    guard let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error else { return error.localizedDescription }
    guard let code = (cause as? POSIXError)?.code.rawValue else { return error.localizedDescription }
    return String(cString: strerror(code)) + "."
  }
}
