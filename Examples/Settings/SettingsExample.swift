import Cairn
import CairnLoopback
import CairnSite
import Foundation

/// Views in SwiftUI's spelling as pages, and a server that takes their forms.
///
/// `settings build` writes the pages, as any site. `settings listen` serves them to this machine alone and takes what is sent.
@main struct SettingsExample {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "listen" { exit(listen(Array(arguments.dropFirst()))) }
    SettingsSite.main()
  }

  /// Serves until the process is asked to end.
  ///
  /// - Returns: The status of the process: 0, 1 if the port cannot be had, or 64 if the arguments are wrong.
  private static func listen(_ arguments: [String]) -> Int32 {
    guard arguments.isEmpty || (arguments.count == 2 && arguments[0] == "--port"),
      let port = UInt16(arguments.last ?? "8080")
    else {
      FileHandle.standardError.write(Data("Usage: settings listen [--port NUMBER]\n".utf8))
      return 64
    }
    let end = EndSignal()
    do throws(ServerError) {
      let tours = TourServer()
      let server = try LoopbackServer(port: port) { tours.respond(to: $0) }
      print("The settings are at http://127.0.0.1:\(server.port)/. Press Control-C to stop.")
      fflush(nil)
      Thread.detachNewThread {
        end.wait()
        server.stop()
      }
      server.run()
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(error.description)\n".utf8))
      return 1
    }
  }
}

/// The pages as a site.
struct SettingsSite: Site {
  var title: String { "Screens" }
  var description: String? { "Views in SwiftUI's spelling, as pages without JavaScript." }

  var pages: some PageContent {
    Page("index", title: title, description: description) { ScreenList(suffix: ".html") }
    Pages(Screen.allCases) { screen in
      Page(screen.rawValue, title: screen.title, description: screen.description) { ScreenView(screen: screen) }
    }
  }

  func footer(for page: Page) -> some View { Link("All screens", destination: "index.html") }
}
