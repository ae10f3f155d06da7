/// An element of a collection that a binding leads to, and its identity.
public struct ElementBinding<Element, ID: Hashable> {
  let element: Binding<Element>
  let id: ID
}

extension ForEach where Content: View {
  /// Creates a view for each element of an identifiable type, which gets a binding to the element.
  ///
  /// Each element changes by itself, so a view may have many with controls.
  ///
  /// ```swift
  /// ForEach($tasks) { $task in
  ///   Toggle(task.name, isOn: $task.isDone)
  ///   if task.isDone { Text("Done") }
  /// }
  /// ```
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Elements.Element: Identifiable, ID == Elements.Element.ID, Data == [ElementBinding<Elements.Element, ID>] {
    self.init(data.elements({ $0.id }) { .element($1) }, .identifiable(\.id)) { content($0.element) }
  }

  /// Creates a view for each element, told apart by a key path, which gets a binding to the element.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [ElementBinding<Elements.Element, ID>] {
    let key = { (element: Elements.Element, own: ID) -> StatePartKey in
      ownIdentity(of: element) == AnyHashable(own) ? .element(own) : .elementBy(id, own)
    }
    self.init(data.elements({ $0[keyPath: id] }, key), .identifiable(\.id)) { content($0.element) }
  }
}

extension List {
  /// Creates a list with a row for each element of an identifiable type, which gets a binding to the element.
  public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<[ElementBinding<Elements.Element, Elements.Element.ID>], Elements.Element.ID, Row>
  {
    self.init { ForEach(data) { rowContent($0) } }
  }

  /// Creates a list with a row for each element, told apart by a key path, which gets a binding to the element.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<[ElementBinding<Elements.Element, ID>], ID, Row> {
    self.init { ForEach(data, id: id) { rowContent($0) } }
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to the element at a position, which must be one of the collection.
  ///
  /// An element with an identity is followed when others come before it. Where there is no such element any more, the binding has the value
  /// that it had.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let known = (part?.outline ?? wrappedValue)[position]
    if let identity = ownIdentity(of: known) {
      return element(known, at: position, key: .element(identity)) { ownIdentity(of: $0) == identity }
    }
    let hashable = (position as? any Hashable).map { AnyHashable($0) }
    return element(known, at: position, key: hashable.map { .position($0) }, isIt: nil)
  }

  /// Returns bindings to all elements, with their identities and the keys by which they change.
  fileprivate func elements<ID: Hashable>(
    _ identity: @escaping (Value.Element) -> ID,
    _ key: (Value.Element, ID) -> StatePartKey
  ) -> [ElementBinding<Value.Element, ID>] {
    let outline = part?.outline ?? wrappedValue
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
    // It is mostly still where it was.
    func isThere(in elements: Value) -> Bool {
      index >= elements.startIndex && index < elements.endIndex && isIt?(elements[index]) != false
    }
    func get(_ elements: Value) -> Value.Element {
      isThere(in: elements) ? elements[index] : isIt.flatMap { elements.first(where: $0) } ?? known
    }
    func set(_ elements: inout Value, _ element: Value.Element) {
      if isThere(in: elements) {
        elements[index] = element
      } else if let position = isIt.flatMap({ elements.firstIndex(where: $0) }) {
        elements[position] = element
      }
    }
    if let part, let key { return Binding<Value.Element>(part.part(StatePartStep(key: key, get: get, set: set))) }
    return derived(get: { get(wrappedValue) }, set: { set(&wrappedValue, $0) })
  }
}

/// The identity of a value that has one by itself.
private func ownIdentity<Value>(of value: Value) -> AnyHashable? {
  func identity(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
  return (value as? any Identifiable).map { identity($0) }
}
