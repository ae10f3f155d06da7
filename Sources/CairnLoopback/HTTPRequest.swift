package import Cairn
import Foundation

/// A request as a browser sends it.
package struct HTTPRequest: Hashable, Sendable {
  package let method: String
  package let path: String
  package let query: FormSubmission
  private let headers: [String: String]
  /// What follows the head, as long as the request says.
  var content: [UInt8] = []

  /// Reads the head of a request, without the empty line behind it.
  init(head: [UInt8]) throws(HTTPFailure) {
    guard let text = String(validating: head, as: UTF8.self), !text.unicodeScalars.contains("\0") else {
      throw .malformed
    }
    // Scalars, as a line break of two of them is a single character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last == "\r" ? Substring(line.dropLast()) : Substring(line)
    }
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].first == "/",
      !words[0].isEmpty, words[0].allSatisfy({ $0.isASCII && $0.isUppercase })
    else { throw .malformed }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    method = String(words[0])
    path = String(target[0])
    query = target.count > 1 ? FormSubmission(urlEncoded: target[1]) : FormSubmission()
    headers = try Self.headers(lines.dropFirst())
  }

  private static func headers(_ lines: ArraySlice<Substring>) throws(HTTPFailure) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw .malformed }
      let name = line[..<colon].lowercased()
      // Those who disagree about which of two counts can be played off against each other.
      let mayRepeat = !["content-length", "host", "transfer-encoding"].contains(name)
      guard !name.contains(where: \.isWhitespace), headers[name] == nil || mayRepeat else { throw .malformed }
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    return headers
  }

  package subscript(header name: String) -> String? { headers[name.lowercased()] }

  /// The number of bytes behind the head.
  var contentLength: Int {
    get throws(HTTPFailure) {
      guard self[header: "transfer-encoding"] == nil else { throw .lengthRequired }
      guard let length = self[header: "content-length"] else { return 0 }
      guard !length.isEmpty, length.allSatisfy({ $0.isASCII && $0.isNumber }) else { throw .malformed }
      // More digits than a number can have are a long content too.
      guard let count = Int(length) else { throw .contentTooLarge }
      return count
    }
  }

  /// Turns away pages of other sites, and names that others have given to this machine.
  package func checkOrigin() throws(HTTPFailure) {
    guard let host = self[header: "Host"] else { throw .malformed }
    let name = host.split(separator: ":", maxSplits: 1).first
    guard name == "127.0.0.1" || name == "localhost" else { throw .wrongHost }
    if let origin = self[header: "Origin"], origin != "http://\(host)" { throw .crossOrigin }
  }

  /// The fields of the form in the content.
  package var fields: FormSubmission { FormSubmission(urlEncoded: content) }
}
