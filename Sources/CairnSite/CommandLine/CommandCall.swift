/// A command with its argument and options, from the command line.
struct CommandCall: Equatable {
  var command: SiteCommand
  var argument: String?
  /// The values of the command's own options.
  var values: [String: String] = [:]
  /// The values of the site's options.
  var siteOptions = SiteOptions()
}
