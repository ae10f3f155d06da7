import CairnHTML
import Foundation

/// What the last build wrote down of its pages: what they were made from, and what the site needs to know of them.
///
/// It is a memory of results, not of what is in the output. A page is only left as it is if everything that it is made from has the same
/// digest, and its file in the output has the same, too. So a record that is old, or of another build, costs time and nothing else.
struct BuildRecord: Sendable {
  static let beginning = Array("cairn record 3\n".utf8)

  private let data: Data
  /// Where each unit of pages is in the data.
  private let units: [ContentDigest: Int]
  private let targets: [PageReading.Target]
  /// The rules that pages need.
  let needs: [StyleSheet.Needs]
  let sheets: [StyleSheet]
  /// The addresses that views gave as paths of pages.
  let addresses: [String]

  /// The names of the targets of links.
  var names: PageReading.Names { .recorded(data) }

  /// The number of units of pages.
  var unitCount: Int { units.count }

  struct Entry: Sendable {
    let page: RecordedPage
    let identifiers: [UInt64]
    let targets: [PageReading.Target]
  }

  /// Reads a record; `nil` if there is none, or if it is damaged.
  init?(at path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
    let read = data.withUnsafeBytes { try? Self.read($0) }
    guard let read else { return nil }
    self.data = data
    (units, targets, needs, addresses) = (read.units, read.targets, read.needs, read.addresses)
    sheets = needs.map { StyleSheet(needs: $0) }
  }

  private struct Content {
    var units: [ContentDigest: Int] = [:]
    var targets: [PageReading.Target] = []
    var needs: [StyleSheet.Needs] = []
    var addresses: [String] = []
  }

  private static func read(_ bytes: UnsafeRawBufferPointer) throws(RecordReader.Malformed) -> Content {
    // The end says where the lists begin, and the digest of all before it.
    guard bytes.count >= beginning.count + 24, bytes.starts(with: beginning) else { throw RecordReader.Malformed() }
    var end = RecordReader(bytes, at: bytes.count - 24)
    let lists = Int(clamping: try end.number())
    let digest = try end.digest()
    guard ContentDigest(of: UnsafeRawBufferPointer(rebasing: bytes.dropLast(16))) == digest else {
      throw RecordReader.Malformed()
    }
    var content = Content()
    var reader = RecordReader(bytes, at: beginning.count)
    while reader.position < lists {
      let key = try reader.digest()
      content.units[key] = reader.position
      _ = try reader.part()
    }
    for _ in 0..<(try reader.count(ofSize: 8)) {
      content.targets.append(try target(&reader))
    }
    for _ in 0..<(try reader.count(ofSize: 8)) {
      var needs = StyleSheet.Needs()
      for _ in 0..<(try reader.count(ofSize: 4)) { needs.rules.append(try reader.text()) }
      for _ in 0..<(try reader.count(ofSize: 8)) { needs.words.append(try reader.number()) }
      content.needs.append(needs)
    }
    for _ in 0..<(try reader.count(ofSize: 4)) { content.addresses.append(try reader.text()) }
    return content
  }

  /// Returns the pages that were made from inputs with a digest; `nil` if there are none.
  func entries(for key: ContentDigest) -> [Entry]? {
    guard let position = units[key] else { return nil }
    return data.withUnsafeBytes { bytes in
      var reader = RecordReader(bytes, at: position)
      return try? entries(&reader)
    }
  }

  private func entries(_ reader: inout RecordReader) throws(RecordReader.Malformed) -> [Entry] {
    _ = try reader.smallNumber()
    var entries: [Entry] = []
    for _ in 0..<(try reader.count(ofSize: 1)) {
      let page = try RecordedPage(reading: &reader)
      var identifiers: [UInt64] = []
      for _ in 0..<(try reader.count(ofSize: 8)) { identifiers.append(try reader.number()) }
      let count = try reader.count(ofSize: 4)
      var found: [PageReading.Target] = []
      found.reserveCapacity(count)
      for _ in 0..<count {
        let number = Int(try reader.smallNumber())
        guard targets.indices.contains(number) else { throw RecordReader.Malformed() }
        found.append(targets[number])
      }
      guard sheets.indices.contains(Int(page.sheet)),
        page.pageAddresses.allSatisfy({ addresses.indices.contains(Int($0)) })
      else { throw RecordReader.Malformed() }
      entries.append(Entry(page: page, identifiers: identifiers, targets: found))
    }
    return entries
  }

  private static func target(_ reader: inout RecordReader) throws(RecordReader.Malformed) -> PageReading.Target {
    let path = try reader.part()
    let start = reader.position - path.count
    let fragment = try reader.part()
    return PageReading.Target(
      hash: PathHash.hash(path, fragment),
      path: start..<start + path.count,
      fragment: reader.position - fragment.count..<reader.position
    )
  }
}
