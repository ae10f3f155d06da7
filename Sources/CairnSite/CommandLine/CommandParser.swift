/// A parser for the whole command line; nothing is done before all of it is checked.
struct CommandParser {
  let siteOptions: [SiteOption]

  func parse(_ arguments: [String]) throws(UsageError) -> CommandCall {
    try checkDeclarations()
    if let help = try helpCall(arguments) { return help }
    if arguments.prefix(while: { $0 != "--" }).contains("--version") { return CommandCall(command: .version) }
    var (words, given) = try split(arguments)
    guard !words.isEmpty else { throw UsageError("There is no command. Write one, such as build or list.") }
    var call = CommandCall(command: try command(named: words.removeFirst()))
    try readArgument(words, into: &call)
    try readOptions(given, into: &call)
    return call
  }

  // MARK: Words

  private func command(named name: String) throws(UsageError) -> SiteCommand {
    if let command = SiteCommand(rawValue: name) { return command }
    let names = SiteCommand.allCases.map(\.rawValue)
    throw UsageError("There is no command \"\(name)\"." + Suggestion.sentence(for: name, among: names))
  }

  private func readArgument(_ words: [String], into call: inout CommandCall) throws(UsageError) {
    if call.command.takesSeveralArguments {
      call.arguments = words
      return
    }
    let count = call.command.argument == nil ? 0 : 1
    guard words.count <= count else {
      throw UsageError("The command \(call.command.rawValue) takes no argument \"\(words[count])\". Leave it out.")
    }
    call.argument = words.first
  }

  /// Returns a call of the help if the arguments ask for it, whatever else is wrong with them.
  private func helpCall(_ arguments: [String]) throws(UsageError) -> CommandCall? {
    let arguments = arguments.prefix { $0 != "--" }
    guard arguments.contains("--help") || arguments.contains("-h") else { return nil }
    let command = arguments.lazy.compactMap { SiteCommand(rawValue: $0) }.first { $0 != .help }
    return CommandCall(command: .help, argument: command?.rawValue)
  }

  // MARK: Options

  private struct Given {
    var option: SiteOption
    var value: String
  }

  /// Separates words from options, which may stand anywhere before `--`.
  private func split(_ arguments: [String]) throws(UsageError) -> (words: [String], given: [Given]) {
    var words: [String] = []
    var given: [Given] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      } else if argument.hasPrefix("-"), argument != "-" {
        given.append(try option(argument, &rest))
      } else {
        words.append(argument)
      }
    }
    return (words, given)
  }

  private func option(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> Given {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    let all = SiteCommand.allCases.flatMap(\.options) + siteOptions
    guard argument.hasPrefix("--"), let option = all.first(where: { $0.name == name }) else {
      let names = (all.map(\.name) + ["help", "version"]).map { "--" + $0 }
      throw UsageError("There is no option \(parts[0])." + Suggestion.sentence(for: "--" + name, among: names))
    }
    guard let placeholder = option.value else {
      guard parts.count == 1 else {
        throw UsageError("The option --\(name) takes no value. Leave out \"=\(parts[1])\".")
      }
      return Given(option: option, value: "")
    }
    let value = parts.count > 1 ? String(parts[1]) : rest.first { !$0.hasPrefix("--") }
    guard let value, !value.isEmpty else {
      throw UsageError("The option --\(name) has no value. Write --\(name) \(placeholder).")
    }
    if parts.count == 1 { rest = rest.dropFirst() }
    return Given(option: option, value: value)
  }

  private func readOptions(_ given: [Given], into call: inout CommandCall) throws(UsageError) {
    let command = call.command
    var values: [String: String] = [:]
    for one in given {
      let name = one.option.name
      guard command.options.contains(one.option) || siteOptions.contains(one.option) else {
        throw UsageError("The command \(command.rawValue) has no option --\(name). Leave it out.")
      }
      guard values.updateValue(one.value, forKey: name) == nil else {
        throw UsageError("The option --\(name) is given twice. Give it once.")
      }
    }
    for option in command.requiredOptions where values[option.name] == nil {
      throw UsageError("The command \(command.rawValue) needs \(option.usage).")
    }
    let isOwn = { (name: String) in command.options.contains { $0.name == name } }
    call.values = values.filter { isOwn($0.key) }
    call.siteOptions = SiteOptions(values.filter { !isOwn($0.key) })
  }

  private func checkDeclarations() throws(UsageError) {
    var names = SiteCommand.reservedNames
    for option in siteOptions {
      guard names.insert(option.name).inserted else {
        throw UsageError("The site declares the option --\(option.name), which there is already. Rename the site's.")
      }
      let isName = option.name.utf8.allSatisfy {
        ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == 0x2D || $0 < 0x3A && $0 > 0x2F
      }
      guard isName, !option.name.isEmpty, !option.name.hasPrefix("-") else {
        throw UsageError("The site declares an option \"\(option.name)\". Name it with letters, digits and hyphens.")
      }
    }
  }
}
