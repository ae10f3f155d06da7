/// Finds out which file of a site an address on a page leads to.
struct LinkResolver: Sendable {
  /// A place in the site.
  struct Destination: Sendable {
    /// The path of the file from the site's root.
    var path: [UInt8]
    /// The name in the file; empty for the file itself.
    var fragment: [UInt8]
  }

  /// The absolute address of the site's root, which ends in a slash; empty if it is not known.
  private let base: [UInt8]
  /// The path of the site's root on its server, which begins and ends with a slash.
  private let basePath: [UInt8]

  private static let slash = UInt8(ascii: "/")

  init(base: BaseAddress?) {
    self.base = base.map { Array($0.text.utf8) } ?? []
    basePath = Array((base?.path ?? "/").utf8)
  }

  /// Returns where an address leads; `nil` if it leaves the site.
  func destination(of address: UnsafeRawBufferPointer, onPageAt page: [UInt8]) -> Destination? {
    var rest = address[...]
    while let byte = rest.first, byte <= 0x20 { rest.removeFirst() }
    while let byte = rest.last, byte <= 0x20 { rest.removeLast() }
    var fragment: [UInt8] = []
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = Self.decoded(rest[(mark + 1)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      rest = rest[..<mark]
      if rest.isEmpty { return Destination(path: page, fragment: fragment) }
    }
    guard let first = rest.first else { return Destination(path: page, fragment: fragment) }
    if Self.hasScheme(rest) {
      guard !base.isEmpty else { return nil }
      if rest.elementsEqual(base.dropLast()) { return Destination(path: Self.index, fragment: fragment) }
      guard rest.starts(with: base) else { return nil }
      return path(rest.dropFirst(base.count), in: [], fragment)
    }
    guard first == Self.slash else {
      let folder = page.lastIndex(of: Self.slash).map { page[...$0] } ?? []
      return path(rest, in: folder, fragment)
    }
    guard !rest.starts(with: [Self.slash, Self.slash]) else { return nil }
    if rest.elementsEqual(basePath.dropLast()) { return Destination(path: Self.index, fragment: fragment) }
    guard rest.starts(with: basePath) else { return nil }
    return path(rest.dropFirst(basePath.count), in: [], fragment)
  }

  private static let index = Array("index.html".utf8)

  private func path(_ address: Slice<UnsafeRawBufferPointer>, in folder: ArraySlice<UInt8>, _ fragment: [UInt8])
    -> Destination?
  {
    var path = Array(folder)
    path.reserveCapacity(path.count + address.count + 10)
    var endsInFolder = true
    for segment in address.split(separator: Self.slash, omittingEmptySubsequences: false) {
      endsInFolder = true
      if segment.isEmpty || segment.elementsEqual(".".utf8) { continue }
      if segment.elementsEqual("..".utf8) {
        guard !path.isEmpty else { return nil }
        path.removeLast()
        while let last = path.last, last != Self.slash { path.removeLast() }
        continue
      }
      endsInFolder = false
      if segment.contains(UInt8(ascii: "%")) {
        path.append(contentsOf: Self.decoded(segment))
      } else {
        path.append(contentsOf: segment)
      }
      path.append(Self.slash)
    }
    if endsInFolder {
      path.append(contentsOf: Self.index)
    } else {
      path.removeLast()
    }
    return Destination(path: path, fragment: fragment)
  }

  private static func hasScheme(_ address: Slice<UnsafeRawBufferPointer>) -> Bool {
    for byte in address {
      if byte == UInt8(ascii: ":") { return true }
      let isName = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- 0x30 < 10 || "+-.".utf8.contains(byte)
      guard isName else { return false }
    }
    return false
  }

  /// Returns bytes with percent-encoded ones decoded.
  static func decoded(_ bytes: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let high = hexDigit(rest[rest.startIndex]), let low = hexDigit(rest[rest.startIndex + 1])
      {
        result.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    if byte &- 0x30 < 10 { return byte & 0x0F }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }
}
