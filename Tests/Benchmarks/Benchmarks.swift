/// Measures what Cairn promises, each figure beside a baseline measured in the same run.
///
/// `benchmarks [GROUP…] [--json]` prints a row per figure and exits with 1 when a figure that must hold does not.
/// `benchmarks text --document [--table] [--mixed] [--color] [--rounds=N]` prints the document of the text figures, and the least
/// time of N renderings in seconds on standard error, for comparisons with other programs.
/// `benchmarks repeat page|list|fragment|article N` renders N times and measures nothing: a profiler counts its instructions, as
/// `Tests/Benchmarks/instructions` does.
/// `benchmarks pages build --output DIR --data DIR --count N` is the site of the site figures as a program, for comparisons with others.
@main
enum Benchmarks {
  static let groups: [(name: String, run: @Sendable (inout Report) throws -> Void)] = [
    ("html", HTMLBenchmarks.run), ("states", StateBenchmarks.run), ("text", TextBenchmarks.run),
    ("layout", LayoutBenchmarks.run),
    ("diff", DiffBenchmarks.run),
    ("markdown", MarkdownBenchmarks.run),
    ("site", SiteBenchmarks.run),
    ("depth", DepthBenchmarks.run),
    ("trees", RandomTreeBenchmarks.run),
    ("scripts", RandomScriptBenchmarks.run),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--document") { return TextBenchmarks.printDocument(Array(arguments)) }
    if arguments.first == "repeat" {
      guard RepeatedRendering.run(Array(arguments.dropFirst())) else {
        print("Say what to repeat, and how often: repeat \(RepeatedRendering.names) 6")
        exit(status: 2)
      }
      return
    }
    if arguments.first == "pages" { exit(status: SiteBenchmarks.runSite(Array(arguments.dropFirst()))) }
    let names = arguments.filter { !$0.hasPrefix("--") }
    let known = groups.map(\.name)
    if let unknown = names.first(where: { !known.contains($0) }) {
      print("There is no group \(unknown). Choose from \(known.joined(separator: ", ")).")
      exit(status: 2)
    }
    var report = Report(asJSON: arguments.contains("--json"))
    for group in groups where names.isEmpty || names.contains(group.name) {
      try group.run(&report)
    }
    exit(status: report.allHold ? 0 : 1)
  }
}
