import Foundation
import Synchronization

/// A line of a terminal that says how far something is, and that goes when there is something else to say.
final class ProgressLine: Sendable {
  private let isShown = Mutex(false)
  private let write: @Sendable (String) -> Void

  /// Returns to the beginning of the line and erases it.
  private static let erasing = "\r\u{1B}[2K"

  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// The line of standard error; `nil` if that is no terminal, or one that cannot erase.
  static func ofStandardError(environment: [String: String] = ProcessInfo.processInfo.environment) -> ProgressLine? {
    guard isatty(STDERR_FILENO) == 1, canErase(environment) else { return nil }
    return ProgressLine { text in try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
  }

  /// Whether a terminal with these variables can erase a line, and nobody asked for plain words.
  static func canErase(_ environment: [String: String]) -> Bool {
    let isPlain = ["NO_COLOR", "CI"].contains { environment[$0]?.isEmpty == false }
    return !isPlain && !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Shows words in place of the last ones; `nil` takes them away.
  func show(_ text: String?) {
    isShown.withLock { isShown in
      if isShown || text != nil { write(Self.erasing + (text ?? "")) }
      isShown = text != nil
    }
  }
}
