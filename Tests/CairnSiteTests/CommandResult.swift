import CairnSite

/// What a command wrote and how it ended.
struct CommandResult {
  var output = ""
  var errors = ""
  var status: Int32 = 0

  /// Runs a site's command line in this process.
  init<Source: Site>(_ source: Source.Type, _ arguments: String...) {
    self.init(source, arguments)
  }

  init<Source: Site>(_ source: Source.Type, _ arguments: [String]) {
    var written = ""
    var reported = ""
    let console = Console(output: { written += $0 }, errors: { reported += $0 })
    status = source.run(arguments, program: "booklet", console: console)
    output = written
    errors = reported
  }
}
