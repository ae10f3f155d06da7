/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// ForEach($tasks.filter { !$0.wrappedValue.isDone }) { $task in
///   Toggle(task.name, isOn: $task.isDone)
/// }
/// ```
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// What goes through the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Bindings to some elements next to each other.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { outline.startIndex }

  /// The position behind the last element.
  public var endIndex: Value.Index { outline.endIndex }

  /// The positions of all elements.
  public var indices: Value.Indices { outline.indices }

  /// Returns the position behind another one.
  public func index(after position: Value.Index) -> Value.Index { outline.index(after: position) }

  /// Changes a position to the one behind it.
  public func formIndex(after position: inout Value.Index) { outline.formIndex(after: &position) }

  /// A binding to the element at a position, which must be one of the collection.
  ///
  /// An element with an identity is followed when others come before it. Where there is no such element any more, the binding has the value
  /// that it had.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let known = outline[position]
    if let identity = ownIdentity(of: known) {
      return element(known, at: position, key: .element(identity)) { ownIdentity(of: $0) == identity }
    }
    let hashable = (position as? any Hashable).map { AnyHashable($0) }
    return element(known, at: position, key: hashable.map { .position($0) }, isIt: nil)
  }
}

extension Binding: BidirectionalCollection where Value: MutableCollection & BidirectionalCollection {
  /// Returns the position in front of another one.
  public func index(before position: Value.Index) -> Value.Index { outline.index(before: position) }

  /// Changes a position to the one in front of it.
  public func formIndex(before position: inout Value.Index) { outline.formIndex(before: &position) }
}

// Without these, positions would be counted one by one.
extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
  /// Returns the position at a distance from another one.
  public func index(_ position: Value.Index, offsetBy distance: Int) -> Value.Index {
    outline.index(position, offsetBy: distance)
  }

  /// Returns the position at a distance from another one; `nil` beyond a limit.
  public func index(_ position: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index) -> Value.Index? {
    outline.index(position, offsetBy: distance, limitedBy: limit)
  }

  /// Returns how far it is from one position to another.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int { outline.distance(from: start, to: end) }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value, which stays when the value changes.
  public var id: Value.ID { outline.id }
}

extension Binding where Value: MutableCollection {
  /// Returns bindings to all elements, with their identities and the keys by which they change.
  func elements<ID: Hashable>(
    _ identity: @escaping (Value.Element) -> ID,
    _ key: (Value.Element, ID) -> StatePartKey
  ) -> [ElementBinding<Value.Element, ID>] {
    let outline = outline
    return outline.indices.map { index in
      let known = outline[index]
      let id = identity(known)
      return ElementBinding(element: element(known, at: index, key: key(known, id)) { identity($0) == id }, id: id)
    }
  }

  /// Returns a binding to an element; without a key, it does not change by itself.
  private func element(
    _ known: Value.Element,
    at index: Value.Index,
    key: StatePartKey?,
    isIt: ((Value.Element) -> Bool)?
  ) -> Binding<Value.Element> {
    let way = wayToElement(of: Value.self, known, at: index, isIt: isIt)
    if let part, let key {
      return Binding<Value.Element>(part.part(StatePartStep(key: key, get: way.get, set: way.set)))
    }
    return derived(get: { way.get(wrappedValue) }, set: { way.set(&wrappedValue, $0) })
  }
}

/// Returns how to read and to replace an element of a collection, also when others came before it.
///
/// - Parameters:
///   - type: The type of the collection.
///   - known: The element as it was, for where there is no such element any more.
///   - index: Where it was.
///   - isIt: Whether an element is the one; `nil` if its place alone says so.
/// - Returns: The ways.
func wayToElement<Elements: MutableCollection>(
  of type: Elements.Type,
  _ known: Elements.Element,
  at index: Elements.Index,
  isIt: ((Elements.Element) -> Bool)?
) -> (get: (Elements) -> Elements.Element, set: (inout Elements, Elements.Element) -> Void) {
  // It is mostly still where it was.
  func isThere(in elements: Elements) -> Bool {
    index >= elements.startIndex && index < elements.endIndex && isIt?(elements[index]) != false
  }
  func get(_ elements: Elements) -> Elements.Element {
    isThere(in: elements) ? elements[index] : isIt.flatMap { elements.first(where: $0) } ?? known
  }
  func set(_ elements: inout Elements, _ element: Elements.Element) {
    if isThere(in: elements) {
      elements[index] = element
    } else if let position = isIt.flatMap({ elements.firstIndex(where: $0) }) {
      elements[position] = element
    }
  }
  return (get, set)
}

extension Binding {
  /// The value without what its parts are by themselves, so that nothing depends on more than which elements there are.
  private var outline: Value { part?.outline ?? wrappedValue }
}

/// Returns the identity of a value that has one by itself.
func ownIdentity<Value>(of value: Value) -> AnyHashable? {
  func identity(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
  return (value as? any Identifiable).map { identity($0) }
}
