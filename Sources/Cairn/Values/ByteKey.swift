/// A string as the key of a set or a dictionary, compared byte by byte.
///
/// `String` compares what characters mean. For letters with very many accents it sorts the accents, which takes time that
/// grows with the square of their number. So strings that a stranger may have written are not to be hashed.
package struct ByteKey: Hashable, Sendable {
  package let string: String

  package init(_ string: String) { self.string = string }

  package static func == (left: ByteKey, right: ByteKey) -> Bool { left.string.hasSameBytes(as: right.string) }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether two strings are equal byte by byte; see ``ByteKey``.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// Whether two strings are equal byte by byte, or both are missing.
  package func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}
