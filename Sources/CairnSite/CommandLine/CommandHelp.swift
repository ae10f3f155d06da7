/// The help of a site's command line.
struct CommandHelp {
  /// The name of the program.
  let program: String
  /// The options that the site declares.
  let siteOptions: [SiteOption]

  /// The help for all commands.
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

  /// The help for a command.
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

  /// The command as one writes it, with what can be left out in brackets.
  private func usage(of command: SiteCommand) -> String {
    let options = command.options.map { command.requiredOptions.contains($0) ? $0.usage : "[\($0.usage)]" }
    let argument = command.argument.map { ["[\($0)]"] } ?? []
    return ([command.rawValue] + argument + options).joined(separator: " ")
  }

  /// The command as one writes it, where there is no room to list more than two options.
  private func shortUsage(of command: SiteCommand) -> String {
    guard command.options.count > 2 else { return usage(of: command) }
    return ([command.rawValue] + (command.argument.map { ["[\($0)]"] } ?? []) + ["[OPTIONS]"]).joined(separator: " ")
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
