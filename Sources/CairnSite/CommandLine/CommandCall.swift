/// A command with its argument and options, as the command line has them.
struct CommandCall: Equatable {
  /// What to do.
  var command: SiteCommand
  /// What to do it to, if named.
  var argument: String?
  /// The values of the command's own options.
  var values: [String: String] = [:]
  /// The options that the site declares.
  var siteOptions = SiteOptions()
}
