/// One request and its answer.
package struct Connection {
  /// How much a client may send, and how long it may take.
  package struct Limits: Sendable {
    package var headLength: Int
    package var contentLength: Int
    package var time: Duration

    package init(headLength: Int = 16_384, contentLength: Int = 65_536, time: Duration = .seconds(10)) {
      self.headLength = headLength
      self.contentLength = contentLength
      self.time = time
    }
  }

  private let socket: Socket
  private let limits: Limits
  private let deadline: ContinuousClock.Instant

  init(_ socket: Socket, limits: Limits) {
    self.socket = socket
    self.limits = limits
    deadline = .now + limits.time
  }

  /// Reads a request and answers it; a client that has gone or sends nothing gets no answer.
  func serve(_ respond: (HTTPRequest) -> HTTPResponse) {
    do throws(HTTPFailure) {
      guard let request = try read() else { return }
      send(respond(request), hasContent: request.method != "HEAD")
    } catch {
      refuse(error)
    }
  }

  /// Answers that the request cannot be answered.
  func refuse(_ failure: HTTPFailure) { send(HTTPResponse(failure), hasContent: true) }

  private func read() throws(HTTPFailure) -> HTTPRequest? {
    var bytes: [UInt8] = []
    var searched = 0
    while true {
      if let end = Self.endOfHead(in: bytes, from: searched) {
        var request = try HTTPRequest(head: Array(bytes[..<end]))
        request.content = try readContent(of: request, begun: Array(bytes[(end + 4)...]))
        return request
      }
      guard bytes.count <= limits.headLength else { throw .headTooLarge }
      searched = max(bytes.count - 3, 0)
      guard let more = try receive() else { return nil }
      bytes += more
    }
  }

  private func readContent(of request: HTTPRequest, begun: [UInt8]) throws(HTTPFailure) -> [UInt8] {
    let length = try request.contentLength
    guard length <= limits.contentLength else { throw .contentTooLarge }
    var content = begun
    while content.count < length {
      guard let more = try receive() else { throw .malformed }
      content += more
    }
    return Array(content.prefix(length))
  }

  /// Returns the next bytes; `nil` at the end.
  private func receive() throws(HTTPFailure) -> [UInt8]? {
    guard socket.waitForInput(until: deadline) else { throw .timedOut }
    guard let bytes = socket.read(16_384), !bytes.isEmpty else { return nil }
    return bytes
  }

  private func send(_ response: HTTPResponse, hasContent: Bool) {
    socket.write(response.bytes(hasContent: hasContent), until: .now + limits.time)
    socket.endOutput()
    // A connection that is closed with bytes unread takes the answer away from its client.
    var unread = 0
    let end = ContinuousClock.now + min(limits.time, .seconds(1))
    while unread < 1_048_576, socket.waitForInput(until: end), let bytes = socket.read(16_384), !bytes.isEmpty {
      unread += bytes.count
    }
  }

  private static func endOfHead(in bytes: [UInt8], from start: Int) -> Int? {
    let end = Array("\r\n\r\n".utf8)
    var index = start
    while index + end.count <= bytes.count {
      if bytes[index..<index + end.count].elementsEqual(end) { return index }
      index += 1
    }
    return nil
  }
}
