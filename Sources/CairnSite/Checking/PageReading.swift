/// What a page's links lead to, and the ids that links can lead to, read while its bytes pass.
struct PageReading: Sendable {
  /// A place that links of the page lead to.
  struct Target: Sendable {
    let destination: LinkResolver.Destination
    /// The hash of the whole place.
    let hash: UInt64
  }

  /// The path of the page's file from the site's root.
  let path: [UInt8]
  /// The hashes of the page's ids with its path.
  private(set) var identifiers: [UInt64] = []
  /// Each place that links lead to once, in order.
  private(set) var targets: [Target] = []

  init(_ file: String) { path = Array(file.utf8) }

  init(path: [UInt8], identifiers: [UInt64], targets: [Target]) {
    self.path = path
    self.identifiers = identifiers
    self.targets = targets
  }

  /// Reads documents; one reader for one page.
  struct Reader {
    private(set) var reading: PageReading
    private let resolver: LinkResolver
    /// The path of a file that is not noted.
    private let skipped: [UInt8]?
    private var scanner = MarkupScanner()
    /// The hashes of addresses that are resolved already, since pages repeat many.
    private var addresses: Set<UInt64> = []
    private var hashes: Set<UInt64> = []

    init(_ file: String, _ resolver: LinkResolver, skipping skipped: String? = nil) {
      reading = PageReading(file)
      self.resolver = resolver
      self.skipped = skipped.map { Array($0.utf8) }
    }

    mutating func read(_ bytes: UnsafeRawBufferPointer) {
      var scanner = scanner
      self.scanner = MarkupScanner()
      scanner.scan(bytes) { finding in
        switch finding {
        case .identifier(let name): reading.identifiers.append(PathHash.hash(reading.path, name))
        case .address(let address): addLink(to: address)
        }
      }
      self.scanner = scanner
    }

    private mutating func addLink(to address: UnsafeRawBufferPointer) {
      guard addresses.insert(PathHash.hash(address)).inserted,
        let destination = resolver.destination(of: address, onPageAt: reading.path)
      else { return }
      if let skipped, skipped == destination.path { return }
      let hash = PathHash.hash(destination.path, destination.fragment)
      if hashes.insert(hash).inserted { reading.targets.append(Target(destination: destination, hash: hash)) }
    }
  }
}
