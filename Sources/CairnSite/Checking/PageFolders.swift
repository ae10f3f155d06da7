/// The folders around a page, from which its relative addresses count.
///
/// Nearly all addresses of a site are paths of files without anything to decode. What they lead to is found in one pass.
struct PageFolders {
  /// The number of bytes of the path to each folder, from the root on, and the state of its hash.
  private let folders: [(count: Int, hash: UInt64)]

  /// A plain address: a name in a folder around the page.
  struct Destination {
    /// The hash of the whole path.
    var hash: UInt64
    /// The number of bytes of the page's path that belong to it.
    var folderCount: Int
    /// Where the rest begins in the address.
    var start: Int
  }

  init(around page: [UInt8]) {
    var folders = [(count: 0, hash: PathHash.start)]
    var hash = PathHash.start
    for (index, byte) in page.enumerated() {
      PathHash.add(byte, to: &hash)
      if byte == UInt8(ascii: "/") { folders.append((index + 1, hash)) }
    }
    self.folders = folders
  }

  /// Returns where an address leads; `nil` for one that takes a closer look or leaves the site.
  func destination(of address: UnsafeRawBufferPointer) -> Destination? {
    var start = 0
    var level = folders.count - 1
    while address.count - start > 3, address[start] == UInt8(ascii: "."), address[start + 1] == UInt8(ascii: "."),
      address[start + 2] == UInt8(ascii: "/")
    {
      start += 3
      level -= 1
    }
    guard level >= 0, start < address.count else { return nil }
    var hash = folders[level].hash
    // A name may not be empty or begin with a full stop, which could mean the folder itself or the one around it.
    var beginsName = true
    var index = start
    while index < address.count {
      let byte = address[index]
      if beginsName, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { return nil }
      guard Self.isPlain(byte) else { return nil }
      beginsName = byte == UInt8(ascii: "/")
      PathHash.add(byte, to: &hash)
      index += 1
    }
    guard !beginsName else { return nil }
    return Destination(hash: hash, folderCount: folders[level].count, start: start)
  }

  /// Whether a byte of a path means itself, and no scheme, query or fragment.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: ":"), UInt8(ascii: "?"): false
    default: true
    }
  }
}
