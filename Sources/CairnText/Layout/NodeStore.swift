/// The data of nodes of one kind; indices of another store do not fit.
struct NodeStore<Element> {
  struct Index: Hashable {
    fileprivate let number: Int32
  }

  private var elements: [Element] = []

  mutating func append(_ element: consuming Element) -> Index {
    elements.append(element)
    return Index(number: Int32(truncatingIfNeeded: elements.count - 1))
  }

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  subscript(index: Index) -> Element {
    @inline(__always) get { elements[Int(index.number)] }
    @inline(__always) _modify { yield &elements[Int(index.number)] }
  }

  var first: Element? { elements.first }
}
