/// An answer to a request.
package struct HTTPResponse: Sendable {
  package var status = 200
  package var type: String
  package var headers: [(name: String, value: String)] = []
  /// What follows the head.
  package var body: [UInt8]
  /// What a page may load and run; by default files of its own server and nothing else, `nil` for anything.
  package var policy: String? = HTTPResponse.strictPolicy

  /// An answer of bytes.
  package init(_ content: [UInt8], type: String) {
    body = content
    self.type = type
  }

  package init(_ content: String, type: String) {
    self.init(Array(content.utf8), type: "\(type); charset=utf-8")
  }

  /// An answer in words to a request that cannot be answered as it asks.
  package init(_ failure: HTTPFailure) {
    self.init(failure.reason + "\n", type: "text/plain")
    status = failure.status
  }

  /// An answer that leads elsewhere, so that a form is not sent again when the page is loaded again.
  package init(seeOther address: String) {
    self.init("", type: "text/plain")
    status = 303
    headers.append(("Location", address))
  }

  /// What follows the head, as text.
  package var content: String { String(decoding: body, as: UTF8.self) }

  /// The answer as it is sent.
  ///
  /// - Parameter hasContent: Whether the content follows its description; `HEAD` asks for the description alone.
  /// - Returns: The bytes to send.
  func bytes(hasContent: Bool) -> [UInt8] {
    let lines =
      [
        "HTTP/1.1 \(status) \(Self.names[status] ?? "Unknown")",
        "Content-Type: \(type)",
        "Content-Length: \(body.count)",
      ] + headers.map { "\($0.name): \($0.value)" } + (policy.map { ["Content-Security-Policy: " + $0] } ?? [])
      + Self.safety
    return Array(lines.map { $0 + "\r\n" }.joined().utf8) + Array("\r\n".utf8) + (hasContent ? body : [])
  }

  private static let names = [
    200: "OK", 303: "See Other", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 410: "Gone", 411: "Length Required", 413: "Content Too Large", 421: "Misdirected Request",
    422: "Unprocessable Content",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 503: "Service Unavailable",
  ]

  /// A page loads and runs files of its own server and nothing else, and nobody may show it in a frame.
  private static let strictPolicy = """
    default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'
    """

  /// Nobody may keep an answer or take it for something else.
  private static let safety = [
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: same-origin",
    "Cache-Control: no-store",
    "Connection: close",
  ]
}
