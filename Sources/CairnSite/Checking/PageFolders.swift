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
    var last = UInt8(ascii: "/")
    for index in start..<address.count {
      let byte = address[index]
      if byte < 0x40 {
        guard Self.signs >> UInt64(byte) & 1 == 1 else { return nil }
        // A name may not be empty or begin with a full stop, which could mean the folder itself or the one around it.
        if last == UInt8(ascii: "/"), byte == last || byte == UInt8(ascii: ".") { return nil }
      }
      last = byte
      PathHash.add(byte, to: &hash)
    }
    guard last != UInt8(ascii: "/") else { return nil }
    return Destination(hash: hash, folderCount: folders[level].count, start: start)
  }

  /// A bit for each of the characters `!"$&'()*+,-./0-9;<=>`; those of schemes, queries and fragments are left out.
  private static var signs: UInt64 { 0x7BFF_FFD6_0000_0000 }
}
