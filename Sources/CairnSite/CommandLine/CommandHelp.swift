/// The help of a site's command line.
struct CommandHelp {
  let program: String
  let siteOptions: [SiteOption]

  var overview: String {
    let commands = SiteCommand.allCases.map { (shortUsage(of: $0), $0.summary) }
    return """
      USAGE: \(program) COMMAND [OPTIONS]

      COMMANDS:
      \(Self.table(commands))

      OPTIONS:
      \(Self.table(rows(of: siteOptions)))

      """
  }

  func text(for command: SiteCommand) -> String {
    let extra = command == .help ? [] : siteOptions
    let usage = [program, usage(of: command)] + extra.map { "[\($0.usage)]" }
    return """
      USAGE: \(usage.joined(separator: " "))

      \(command.summary)

      OPTIONS:
      \(Self.table(rows(of: command.options + extra)))

      """
  }

  /// Returns the syntax of a command, with optional parts in brackets.
  private func usage(of command: SiteCommand) -> String {
    let options = command.options.map { command.requiredOptions.contains($0) ? $0.usage : "[\($0.usage)]" }
    let argument = command.argumentUsage.map { [$0] } ?? []
    return ([command.rawValue] + argument + options).joined(separator: " ")
  }

  /// Returns the syntax of a command for the overview, where more than two options are abbreviated.
  private func shortUsage(of command: SiteCommand) -> String {
    guard command.options.count > 2 else { return usage(of: command) }
    let required = command.requiredOptions.map(\.usage)
    let argument = command.argumentUsage.map { [$0] } ?? []
    return ([command.rawValue] + argument + required + ["[OPTIONS]"]).joined(separator: " ")
  }

  private func rows(of options: [SiteOption]) -> [(String, String)] {
    options.map { ($0.usage, $0.help) } + [("-h, --help", "Shows help, also behind a command.")]
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { row in
      "  " + row.0 + String(repeating: " ", count: width - row.0.count + 2) + row.1
    }
    return lines.joined(separator: "\n")
  }
}
