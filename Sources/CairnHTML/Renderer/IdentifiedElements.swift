import Cairn

/// The open sections and items whose elements get an id, so that an update of the page can name them.
struct IdentifiedElements {
  /// Whether elements get ids.
  private(set) var isOn = false
  private var elements: [Element] = []
  private var places = Places()

  /// What an update has to know about the bytes of a section.
  struct Places: Sendable {
    /// Where markup of an author's own is, which only browsers can read.
    fileprivate(set) var raw: [Range<Int>] = []
    /// Where the items are that are in no other item.
    fileprivate(set) var items: [Range<Int>] = []

    /// Moves what is behind a place where bytes were put in.
    fileprivate mutating func move(by count: Int, behind place: Int) {
      Self.move(&raw, by: count, behind: place)
      Self.move(&items, by: count, behind: place)
    }

    private static func move(_ ranges: inout [Range<Int>], by count: Int, behind place: Int) {
      for index in ranges.indices.reversed() {
        guard ranges[index].lowerBound >= place else { return }
        ranges[index] = (ranges[index].lowerBound + count)..<(ranges[index].upperBound + count)
      }
    }
  }

  struct Element {
    /// Where its start tag begins among the written bytes.
    var start: Int
    let identifier: String
    /// The number of open items, to find the item that ends; 0 for what is no item.
    let depth: Int
    /// What numbered the parts of elements around.
    let outer: PageNumbering.Scope?
  }

  var last: Element? { elements.last }

  mutating func begin(_ element: Element) {
    isOn = true
    elements.append(element)
  }

  /// Corrects where an item's own start tag begins, if something of the elements around it was written before.
  mutating func moveStart(to start: Int, ofItemAt depth: Int) {
    guard let index = elements.indices.last, elements[index].depth == depth else { return }
    elements[index].start = start
  }

  /// Notes where markup of an author's own was written.
  mutating func noteRaw(_ range: Range<Int>) {
    if isOn, !range.isEmpty { places.raw.append(range) }
  }

  /// Notes that an element got its id.
  mutating func noteIdentified(_ range: Range<Int>, inserted count: Int, at place: Int) {
    places.move(by: count, behind: place)
    // What is open besides is the section alone.
    if elements.count == 1 { places.items.append(range) }
  }

  /// Returns what was noted about a section.
  mutating func takePlaces() -> Places {
    defer { places = Places() }
    return places
  }

  mutating func end() -> Element? {
    let element = elements.popLast()
    isOn = !elements.isEmpty
    return element
  }
}

extension HTMLRenderer {
  /// Begins a section whose element gets an id; ids that the renderer makes up inside begin with it.
  func beginIdentifiedSection(_ identifier: String) {
    numbering.forgetIdentifiers()
    beginIdentified(identifier, depth: 0)
  }

  func endIdentifiedSection() { endIdentified() }

  func beginIdentifiedItem(_ identity: String) { beginIdentified(part: identity, depth: rows.items.count) }

  /// Begins an element of a sequence that is no item; the first thing that it shows gets its id.
  func beginIdentifiedElement(_ identity: String) { beginIdentified(part: identity, depth: 0) }

  private func beginIdentified(part identity: String, depth: Int) {
    guard let around = numbering.identified.last?.identifier else { return }
    let name = "\(around)--\(ElementIdentifier.component(identity))"
    // Two lists of a section may show the same element.
    beginIdentified(numbering.unusedIdentifier(name), depth: depth)
  }

  private func beginIdentified(_ identifier: String, depth: Int) {
    let outer = numbering.enterScope(identifier)
    numbering.identified.begin(
      IdentifiedElements.Element(start: writer.count, identifier: identifier, depth: depth, outer: outer)
    )
  }

  func endIdentified() {
    guard let element = numbering.identified.end() else { return }
    numbering.leaveScope(to: element.outer)
    guard let place = writer.placeForIdentifier(ofTagAt: element.start), numbering.claim(element.identifier)
    else { return }
    let count = writer.insert(identifier: element.identifier, at: place)
    numbering.identified.noteIdentified(element.start..<writer.count, inserted: count, at: place)
  }

  /// Ends the open item, and gives it its id.
  func endItem() {
    if let element = numbering.identified.last, element.depth > 0, element.depth == rows.items.count { endIdentified() }
    rows.endItem()
  }
}
