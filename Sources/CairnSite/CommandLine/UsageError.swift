/// A mistake in how a command was called; the program ends with status 2.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to write instead, in whole sentences.
  public let message: String

  /// Creates an error.
  public init(_ message: String) {
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
