import CairnTestSupport
import Foundation

@testable import CairnLoopback
@testable import recipes

/// A server of the recipes on a free port, and what a client gets from it byte by byte.
final class RunningServer: Sendable {
  private let server: LoopbackServer
  private let ended = DispatchSemaphore(value: 0)

  init(limits: Connection.Limits = Connection.Limits()) throws {
    let site = RecipeSite()
    let server = try LoopbackServer(port: 0, limits: limits) { site.respond(to: $0) }
    self.server = server
    Thread.detachNewThread { [ended] in
      server.run()
      ended.signal()
    }
  }

  deinit { server.stop() }

  var port: UInt16 { server.port }

  /// Stops the server; returns whether it ended within ten seconds.
  func stop() -> Bool {
    server.stop()
    return ended.wait(timeout: .now() + 10) == .success
  }

  /// Sends bytes as they are, and returns all that comes back; `nil` if there is no server.
  func answer(to bytes: [UInt8], endsOutput: Bool = true) -> String? {
    LoopbackClient.answer(of: port, to: bytes, endsOutput: endsOutput)
  }

  /// Sends a request with the headers that every browser sends.
  func answer(_ method: String, _ target: String, page: Int? = nil, content: String = "") -> String {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)"]
    if let page { lines.append("Shown-Page: \(page)") }
    if !content.isEmpty { lines.append("Content-Length: \(content.utf8.count)") }
    let request = lines.map { $0 + "\r\n" }.joined() + "\r\n" + content
    return answer(to: Array(request.utf8)) ?? ""
  }
}
