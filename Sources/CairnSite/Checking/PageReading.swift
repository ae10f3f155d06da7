import Foundation

/// What a page's links lead to, and the ids that links can lead to, read while its bytes pass.
struct PageReading: Sendable {
  /// A place that links of the page lead to.
  struct Target: Sendable {
    /// The hash of the whole place.
    let hash: UInt64
    /// Where its path and its fragment are in ``PageReading/names``.
    let path: Range<Int>
    let fragment: Range<Int>
  }

  /// The bytes of the names of targets.
  enum Names: Sendable {
    /// The names on the page, one after the other.
    case read([UInt8])
    /// The record of the last build.
    case recorded(Data)
  }

  /// The path of the page's file from the site's root.
  let path: [UInt8]
  /// The hashes of the page's ids with its path.
  private(set) var identifiers: [UInt64] = []
  /// Each place that links lead to once, in order.
  private(set) var targets: [Target] = []
  private(set) var names = Names.read([])

  init(_ file: String) { path = Array(file.utf8) }

  init(path: [UInt8], identifiers: [UInt64], targets: [Target], names: Names) {
    self.path = path
    self.identifiers = identifiers
    self.targets = targets
    self.names = names
  }

  /// Returns the place of a target.
  func destination(of target: Target) -> LinkResolver.Destination {
    switch names {
    case .read(let bytes): bytes.withUnsafeBytes { Self.destination(target, in: $0) }
    case .recorded(let data): data.withUnsafeBytes { Self.destination(target, in: $0) }
    }
  }

  private static func destination(_ target: Target, in bytes: UnsafeRawBufferPointer) -> LinkResolver.Destination {
    LinkResolver.Destination(path: Array(bytes[target.path]), fragment: Array(bytes[target.fragment]))
  }

  /// Reads documents; one reader for one page.
  struct Reader {
    private let path: [UInt8]
    private var identifiers: [UInt64] = []
    private var targets: [Target] = []
    private var names: [UInt8] = []
    private let resolver: LinkResolver
    private let folders: PageFolders
    /// The path of a file that is not noted.
    private let skipped: [UInt8]?
    private let skippedHash: UInt64?
    private var scanner = MarkupScanner()
    /// The hashes of addresses that took a closer look and are resolved already, since pages repeat many.
    private var addresses = HashTable()
    private var hashes = HashTable()

    init(_ file: String, _ resolver: LinkResolver, skipping skipped: String? = nil) {
      path = Array(file.utf8)
      folders = PageFolders(around: path)
      self.resolver = resolver
      self.skipped = skipped.map { Array($0.utf8) }
      skippedHash = skipped.map { PathHash.hash($0.utf8) }
    }

    /// What was read.
    ///
    /// Links to ids of the page itself are left out, since nothing can be wrong with them and every page has some.
    var reading: PageReading {
      var own = HashTable()
      for identifier in identifiers { _ = own.insert(identifier) }
      var targets = targets
      targets.removeAll { !$0.fragment.isEmpty && own[$0.hash] != nil }
      return PageReading(path: path, identifiers: identifiers, targets: targets, names: .read(names))
    }

    mutating func read(_ bytes: UnsafeRawBufferPointer) {
      var scanner = scanner
      self.scanner = MarkupScanner()
      scanner.scan(bytes) { finding in
        switch finding {
        case .identifier(let name): identifiers.append(PathHash.hash(path, name))
        case .address(let address): addLink(to: address)
        }
      }
      self.scanner = scanner
    }

    private mutating func addLink(to address: UnsafeRawBufferPointer) {
      if let plain = folders.destination(of: address) {
        guard hashes.insert(plain.hash) else { return }
        let name = UnsafeRawBufferPointer(rebasing: address[plain.start...])
        if plain.hash == skippedHash, let skipped, skipped.count == plain.folderCount + name.count,
          skipped.starts(with: path[..<plain.folderCount]), name.elementsEqual(skipped[plain.folderCount...])
        {
          return
        }
        if targets.isEmpty { reserveRoom() }
        let start = names.count
        path.withUnsafeBytes { names.append(contentsOf: UnsafeRawBufferPointer(rebasing: $0[..<plain.folderCount])) }
        names.append(contentsOf: name)
        targets.append(
          Target(hash: plain.hash, path: start..<names.count, fragment: names.count..<names.count)
        )
        return
      }
      guard addresses.insert(PathHash.hash(address)),
        let destination = resolver.destination(of: address, onPageAt: path)
      else { return }
      if let skipped, skipped == destination.path { return }
      let hash = PathHash.hash(destination.path, destination.fragment)
      guard hashes.insert(hash) else { return }
      let start = names.count
      names += destination.path
      let end = names.count
      names += destination.fragment
      targets.append(Target(hash: hash, path: start..<end, fragment: end..<names.count))
    }

    /// Makes room for the links of most pages at once.
    private mutating func reserveRoom() {
      targets.reserveCapacity(64)
      names.reserveCapacity(2_048)
    }
  }
}
