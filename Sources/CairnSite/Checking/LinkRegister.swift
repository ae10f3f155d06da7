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
    fileprivate let pathHash: Int
    fileprivate let hash: Int
    /// The first page with a link to it.
    let firstPage: Int
    fileprivate(set) var pageCount = 1
    fileprivate var lastPage: Int
  }

  private static let fileMark: Int32 = -1

  /// The files of the site by the hashes of their paths, and for pages their numbers.
  private var files: [Int: Int32] = [:]
  /// The files whose ids are known, by the hashes of their paths.
  private var documents: Set<Int> = []
  private(set) var targets: [Target] = []
  private var targetNumbers: [Int: Int32] = [:]
  /// The hashes of ids with their paths.
  private var identifiers: [Int] = []
  /// The targets of each page, one page after the other.
  private var links: [Int32] = []
  private var linkStarts: [Int] = []
  private var pageCount = 0

  // MARK: Collecting

  /// Notes a file that is not a page.
  mutating func addFile(_ path: String) { files[Self.hash(Array(path.utf8), [])] = Self.fileMark }

  /// Begins a page; links and ids that are noted next are in it.
  mutating func beginPage(at path: [UInt8]) {
    let hash = Self.hash(path, [])
    files[hash] = Int32(clamping: pageCount)
    documents.insert(hash)
    linkStarts.append(links.count)
    pageCount += 1
  }

  /// Notes an id of the page.
  mutating func addIdentifier(_ identifier: some Collection<UInt8>, at path: [UInt8]) {
    identifiers.append(Self.hash(path, identifier))
  }

  /// Notes a link of the current page, and returns the number of what it leads to.
  mutating func addLink(to destination: LinkResolver.Destination) -> Int32 {
    let hash = Self.hash(destination.path, destination.fragment)
    if let number = targetNumbers[hash] {
      addLink(toTarget: number)
      return number
    }
    let page = pageCount - 1
    let number = Int32(clamping: targets.count)
    targetNumbers[hash] = number
    links.append(number)
    targets.append(
      Target(
        path: String(decoding: destination.path, as: UTF8.self),
        fragment: String(decoding: destination.fragment, as: UTF8.self),
        pathHash: destination.fragment.isEmpty ? hash : Self.hash(destination.path, []),
        hash: hash,
        firstPage: page,
        lastPage: page
      )
    )
    return number
  }

  /// Notes another link of the current page to a target.
  mutating func addLink(toTarget number: Int32) {
    let page = pageCount - 1
    guard targets[Int(number)].lastPage != page else { return }
    targets[Int(number)].lastPage = page
    targets[Int(number)].pageCount += 1
    links.append(number)
  }

  private static func hash(_ path: [UInt8], _ fragment: some Collection<UInt8>) -> Int {
    var hasher = Hasher()
    path.withUnsafeBytes { hasher.combine(bytes: $0) }
    if !fragment.isEmpty {
      hasher.combine(0 as UInt8)
      if fragment.withContiguousStorageIfAvailable({ hasher.combine(bytes: UnsafeRawBufferPointer($0)) }) == nil {
        Array(fragment).withUnsafeBytes { hasher.combine(bytes: $0) }
      }
    }
    return hasher.finalize()
  }

  // MARK: Findings

  /// The targets that are no files of the site.
  var missingFiles: [Target] { targets.filter { files[$0.pathHash] == nil } }

  /// The targets whose files are there, but have no such id.
  var missingIdentifiers: [Target] {
    let wanted = targets.filter { !$0.fragment.isEmpty && $0.fragment != "top" && documents.contains($0.pathHash) }
      .filter { !$0.fragment.hasPrefix(":~:") }
    guard !wanted.isEmpty else { return [] }
    let there = Set(identifiers)
    return wanted.filter { !there.contains($0.hash) }
  }

  /// Returns whether each page can be reached from a page by links.
  func reachablePages(from path: String) -> [Bool] {
    var isReached = [Bool](repeating: false, count: pageCount)
    guard let start = files[Self.hash(Array(path.utf8), [])], start >= 0 else { return isReached }
    isReached[Int(start)] = true
    var waiting = [Int(start)]
    while let page = waiting.popLast() {
      let end = page + 1 < linkStarts.count ? linkStarts[page + 1] : links.count
      for link in links[linkStarts[page]..<end] {
        guard let next = files[targets[Int(link)].pathHash], next >= 0, !isReached[Int(next)] else { continue }
        isReached[Int(next)] = true
        waiting.append(Int(next))
      }
    }
    return isReached
  }
}
