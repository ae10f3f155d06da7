/// An address that output may link to or load from.
///
/// The schemes http, https, mailto and tel are allowed, and addresses without a scheme. Characters that browsers skip
/// when they look for a scheme (https://url.spec.whatwg.org/#concept-basic-url-parser) do not hide one here either.
package struct Address: Hashable, Sendable {
  /// The kind of an address, by its beginning.
  package enum Kind: UInt8, Sendable {
    /// No scheme; the address is relative to the output or to the root of the site.
    case relative
    case web
    /// mailto or tel, which contain nothing to load.
    case contact
    /// A page of the site by its path, as in `@ranges/alps`; relative otherwise.
    case page
  }

  /// The address before escaping for HTML or a terminal.
  package let text: String
  package let kind: Kind
  /// Whether an attribute can contain the address without escaping.
  package let isPlain: Bool
  /// Whether pages below this root are folders with an `index.html` each.
  package internal(set) var holdsFolders = false

  /// Whether something can be loaded from the address.
  package var isResource: Bool { kind != .contact }

  /// Creates an address; `nil` if it is not allowed.
  ///
  /// - Parameters:
  ///   - source: The address as it was given.
  ///   - root: The path from the page to the root of its site, made by ``root(_:)``; `nil` to leave addresses
  ///     unchanged.
  package init?(_ source: String, root: Address? = nil) {
    if let root, source.utf8.first == UInt8(ascii: "@") {
      guard let address = Self.page(source, root) else { return nil }
      self = address
      return
    }
    guard Self.isPlain(source) else {
      if Self.isPlainOfWeb(source) {
        (text, kind, isPlain) = (source, .web, true)
        return
      }
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

  /// Returns the address of the page that `@` and its path stand for.
  @inline(never)
  private static func page(_ source: String, _ root: Address) -> Address? {
    let rest = source.utf8.dropFirst()
    let end = rest.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
    let path = PagePath(String(source[source.utf8.index(after: source.startIndex)..<end]))
    guard let address = Address(path.address(inFolders: root.holdsFolders) + source[end...], root: root) else {
      return nil
    }
    return Address(address.text, .page)
  }

  /// Checks and encodes an address with characters that are not plain.
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

  /// Whether an address is not allowed only because of its host.
  static func lacksHost(_ source: String) -> Bool {
    let bytes = withoutIgnoredBytes(source)
    return Address(source) == nil && (bytes.starts(with: "//".utf8) || scheme(of: bytes[...]).map(isOfWeb) ?? false)
  }

  private static func isOfWeb(_ scheme: String) -> Bool { scheme == "http" || scheme == "https" }
}
