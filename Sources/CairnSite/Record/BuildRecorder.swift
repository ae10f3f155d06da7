import Cairn
import CairnHTML

/// The making of a record while a site is built.
struct BuildRecorder {
  /// Pages that are made from the same inputs.
  private struct Unit {
    let key: ContentDigest
    /// Where they are among all pages.
    let pages: Range<Int>
  }

  /// What is written of a page: a few bytes, so that a site may have very many.
  private struct WrittenPage {
    /// Where its bytes end.
    let end: Int
    /// Its number in the checks.
    let number: Int?
  }

  private var units: [Unit] = []
  private var pages: [WrittenPage] = []
  /// The bytes of all pages, one behind the other.
  private var written = RecordWriter()
  private var keys: Set<ContentDigest> = []
  /// The keys of units that cannot be told apart.
  private var repeatedKeys: Set<ContentDigest> = []
  private var needs: [StyleSheet.Needs] = []
  private var needsNumbers: [StyleSheet.Needs: Int32] = [:]
  private var addresses: [String] = []
  private var addressNumbers: [ByteKey: Int32] = [:]

  /// Whether a unit is not the one of the last record.
  private var hasNews = false

  var isEmpty: Bool { units.isEmpty }

  /// Returns whether the last record says the same already.
  func isContent(of record: BuildRecord) -> Bool {
    !hasNews && repeatedKeys.isEmpty && units.count == record.unitCount
  }

  mutating func add(_ pages: [(page: RenderedPage, number: Int?)], key: ContentDigest) {
    guard keys.insert(key).inserted else {
      repeatedKeys.insert(key)
      return
    }
    guard pages.allSatisfy({ $0.page.draft != nil }) else { return }
    let first = self.pages.count
    for (page, number) in pages {
      guard let draft = page.draft else { continue }
      if page.earlier == nil { hasNews = true }
      let addresses = page.pageAddresses.map { self.number(of: $0) }
      RecordedPage(page, draft, sheet: self.number(of: draft.needs), pageAddresses: addresses).write(to: &written)
      self.pages.append(WrittenPage(end: written.bytes.count, number: number))
    }
    units.append(Unit(key: key, pages: first..<self.pages.count))
  }

  private mutating func number(of needs: StyleSheet.Needs) -> Int32 {
    if let number = needsNumbers[needs] { return number }
    let number = Int32(clamping: self.needs.count)
    needsNumbers[needs] = number
    self.needs.append(needs)
    return number
  }

  private mutating func number(of address: String) -> Int32 {
    let key = ByteKey(address)
    if let number = addressNumbers[key] { return number }
    let number = Int32(clamping: addresses.count)
    addressNumbers[key] = number
    addresses.append(address)
    return number
  }

  // MARK: Writing

  /// Calls a closure with the bytes of the record, one chunk after the other.
  func write(_ register: LinkRegister, _ sink: ([UInt8]) throws -> Void) throws {
    var digester = ContentDigest.Digester()
    var count = 0
    func send(_ writer: inout RecordWriter) throws {
      writer.bytes.withUnsafeBytes { digester.add($0) }
      count += writer.bytes.count
      try sink(writer.bytes)
      writer.removeAll()
    }
    var writer = RecordWriter(BuildRecord.beginning)
    var content = RecordWriter()
    for unit in units where !repeatedKeys.contains(unit.key) {
      content.removeAll()
      write(unit, register, to: &content)
      writer.write(unit.key)
      writer.write(content.bytes)
      if writer.bytes.count > 1 << 18 { try send(&writer) }
    }
    try send(&writer)
    let lists = count
    writer.write(count: register.targets.count)
    for target in register.targets {
      writer.write(target.path)
      writer.write(target.fragment)
      if writer.bytes.count > 1 << 18 { try send(&writer) }
    }
    writeLists(to: &writer)
    writer.write(UInt64(lists))
    try send(&writer)
    writer.write(digester.digest)
    try sink(writer.bytes)
  }

  private func write(_ unit: Unit, _ register: LinkRegister, to writer: inout RecordWriter) {
    writer.write(count: unit.pages.count)
    for index in unit.pages {
      let (start, number) = (index == 0 ? 0 : pages[index - 1].end, pages[index].number)
      writer.append(written.bytes[start..<pages[index].end])
      let identifiers = number.map { register.identifiers(ofPage: $0) } ?? []
      writer.write(count: identifiers.count)
      for identifier in identifiers { writer.write(identifier) }
      writer.write(number.map { register.links(ofPage: $0) } ?? [])
    }
  }

  private func writeLists(to writer: inout RecordWriter) {
    writer.write(count: needs.count)
    for one in needs {
      writer.write(count: one.rules.count)
      for rule in one.rules { writer.write(rule) }
      writer.write(count: one.words.count)
      for word in one.words { writer.write(word) }
    }
    writer.write(count: addresses.count)
    for address in addresses { writer.write(address) }
  }
}
