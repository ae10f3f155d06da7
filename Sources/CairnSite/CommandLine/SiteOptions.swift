/// The values of the options that ``Site/options`` declares, from the command line.
public struct SiteOptions: Hashable, Sendable {
  private let values: [String: String]

  /// Creates options from names and values, for a site without a command line.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// The names and values, sorted by name.
  var sorted: [(name: String, value: String)] { values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

  /// The value of an option; `nil` if it was not given.
  public subscript(name: String) -> String? {
    values[name]
  }

  /// Returns whether an option was given.
  public func contains(_ name: String) -> Bool { values[name] != nil }
}
