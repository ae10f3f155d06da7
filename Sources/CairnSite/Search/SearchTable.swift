import Cairn
import CairnHTML

/// The words of a site, sorted, and the numbers of the pages that have them.
struct SearchTable: Sendable {
  let entries: [SearchIndex.Entry]
  /// The words, sorted by their bytes.
  private let texts: [String]
  /// The numbers of the pages of each word, from the lowest.
  private let pages: [[Int32]]
  /// The words that most pages have.
  let leftOut: [String]

  /// The fewest pages of which a word can be in too many.
  private static let fewestPages = 4

  init(_ entries: [SearchIndex.Entry]) {
    self.entries = entries
    var numbers: [ByteKey: Int] = [:]
    var texts: [String] = []
    var pages: [[Int32]] = []
    for (page, entry) in entries.enumerated() {
      let page = Int32(clamping: page)
      func add(_ text: String) {
        SearchWords.forEach(in: text) { word in
          let key = ByteKey(word)
          guard let number = numbers[key] else {
            numbers[key] = texts.count
            texts.append(word)
            pages.append([page])
            return
          }
          if pages[number].last != page { pages[number].append(page) }
        }
      }
      add(entry.title)
      add(entry.summary)
      entry.forEachText(add)
    }
    let most = entries.count < Self.fewestPages ? entries.count : entries.count / 2
    let order = texts.indices.sorted { texts[$0].utf8.lexicographicallyPrecedes(texts[$1].utf8) }
    let kept = order.filter { pages[$0].count <= most }
    leftOut = order.filter { pages[$0].count > most }.map { texts[$0] }
    self.texts = kept.map { texts[$0] }
    self.pages = kept.map { pages[$0] }
  }

  /// The number of words.
  var count: Int { texts.count }

  func text(_ number: Int) -> String { texts[number] }

  func pageCount(_ number: Int) -> Int { pages[number].count }

  func word(_ number: Int) -> SearchIndex.Word {
    SearchIndex.Word(text: texts[number], pages: pages[number].map { entries[Int($0)] })
  }

  var words: some Collection<SearchIndex.Word> { texts.indices.lazy.map { word($0) } }

  // MARK: The file

  /// Returns the file for scripts.
  func json(address: (SearchIndex.Entry) -> String) -> [UInt8] {
    var bytes = Array("{\"version\":1,\"letters\":{".utf8)
    let letters = SearchWords.letters.map { "\"\($0.letter)\":\"\($0.words)\"" }
    bytes += letters.joined(separator: ",").utf8
    bytes += "},\n\"leftOut\":[\(leftOut.map { "\"\($0)\"" }.joined(separator: ","))],\n\"pages\":[".utf8
    for (number, entry) in entries.enumerated() {
      let page: StructuredData.Value = [
        "address": .string(address(entry)), "title": .string(entry.title), "summary": .string(entry.summary),
      ]
      bytes += "\(number == 0 ? "" : ",")\n\(StructuredData(page).json)".utf8
    }
    bytes += "],\n\"words\":{".utf8
    for number in texts.indices {
      bytes += "\(number == 0 ? "" : ",")\n\"\(texts[number])\":[".utf8
      var last: Int32 = 0
      for (position, page) in pages[number].enumerated() {
        bytes += "\(position == 0 ? "" : ",")\(page - last)".utf8
        last = page
      }
      bytes.append(UInt8(ascii: "]"))
    }
    return bytes + "}}\n".utf8
  }
}
