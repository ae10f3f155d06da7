import Cairn
import Foundation

extension Site {
  /// Runs the site's command line: `build`, `check`, `print`, `list` and `help`.
  ///
  /// The process ends with status 0 if everything went well, 2 after a mistake on the command line, and 1 after any other
  /// error.
  public static func main() {
    Console.reserveStandardStreams()
    var arguments = CommandLine.arguments
    let path = arguments.isEmpty ? "site" : arguments.removeFirst()
    let program = path.split(separator: "/").last.map { String($0) } ?? path
    let status = run(arguments, program: program, console: .standard)
    if status != 0 { exit(status) }
  }

  /// Runs a command and returns the status of the process.
  package static func run(_ arguments: [String], program: String, console: Console) -> Int32 {
    do {
      let call = try CommandParser(siteOptions: options).parse(arguments)
      try SiteCommandRunner<Self>(call: call, program: program, console: console).run()
      return 0
    } catch let error as UsageError {
      console.report("\(program): \(error.message)")
      console.report("Write \"\(program) help\" for all commands and options.")
      return 2
    } catch let error as ContentError {
      for diagnostic in error.diagnostics { console.report(diagnostic.description) }
      let count = BuildSummary.count(error.diagnostics.count, "error")
      console.report("\(program): The content has \(count).")
      return 1
    } catch {
      console.report("\(program): \(ErrorText.describe(error))")
      return 1
    }
  }
}
