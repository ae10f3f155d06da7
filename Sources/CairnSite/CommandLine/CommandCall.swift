/// A command with its argument and options, from the command line.
struct CommandCall: Equatable {
  var command: SiteCommand
  var argument: String?
  /// All arguments of a command that takes several.
  var arguments: [String] = []
  /// The values of the command's own options.
  var values: [String: String] = [:]
  var siteOptions = SiteOptions()
}
