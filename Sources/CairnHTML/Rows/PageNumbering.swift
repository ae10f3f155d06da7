import Cairn

/// The ids that a page has used, and the latest numbers in the ids that it makes up.
struct PageNumbering {
  private var lastLabel = 0
  private var lastRow = 0
  private var lastDocument = 0
  var imageCount = 0
  /// The section or item whose parts are numbered apart from others; `nil` where the page numbers all of them.
  private var scope: Scope?
  private var names = Self.noNames

  /// What is empty in most fragments, behind one reference, so that a rendering begins and ends at no cost.
  private struct Names {
    var usedIdentifiers: Set<ByteKey> = []
    /// Those of views about which states decide.
    var identifiersOfVariants: Set<ByteKey> = []
    /// The latest numbers behind names of headings.
    var anchorCounts: [ByteKey: Int] = [:]
    var states = StateNumbers()
    var symbols = PageSymbols()
    var identified = IdentifiedElements()
    /// The beginnings of ids that were made up in a scope, by the number that the page gave them.
    var scopedLabels: [Int: String] = [:]
    var scopedRows: [Int: String] = [:]
    /// The document that is open, or was last.
    var document = OpenDocument()
  }

  private static let noNames = Boxed(Names())

  /// Forgets a rendering that has ended; most use numbers only.
  mutating func forgetRendering() {
    if scope != nil || !names.isShared(with: Self.noNames) { self = PageNumbering() }
    (lastLabel, lastRow, lastDocument, imageCount) = (0, 0, 0, 0)
  }

  /// The states whose controls are in the page.
  var states: StateNumbers {
    _read { yield names.value.states }
    _modify { yield &names.value.states }
  }

  /// The symbols to which the page refers.
  var symbols: PageSymbols {
    _read { yield names.value.symbols }
    _modify { yield &names.value.symbols }
  }

  /// The sections and items whose elements get ids.
  var identified: IdentifiedElements {
    _read { yield names.value.identified }
    _modify { yield &names.value.identified }
  }

  /// A text whose links lead to its own headings and footnotes.
  private struct OpenDocument {
    /// The ids of its headings, by the names that links in it have for them.
    var names: [ByteKey: String] = [:]
    /// The headings that have begun.
    var begun: Set<ByteKey> = []
    /// Its number among the documents with footnotes; 0 before it has shown one.
    var number = 0
  }

  /// How much is numbered; views behind others are as they would be without those if it is the same.
  var counts: [Int] {
    [
      names.value.usedIdentifiers.count, names.value.anchorCounts.count, lastLabel, lastRow, imageCount, lastDocument,
      names.value.states.count,
    ]
  }

  /// The numbers of a section or an item of its own, so that what is in front of it does not change its ids.
  struct Scope {
    fileprivate let name: String
    fileprivate var lastLabel = 0
    fileprivate var lastRow = 0
    fileprivate var lastDocument = 0
  }

  /// Numbers what comes apart from others, and returns the scope around.
  mutating func enterScope(_ name: String) -> Scope? {
    defer { scope = Scope(name: name) }
    return scope
  }

  mutating func leaveScope(to outer: Scope?) { scope = outer }

  /// Forgets all ids; those of the next section begin with its own.
  mutating func forgetIdentifiers() {
    names.value.usedIdentifiers.removeAll(keepingCapacity: true)
    names.value.identifiersOfVariants = []
    names.value.anchorCounts.removeAll(keepingCapacity: true)
    names.value.scopedLabels.removeAll(keepingCapacity: true)
    names.value.scopedRows.removeAll(keepingCapacity: true)
  }

  /// Returns the beginning of an id that was made up in a scope; `nil` for one of the page.
  func name(of kind: StaticString, _ number: Int) -> String? {
    guard !names.value.scopedRows.isEmpty || !names.value.scopedLabels.isEmpty else { return nil }
    return kind.utf8CodeUnitCount == 4 ? names.value.scopedRows[number] : names.value.scopedLabels[number]
  }

