import Cairn
import Foundation

extension Site {
  /// Runs the site's command line: `build`, `serve`, `check`, `print`, `preview`, `list` and `help`.
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
    } catch {
      let messages = messages(of: error)
      for message in messages.dropLast() { console.report(message) }
      console.report("\(program): \(messages.last ?? "")")
      return 1
    }
  }

  /// Returns what a person is told of an error, the sum at the end.
  static func messages(of error: any Error) -> [String] {
    guard let error = error as? ContentError else { return [ErrorText.describeWithFile(error)] }
    let count = BuildSummary.count(error.diagnostics.count, "error")
    return error.diagnostics.map(\.description) + ["The content has \(count)."]
  }
}
