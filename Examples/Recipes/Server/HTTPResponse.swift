/// An answer to a request.
struct HTTPResponse: Sendable {
  var status = 200
  var type: String
  var headers: [(name: String, value: String)] = []
  var content: String

  init(_ content: String, type: String) {
    self.content = content
    self.type = "\(type); charset=utf-8"
  }

  /// An answer in words to a request that cannot be answered as it asks.
  init(_ failure: HTTPFailure) {
    self.init(failure.reason + "\n", type: "text/plain")
    status = failure.status
  }

  /// An answer that leads elsewhere, so that a form is not sent again when the page is loaded again.
  init(seeOther address: String) {
    self.init("", type: "text/plain")
    status = 303
    headers.append(("Location", address))
  }

  /// The answer as it is sent.
  ///
  /// - Parameter hasContent: Whether the content follows its description; `HEAD` asks for the description alone.
  /// - Returns: The bytes to send.
  func bytes(hasContent: Bool) -> [UInt8] {
    let content = Array(content.utf8)
    let lines =
      [
        "HTTP/1.1 \(status) \(Self.names[status] ?? "Unknown")",
        "Content-Type: \(type)",
        "Content-Length: \(content.count)",
      ] + headers.map { "\($0.name): \($0.value)" } + Self.safety
    return Array(lines.map { $0 + "\r\n" }.joined().utf8) + Array("\r\n".utf8) + (hasContent ? content : [])
  }

  private static let names = [
    200: "OK", 303: "See Other", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 410: "Gone", 411: "Length Required", 413: "Content Too Large", 421: "Misdirected Request",
    431: "Request Header Fields Too Large", 503: "Service Unavailable",
  ]

  /// A page runs the example's own script and nothing else, and nobody may keep an answer or show it in a frame.
  private static let safety = [
    """
    Content-Security-Policy: default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'
    """,
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: same-origin",
    "Cache-Control: no-store",
    "Connection: close",
  ]
}
