/// Words of pages, of which each page should have its own; a few bytes a page, so that a site may have very many.
struct PageWords {
  /// The first page with each words, by their hashes.
  private var firstPages: [UInt64: Int32] = [:]
  /// All pages with words that several have.
  private var repeated: [UInt64: [Int32]] = [:]

  mutating func add(_ words: String, of page: Int32) {
    let hash = PathHash.hash(words.utf8)
    guard let first = firstPages.updateValue(page, forKey: hash) else { return }
    firstPages[hash] = first
    repeated[hash, default: [first]].append(page)
  }

  /// The pages that share their words, in the order of the first of each.
  var groups: [[Int32]] { repeated.values.sorted { $0[0] < $1[0] } }
}
