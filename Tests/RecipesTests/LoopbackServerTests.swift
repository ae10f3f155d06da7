import Cairn
import CairnTestSupport
import Foundation
import Testing

@testable import CairnLoopback
@testable import recipes

@Suite struct LoopbackServerTests {
  private static let safety = """
    Content-Security-Policy: default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'\r
    X-Content-Type-Options: nosniff\r
    Referrer-Policy: same-origin\r
    Cache-Control: no-store\r
    Connection: close\r
    \r\n
    """

  @Test func `leads a form without a script back to the page`() throws {
    let server = try RunningServer()
    let answer = server.answer("POST", "/favourites", content: "action=favourite%3Atart")
    let expected = """
      HTTP/1.1 303 See Other\r
      Content-Type: text/plain; charset=utf-8\r
      Content-Length: 0\r
      Location: /\r\n
      """
    #expect(answer == expected + Self.safety)
    #expect(server.answer("GET", "/").contains("2 of 2 are favourites.") == false)
    #expect(server.answer("GET", "/").contains("1 of 2 are favourites."))
  }

  @Test func `says what is not there`() throws {
    let server = try RunningServer()
    let expected = """
      HTTP/1.1 404 Not Found\r
      Content-Type: text/plain; charset=utf-8\r
      Content-Length: 35\r\n
      """
    #expect(server.answer("GET", "/none") == expected + Self.safety + "There is no such page. Begin at /.\n")
  }

  @Test func `sends the description of a page without the page when asked to`() throws {
    let server = try RunningServer()
    let answer = server.answer("HEAD", "/updates.js")
    #expect(answer.contentOfAnswer == "")
    #expect(answer.contains("Content-Length: \(UpdateScript.text.utf8.count)\r\n"))
    #expect(server.answer("GET", "/updates.js").contentOfAnswer == UpdateScript.text)
  }

  @Test(arguments: [false, true])
  func `takes no connections once it is stopped, even while something holds its socket`(byAProgram: Bool) throws {
    let server = try LoopbackServer(port: 0) { _ in HTTPResponse(.notFound) }
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("30"), nil]
    defer { for argument in arguments { free(argument) } }
    if byAProgram { try #require(posix_spawnp(&child, "sleep", nil, nil, &arguments, nil) == 0) }
    defer {
      if byAProgram {
        kill(child, SIGKILL)
        waitpid(child, nil, 0)
      }
    }
    server.stop()
    server.run()
    #expect(LoopbackClient.answer(of: server.port, to: Array("GET / HTTP/1.1\r\n\r\n".utf8)) == nil)
  }

  /// What programs send that mean no good, or are no browsers.
  private static let hostile: [(String, Int?)] = [
    ("", nil),
    ("\r\n\r\n", 400),
    ("GET\r\n\r\n", 400),
    ("GET /\r\n\r\n", 400),
    ("GET / HTTP/2.0\r\nHost: 127.0.0.1\r\n\r\n", 400),
    ("get / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
    ("GET  / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
    ("GET http://127.0.0.1/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: recipes.example\r\n\r\n", 421),
    ("GET / HTTP/1.1\r\nHost:\r\n\r\n", 421),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nwords without a colon\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n: empty\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nfolded:\r\n words\r\n\r\n", 400),
    ("GET /\0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
    ("GET /../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 404),
    ("GET /%2e%2e HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 404),
    ("DELETE / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 405),
    ("GET /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 405),
    ("POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
    ("POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://evil.example\r\nContent-Length: 0\r\n\r\n", 403),
    ("POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: null\r\n\r\n", 403),
    ("POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411),
    ("POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1, 2\r\n\r\n", 400),
    ("POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
    ("POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n", 413),
    ("POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\nshort", 400),
    ("POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\naction=%FF", 400),
    ("GET /mountains?search=%E0%A4 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 200),
    ("GET /mountains?search=%zz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 200),
    ("GET /mountains?&&==&search HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 200),
    ("GET /sorting?step=-9223372036854775808 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 200),
    ("GET /sorting?step=9223372036854775807 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 200),
    ("GET /sorting?step=99999999999999999999 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 200),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nShown-Page: 12\r\n\r\n", 410),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nShown-Page: -9223372036854775809\r\n\r\n", 410),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nLong: \(String(repeating: "a", count: 40_000))\r\n\r\n", 431),
    ("GET /\(String(repeating: "a", count: 40_000)) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 431),
  ]

  @Test func `turns hostile requests away and goes on`() throws {
    let server = try RunningServer()
    for (request, status) in Self.hostile {
      #expect(server.answer(to: Array(request.utf8))?.statusOfAnswer == status, "\(request.prefix(200))")
    }
    #expect(server.answer("GET", "/").statusOfAnswer == 200)
  }

  @Test func `survives requests of random bytes, and random changes of a right one`() throws {
    let server = try RunningServer(limits: Connection.Limits(time: .milliseconds(500)))
    var random = SeededGenerator(seed: 11)
    let right = Array(
      "POST /favourites HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 21\r\n\r\naction=favourite:tart".utf8
    )
    for round in 0..<300 {
      var bytes = round % 3 == 0 ? (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) } : right
      for _ in 0..<(round % 5) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      if round % 7 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      let answer = server.answer(to: bytes)
      #expect(answer?.isEmpty == true || answer?.hasPrefix("HTTP/1.1 ") == true)
    }
    #expect(server.answer("GET", "/").statusOfAnswer == 200)
  }

  @Test func `does not wait for ever for a slow client`() throws {
    let server = try RunningServer(limits: Connection.Limits(time: .milliseconds(200)))
    let answer = server.answer(to: Array("GET / HTTP/1.1\r\n".utf8), endsOutput: false)
    #expect(answer?.statusOfAnswer == 408)
  }

  @Test func `answers many at once`() async throws {
    let server = try RunningServer()
    let port = server.port
    let request = Array("GET /sorting?step=3 HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n".utf8)
    let statuses = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<20 { group.addTask { LoopbackClient.answer(of: port, to: request)?.statusOfAnswer } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 20))
    #expect(server.stop())
  }

  @Test func `ends when it is told to, and takes no connection any more`() throws {
    let server = try RunningServer()
    let port = server.port
    #expect(server.answer("GET", "/").statusOfAnswer == 200)
    #expect(server.stop())
    #expect(throws: ServerError.self) {
      let first = try LoopbackServer(port: 0) { _ in HTTPResponse(.notFound) }
      _ = try LoopbackServer(port: first.port) { _ in HTTPResponse(.notFound) }
    }
    #expect(port != 0)
  }

  @Test(arguments: [
    ([], ServerArguments.serve(port: 8080)), (["--port", "0"], .serve(port: 0)), (["--help"], .help),
    (["--port", "65536"], .wrong("--port needs a number from 0 to 65535.")),
    (["--port"], .wrong("--port needs a number from 0 to 65535.")),
    (["--all"], .wrong("There is no argument \"--all\".")),
  ])
  func `reads its arguments`(arguments: [String], expected: ServerArguments) {
    #expect(ServerArguments(arguments) == expected)
  }
}
