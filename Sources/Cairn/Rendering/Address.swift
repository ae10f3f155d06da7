/// An address that output may lead to or load from, as it is written.
///
/// Allowed are http, https, mailto and tel, and addresses without a scheme. What a browser would skip when it looks for
/// the scheme (https://url.spec.whatwg.org/#concept-basic-url-parser) does not hide one here either.
package struct Address: Hashable, Sendable {
  /// What an address begins with.
  package enum Kind: UInt8, Sendable {
    /// No scheme of its own: it leads from where the output is, or from the root of the site.
    case relative
    /// http or https.
    case web
    /// mailto or tel, which start something and hold nothing that could be loaded.
    case contact
  }

  /// The address before any escaping that HTML or a terminal needs.
  package let text: String
  /// What the address begins with.
  package let kind: Kind
  /// Whether the address needs no escaping in an attribute.
  package let isPlain: Bool

  /// Whether something can be loaded from the address.
  package var isResource: Bool { kind != .contact }

  /// Creates an address, or returns `nil` when nothing may lead there.
  ///
  /// - Parameters:
  ///   - source: The address as it was given.
  ///   - root: The way from the page to the root of its site, made by ``root(_:)``; `nil` leaves addresses as they are.
  package init?(_ source: String, root: Address? = nil) {
    guard Self.isPlain(source) else {
      guard let address = Self.mended(Self.withoutIgnoredBytes(source), root) else { return nil }
      self = address
      return
    }
    text = root.map { Self.joined($0, source) } ?? source
    kind = .relative
    isPlain = root?.isPlain ?? true
  }

  private init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
    isPlain = false
  }

  /// Judges an address that holds more than letters, digits and harmless signs.
  private static func mended(_ bytes: [UInt8], _ root: Address?) -> Address? {
    if bytes.starts(with: "//".utf8) {
      let slashes = bytes.prefix(while: isSlash)
      guard let rest = encodedWithHost(bytes[slashes.endIndex...]) else { return nil }
      return Address(String(repeating: "/", count: slashes.count) + rest, .relative)
    }
    switch scheme(of: bytes[...]) {
    case nil:
      guard !hidesScheme(bytes[...]) else { return nil }
      return Address(root.map { joined($0, bytes) } ?? encoded(bytes[...]), .relative)
    case let name? where isOfWeb(name):
      let rest = bytes.dropFirst(name.utf8.count + 1).drop(while: isSlash)
      return encodedWithHost(rest).map { Address(name + "://" + $0, .web) }
    case "mailto", "tel":
      return Address(encoded(bytes[...]), .contact)
    default:
      return nil
    }
  }

  /// Whether an address that is not allowed would be with another host.
  static func lacksHost(_ source: String) -> Bool {
    let bytes = withoutIgnoredBytes(source)
    return Address(source) == nil && (bytes.starts(with: "//".utf8) || scheme(of: bytes[...]).map(isOfWeb) ?? false)
  }

  private static func isOfWeb(_ scheme: String) -> Bool {
    scheme == "http" || scheme == "https"
  }
}
