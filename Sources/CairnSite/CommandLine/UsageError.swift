/// A mistake on the command line; the program ends with status 2.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistake and its remedy, in whole sentences.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
