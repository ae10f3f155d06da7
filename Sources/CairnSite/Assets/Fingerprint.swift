/// The part of a file's name that stands for its content: ten hexadecimal digits.
struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The digits.
  let description: String

  static let length = 10
  /// Stands for a fingerprint that is not known yet.
  static let unknown = Fingerprint(digits: String(repeating: "0", count: length))

  init(_ digest: ContentDigest) {
    let digits = String(digest.high, radix: 16)
    description = String((String(repeating: "0", count: 16 - digits.utf8.count) + digits).prefix(Self.length))
  }

  private init(digits: String) { description = digits }

  /// The bytes of a fingerprint that begins at a position.
  static func range(at position: Int?) -> Range<Int>? { position.map { $0..<$0 + length } }

  /// Returns a path with the fingerprint in front of the name's ending: `images/eiger.3f9a1c07d2.svg`.
  func path(for path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    guard let dot = path[name...].utf8.lastIndex(of: UInt8(ascii: ".")), dot > name else {
      return path + "." + description
    }
    return path[..<dot] + "." + description + path[dot...]
  }

  /// Reads the fingerprint from a name that ``path(for:)`` made; `nil` for any other name.
  init?(of name: String, for path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let (start, end) = (path[..<dot] + ".", path[dot...])
    guard name.utf8.count == path.utf8.count + Self.length + 1, name.hasPrefix(start), name.hasSuffix(end) else {
      return nil
    }
    let digits = name.dropFirst(start.count).dropLast(end.count)
    guard digits.utf8.count == Self.length, digits.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }) else {
      return nil
    }
    self.init(digits: String(digits))
  }
}
