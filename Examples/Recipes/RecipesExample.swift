import CairnLoopback
import Foundation

/// Pages that change while they are shown: recipes, a visible sort and a search, served to this machine alone.
@main struct RecipesExample {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Serves until the process is asked to end.
  ///
  /// - Returns: The status of the process: 0, 1 if the port cannot be had, or 64 if the arguments are wrong.
  private static func run(_ arguments: [String]) -> Int32 {
    switch ServerArguments(arguments) {
    case .help:
      print(ServerArguments.usage)
      return 0
    case .wrong(let problem):
      complain("\(problem)\n\(ServerArguments.usage)")
      return 64
    case .serve(let port):
      return serve(port)
    }
  }

  private static func serve(_ port: UInt16) -> Int32 {
    let end = EndSignal()
    do throws(ServerError) {
      let site = RecipeSite()
      let server = try LoopbackServer(port: port) { site.respond(to: $0) }
      print("The recipes are at http://127.0.0.1:\(server.port)/. Press Control-C to stop.")
      fflush(nil)
      Thread.detachNewThread {
        end.wait()
        server.stop()
      }
      server.run()
      print("Stopped.")
      return 0
    } catch {
      complain(error.description)
      return 1
    }
  }

  private static func complain(_ words: String) {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }
}
