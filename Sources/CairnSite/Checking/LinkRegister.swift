/// The links of all pages of a site, and what they lead to.
///
/// It keeps a few bytes for each page and link, so that a site of very many pages can be checked. Addresses and ids are known
/// by their hashes.
struct LinkRegister {
  /// A place that links lead to.
  struct Target {
    /// The path of the file from the site's root.
    let path: String
    /// The name in the file; empty for the file itself.
    let fragment: String
    fileprivate let number: Int
    fileprivate let pathHash: UInt64
    fileprivate let hash: UInt64
    /// The first page with a link to it.
    let firstPage: Int
  }

  private static let fileMark: Int32 = -1

  /// The files of the site by the hashes of their paths, and for pages their numbers.
  private var files = HashTable()
  /// The files whose ids are known, by the hashes of their paths.
  private var documents: Set<UInt64> = []
  private(set) var targets: [Target] = []
  private var targetNumbers = HashTable()
  /// The number of pages with links to each target.
  private var pageCounts: [Int32] = []
  /// The hashes of ids with their paths.
  private var identifiers: [UInt64] = []
  /// The targets of each page, one page after the other.
  private var links: [Int32] = []
  private var linkStarts: [Int] = []
  /// Where the ids of each page begin.
  private var identifierStarts: [Int] = []
  private(set) var pageCount = 0

  // MARK: Collecting

  /// Notes a file that is not a page.
  mutating func addFile(_ path: String) { files[PathHash.hash(path.utf8)] = Self.fileMark }

  /// Notes a page with its ids and links.
  mutating func addPage(_ reading: PageReading) {
    let hash = PathHash.hash(reading.path)
    files[hash] = Int32(clamping: pageCount)
    documents.insert(hash)
    linkStarts.append(links.count)
    identifierStarts.append(identifiers.count)
    identifiers += reading.identifiers
    for target in reading.targets {
      if let number = targetNumbers[target.hash] {
        pageCounts[Int(number)] += 1
        links.append(number)
      } else {
        addLink(to: reading.destination(of: target), target.hash)
      }
    }
    pageCount += 1
  }

  private mutating func addLink(to destination: LinkResolver.Destination, _ hash: UInt64) {
    let number = Int32(clamping: targets.count)
    targetNumbers[hash] = number
    pageCounts.append(1)
    links.append(number)
    let (path, fragment) = (destination.path, destination.fragment)
    targets.append(
      Target(
        path: String(decoding: path, as: UTF8.self),
        fragment: String(decoding: fragment, as: UTF8.self),
        number: Int(number),
        pathHash: fragment.isEmpty ? hash : PathHash.hash(path),
        hash: hash,
        firstPage: pageCount
      )
    )
  }

  /// The hashes of the ids of a page with its path.
  func identifiers(ofPage page: Int) -> ArraySlice<UInt64> {
    let end = page + 1 < identifierStarts.count ? identifierStarts[page + 1] : identifiers.count
    return identifiers[identifierStarts[page]..<end]
  }

  /// The numbers of the targets of a page's links.
  func links(ofPage page: Int) -> ArraySlice<Int32> {
    let end = page + 1 < linkStarts.count ? linkStarts[page + 1] : links.count
    return links[linkStarts[page]..<end]
  }

  // MARK: Findings

  /// Returns the number of pages with links to a target.
  func pageCount(of target: Target) -> Int { Int(pageCounts[target.number]) }

  /// Returns whether the site has a file at a path.
  func contains(_ path: [UInt8]) -> Bool { files[PathHash.hash(path)] != nil }

  /// The targets that are no files of the site.
  var missingFiles: [Target] { targets.filter { files[$0.pathHash] == nil } }

  /// The targets whose files are there, but have no such id.
  var missingIdentifiers: [Target] {
    let wanted = targets.filter {
      !$0.fragment.isEmpty && $0.fragment != "top" && !$0.fragment.hasPrefix(":~:") && documents.contains($0.pathHash)
    }
    guard !wanted.isEmpty else { return [] }
    let there = Set(identifiers)
    return wanted.filter { !there.contains($0.hash) }
  }

  /// Returns whether each page can be reached from a page by links.
  func reachablePages(from path: String) -> [Bool] {
    var isReached = [Bool](repeating: false, count: pageCount)
    guard let start = files[PathHash.hash(path.utf8)], start >= 0 else { return isReached }
    isReached[Int(start)] = true
    var waiting = [Int(start)]
    let pagesOfTargets = targets.map { files[$0.pathHash] ?? Self.fileMark }
    while let page = waiting.popLast() {
      for link in links(ofPage: page) {
        let next = pagesOfTargets[Int(link)]
        guard next >= 0, !isReached[Int(next)] else { continue }
        isReached[Int(next)] = true
        waiting.append(Int(next))
      }
    }
    return isReached
  }
}
