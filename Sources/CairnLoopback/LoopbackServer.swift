import Foundation

/// A small server of HTTP/1.1 for programs on this machine: it takes connections to 127.0.0.1 and to nothing else.
///
/// It answers one request a connection. A request that is wrong, long or slow gets an answer that says so, and nothing that
/// a client sends ends the process.
package final class LoopbackServer: Sendable {
  /// The port of 127.0.0.1.
  package let port: UInt16
  private static let mostConnections = 32
  private let listener: Socket
  private let limits: Connection.Limits
  private let respond: @Sendable (HTTPRequest) -> HTTPResponse
  /// As many as connections may be opened besides those that are open.
  private let places = DispatchSemaphore(value: mostConnections)
  /// A pipe through which a stop wakes whoever waits for connections.
  private let wakeReader: Socket
  private let wakeWriter: Socket

  /// Creates a server that takes connections at once, and answers them as soon as ``run()`` is called.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - limits: How much a client may send, and how long it may take.
  ///   - respond: Answers a request; it is called by several threads at once.
  /// - Throws: ``ServerError`` if the port cannot be had.
  package init(
    port: UInt16,
    limits: Connection.Limits = Connection.Limits(),
    respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws(ServerError) {
    // Writing to a client that has gone is an error to be returned, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    listener = try .listening(on: port)
    self.port = listener.port
    self.limits = limits
    self.respond = respond
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ServerError("The system gives no pipe.") }
    wakeReader = Socket(ends[0])
    wakeWriter = Socket(ends[1])
  }

  /// Answers requests until ``stop()`` is called, and then those that are open; the port is free after it.
  package func run() {
    while waitForConnection() {
      guard let socket = listener.accepted() else { continue }
      guard places.wait(timeout: .now()) == .success else {
        Connection(socket, limits: Connection.Limits(time: .milliseconds(100))).refuse(.busy)
        continue
      }
      Thread.detachNewThread { [limits, places, respond] in
        Connection(socket, limits: limits).serve(respond)
        places.signal()
      }
    }
    listener.endListening()
    for _ in 0..<Self.mostConnections { places.wait() }
    for _ in 0..<Self.mostConnections { places.signal() }
  }

  /// Ends ``run()``; may be called by any thread.
  package func stop() {
    _ = write(wakeWriter.descriptor, "\n", 1)
  }

  /// Returns whether there is a connection; `false` once the server is stopped.
  private func waitForConnection() -> Bool {
    var entries = [listener, wakeReader].map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    while poll(&entries, nfds_t(entries.count), -1) < 0 {
      if errno != EINTR { return false }
    }
    return entries[1].revents == 0
  }
}
