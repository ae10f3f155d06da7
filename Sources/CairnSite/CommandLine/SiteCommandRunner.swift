import Cairn
import CairnText

/// The execution of a command.
struct SiteCommandRunner<Source: Site> {
  let call: CommandCall
  let program: String
  let console: Console

  func run() throws {
    switch call.command {
    case .help: try help()
    case .build: try build(try call.values[SiteCommand.shard.name].map { .part(try Shard($0)) } ?? .site)
    case .merge: try build(.merge(call.arguments))
    case .serve: try serve()
    case .check: try check()
    case .print: try print()
    case .preview: try preview()
    case .list: try list()
    case .new: try writeStarter()
    case .version: try console.write("Cairn \(CairnVersion.current)\n")
    }
  }

  func makeSite() throws -> Source { try Source.make(options: call.siteOptions) }

  private func help() throws {
    let help = CommandHelp(program: program, siteOptions: Source.options)
    guard let name = call.argument else { return try console.write(help.overview) }
    guard let command = SiteCommand(rawValue: name) else {
      let names = SiteCommand.allCases.map(\.rawValue)
      throw UsageError("There is no command \"\(name)\"." + Suggestion.sentence(for: name, among: names))
    }
    try console.write(help.text(for: command))
  }

  private func build(_ extent: SiteBuilder<Source>.Extent) throws {
    console.outliveReader()
    let output = call.values[SiteCommand.output.name] ?? ""
    let isVerbose = call.values[SiteCommand.verbose.name] != nil
    let clock = ContinuousClock()
    let start = clock.now
    let summary = try SiteBuilder.build(
      makeSite(),
      at: output,
      console: console,
      isVerbose: isVerbose,
      isStrict: isStrict,
      options: call.siteOptions,
      extent: extent
    )
    let result = "Built \(summary.amounts) in \(Self.words(for: clock.now - start)): \(Console.line(output))\n"
    do {
      try console.write(result)
    } catch {
      console.report("warning: The site is built, but that could not be written. \(ErrorText.describe(error))")
    }
  }

  private var isStrict: Bool { call.values[SiteCommand.strict.name] != nil }

  private func check() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let summary = try SiteBuilder.check(makeSite(), console: console, isStrict: isStrict)
    guard summary.errors == 0 else { throw BuildError("The site has \(summary.problems).") }
    try console.write("Checked \(summary.amounts) in \(Self.words(for: clock.now - start)): \(summary.problems).\n")
  }

  /// Returns a time in seconds with two digits behind the point.
  static func words(for duration: Duration) -> String {
    let hundredths = Int((duration / .seconds(1) * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }

  /// Writes the beginning of another site.
  private func writeStarter() throws {
    guard let folder = call.argument else {
      throw UsageError("The command new needs a folder for the new site. Write one, such as new my-blog.")
    }
    let starter = try Starter(folder: folder, cairn: call.values[SiteCommand.cairn.name] ?? Starter.ownPackage)
    try starter.write()
    try console.write(
      "Wrote a blog into \(folder). Show it with:\n\n  cd \(folder)\n  swift run \(starter.name) serve\n"
    )
  }

  private func list() throws {
    var lines = ""
    try makeSite().pages.forEachPage { page in
      lines += "\(Console.line(page.path))\t\(Console.line(page.title))\n"
      guard lines.utf8.count > 1 << 16 else { return }
      try console.write(rendered: lines)
      lines = ""
    }
    try console.write(rendered: lines)
  }
}