  /// Returns a name as part of the scope.
  ///
  /// Ids of sections and items have no full stops, so none of them is like one that is made up.
  func scoped(_ name: String) -> String { scope.map { "\($0.name).\(name)" } ?? name }

  /// Returns whether an identifier is used for the first time.
  mutating func claim(_ identifier: String) -> Bool { names.value.usedIdentifiers.insert(ByteKey(identifier)).inserted }

  /// Returns whether an identifier is used for the first time, and notes it if a state decides about the view that has it.
  mutating func claim(_ identifier: String, ofVariant isVariant: Bool) -> Bool {
    guard claim(identifier) else { return false }
    if isVariant { names.value.identifiersOfVariants.insert(ByteKey(identifier)) }
    return true
  }

  /// Whether a state decides about the view that has an identifier.
  func isOfVariant(_ identifier: String) -> Bool { names.value.identifiersOfVariants.contains(ByteKey(identifier)) }

  /// Returns a name, with a number behind it where it is an id already.
  func unusedIdentifier(_ name: String) -> String {
    var identifier = name
    var number = 1
    while names.value.usedIdentifiers.contains(ByteKey(identifier)) {
      number += 1
      identifier = "\(name)-\(number)"
    }
    return identifier
  }

  /// Returns an id for a heading that no other element has: its name, with a number behind it where that is taken.
  mutating func claimAnchor(_ name: String, unless isTaken: (String) -> Bool) -> String {
    var identifier = name
    while isTaken(identifier) || !claim(identifier) {
      let number = names.value.anchorCounts[ByteKey(name), default: 0] + 1
      names.value.anchorCounts[ByteKey(name)] = number
      identifier = "\(name)-\(number)"
    }
    return identifier
  }

  /// Begins a document whose headings have these ids, by their names.
  mutating func beginDocument(_ headings: [ByteKey: String]) { names.value.document = OpenDocument(names: headings) }

  mutating func endDocument() { names.value.document = OpenDocument() }

  /// Returns the id of the open document's heading with a name, for the first heading of that name.
  mutating func takeName(ofHeading anchor: String) -> String? {
    guard !names.value.document.names.isEmpty,
      let name = names.value.document.names[ByteKey(anchor)]
    else { return nil }
    return names.value.document.begun.insert(ByteKey(anchor)).inserted ? name : nil
  }

  /// Returns an address in the open document as the page has it; `nil` if it leads to none of its headings.
  func address(of destination: String) -> String? {
    guard destination.utf8.first == UInt8(ascii: "#"), !names.value.document.names.isEmpty else { return nil }
    return names.value.document.names[ByteKey(String(destination.dropFirst()))].map { "#" + $0 }
  }

  /// The number of the open document among those with footnotes, from 1.
  var numberOfDocument: Int {
    mutating get {
      if names.value.document.number == 0 { names.value.document.number = nextDocument() }
      return names.value.document.number
    }
  }

  private mutating func nextDocument() -> Int {
    guard var inner = scope else {
      lastDocument += 1
      return lastDocument
    }
    inner.lastDocument += 1
    scope = inner
    return inner.lastDocument
  }

  /// Returns the number of a heading that labels its section.
  mutating func nextLabel() -> Int {
    lastLabel += 1
    if scope != nil { nameLabel() }
    return lastLabel
  }

  /// Returns the number of a row whose parts refer to one another.
  mutating func nextRow() -> Int {
    lastRow += 1
    if scope != nil { nameRow() }
    return lastRow
  }

  private mutating func nameLabel() {
    guard var inner = scope else { return }
    inner.lastLabel += 1
    names.value.scopedLabels[lastLabel] = "\(inner.name).section-\(inner.lastLabel)"
    scope = inner
  }

  private mutating func nameRow() {
    guard var inner = scope else { return }
    inner.lastRow += 1
    names.value.scopedRows[lastRow] = "\(inner.name).row-\(inner.lastRow)"
    scope = inner
  }

  /// Returns the position of a picture in the page, from 1.
  mutating func nextImage() -> Int {
    imageCount += 1
    return imageCount
  }
}
