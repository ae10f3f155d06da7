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
    var rest = Self.withoutBlanks(address)
    var fragment: [UInt8] = []
    if let mark = Self.position(of: UInt8(ascii: "#"), in: rest) {
      fragment = Self.decoded(UnsafeRawBufferPointer(rebasing: rest[(mark + 1)...]))
      rest = UnsafeRawBufferPointer(rebasing: rest[..<mark])
    }
    if let mark = Self.position(of: UInt8(ascii: "?"), in: rest) {
      rest = UnsafeRawBufferPointer(rebasing: rest[..<mark])
    }
    guard let first = rest.first else { return Destination(path: page, fragment: fragment) }
    if Self.hasScheme(rest) {
      guard !base.isEmpty else { return nil }
      if rest.elementsEqual(base.dropLast()) { return Destination(path: Self.index, fragment: fragment) }
      guard rest.starts(with: base) else { return nil }
      return path(UnsafeRawBufferPointer(rebasing: rest[base.count...]), in: [], fragment)
    }
    guard first == Self.slash else {
      let folder = page.lastIndex(of: Self.slash).map { page[...$0] } ?? []
      return path(rest, in: folder, fragment)
    }
    guard rest.count < 2 || rest[1] != Self.slash else { return nil }
    if rest.elementsEqual(basePath.dropLast()) { return Destination(path: Self.index, fragment: fragment) }
    guard rest.starts(with: basePath) else { return nil }
    return path(UnsafeRawBufferPointer(rebasing: rest[basePath.count...]), in: [], fragment)
  }

  private static let index = Array("index.html".utf8)

  /// Returns the bytes without blanks and controls at both ends.
  private static func withoutBlanks(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var (start, end) = (0, bytes.count)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
  }

  /// Returns the first place of a byte from a place on.
  ///
  /// A loop, because each link of a site is asked a few times, and the search of collections takes three times as long.
  private static func position(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }

  private func path(_ address: UnsafeRawBufferPointer, in folder: ArraySlice<UInt8>, _ fragment: [UInt8])
    -> Destination?
  {
    var path: [UInt8] = []
    path.reserveCapacity(folder.count + address.count + 10)
    path.append(contentsOf: folder)
    var endsInFolder = true
    var start = 0
    while start <= address.count {
      let end = Self.position(of: Self.slash, in: address, from: start) ?? address.count
      let segment = UnsafeRawBufferPointer(rebasing: address[start..<end])
      start = end + 1
      endsInFolder = true
      switch Self.upwardSteps(segment) {
      case 0: continue
      case 1:
        guard !path.isEmpty else { return nil }
        path.removeLast()
        while let last = path.last, last != Self.slash { path.removeLast() }
        continue
      default: endsInFolder = false
      }
      if Self.position(of: UInt8(ascii: "%"), in: segment) != nil {
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

  /// Returns 0 for a segment that stays in its folder, 1 for one that leads out of it, and `nil` for a name.
  private static func upwardSteps(_ segment: UnsafeRawBufferPointer) -> Int? {
    guard segment.count <= 2, segment.allSatisfy({ $0 == UInt8(ascii: ".") }) else { return nil }
    return max(segment.count - 1, 0)
  }

  private static func hasScheme(_ address: UnsafeRawBufferPointer) -> Bool {
    for byte in address {
      switch byte {
      case UInt8(ascii: ":"): return true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
      default: return false
      }
    }
    return false
  }

  /// Returns bytes with percent-encoded ones decoded.
  static func decoded(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
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
