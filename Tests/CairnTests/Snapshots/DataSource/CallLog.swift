import Synchronization

/// What closures were called with, in order, whatever tasks they ran in.
final class CallLog: Sendable {
  private let entries = Mutex<[String]>([])

  var lines: [String] { entries.withLock { $0 } }

  func note(_ words: String) { entries.withLock { $0.append(words) } }
}
