/// An option of a site's command line, in addition to those of every site.
///
/// ```swift
/// static var options: [SiteOption] {
///   [SiteOption("data", value: "FILE.json", help: "Builds the booklet from your own data.")]
/// }
/// ```
public struct SiteOption: Hashable, Sendable {
  /// The name without hyphens: `data` is given as `--data`.
  public let name: String
  /// The placeholder for the value in the help, such as `FILE.json`; `nil` for an option without a value.
  public let value: String?
  /// The purpose of the option, in a sentence.
  public let help: String

  /// Declares an option.
  public init(_ name: String, value: String? = nil, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The option as the help shows it.
  var usage: String { "--" + name + (value.map { " " + $0 } ?? "") }
}
