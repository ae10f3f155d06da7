/// Why a request cannot be answered as it asks.
package struct HTTPFailure: Error, Hashable {
  package let status: Int
  /// What is wrong and what to do, for whoever wrote the client.
  package let reason: String

  package init(status: Int, reason: String) {
    self.status = status
    self.reason = reason
  }

  package static let malformed = HTTPFailure(status: 400, reason: "The request is not one of HTTP/1.1.")
  package static let crossOrigin = HTTPFailure(status: 403, reason: "Another site may not send forms to this one.")
  package static let notFound = HTTPFailure(status: 404, reason: "There is no such page. Begin at /.")
  package static let timedOut = HTTPFailure(status: 408, reason: "The request took too long.")
  package static let unknownPage = HTTPFailure(status: 410, reason: "The page was sent too long ago. Load it again.")
  package static let lengthRequired = HTTPFailure(
    status: 411,
    reason: "Send the length of the content in Content-Length."
  )
  package static let contentTooLarge = HTTPFailure(status: 413, reason: "The content is too long.")
  package static let wrongHost = HTTPFailure(
    status: 421,
    reason: "The server is for this machine alone. Ask 127.0.0.1."
  )
  package static let headTooLarge = HTTPFailure(status: 431, reason: "The head of the request is too long.")
  package static let busy = HTTPFailure(status: 503, reason: "Too many requests are open. Try again.")

  /// Returns the failure of a method that an address does not know.
  package static func method(allowed: String) -> HTTPFailure {
    HTTPFailure(status: 405, reason: "The address answers \(allowed) only.")
  }
}
