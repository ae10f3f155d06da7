import Foundation

/// The fields of a form as they are in an address or in the content of a request.
package struct FormFields: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// No fields.
  package init() {}

  /// Reads fields; of several with one name the last one counts.
  ///
  /// - Throws: ``HTTPFailure/malformed`` if percent signs or bytes are no text.
  package init(_ encoded: some StringProtocol) throws(HTTPFailure) {
    for field in encoded.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? parts[1] : ""
      values[try Self.decoded(parts[0])] = try Self.decoded(value)
    }
  }

  package subscript(_ name: String) -> String? { values[name] }

  private static func decoded(_ text: some StringProtocol) throws(HTTPFailure) -> String {
    let spaced = String(text.map { $0 == "+" ? " " : $0 })
    guard let decoded = spaced.removingPercentEncoding else { throw .malformed }
    return decoded
  }
}
