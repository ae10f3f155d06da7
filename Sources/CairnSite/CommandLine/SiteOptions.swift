/// The options of a site that were given on the command line, as ``Site/options`` declares them.
public struct SiteOptions: Hashable, Sendable {
  private let values: [String: String]

  /// Creates options from names and values, for a site that is made without a command line.
  public init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// The value of an option, or `nil` where it was not given.
  public subscript(name: String) -> String? {
    values[name]
  }

  /// Returns whether an option was given.
  public func contains(_ name: String) -> Bool {
    values[name] != nil
  }
}
