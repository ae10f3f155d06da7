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
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element, told apart by a key path, which gets a binding to the element.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [ElementBinding<Elements.Element, ID>] {
    self.init(data.elements(id), .identifiable(\.id)) { content($0.element) }
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
  /// A binding to the element at a position.
  ///
  /// Its value stays what it was where the collection has become too short for it.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let known = wrappedValue[position]
    func get(_ elements: Value) -> Value.Element { elements.indices.contains(position) ? elements[position] : known }
    func set(_ elements: inout Value, _ element: Value.Element) {
      if elements.indices.contains(position) { elements[position] = element }
    }
    guard let key = position as? any Hashable else {
      return derived(get: { get(wrappedValue) }, set: { set(&wrappedValue, $0) })
    }
    return element(StatePartStep(key: AnyHashable(key), get: get, set: set))
  }

  /// Bindings to all elements.
  fileprivate func elements<ID: Hashable>(
    _ identity: KeyPath<Value.Element, ID>
  ) -> [ElementBinding<Value.Element, ID>] {
    let outline = part?.outline ?? wrappedValue
    return outline.indices.map { index in
      let known = outline[index]
      let id = known[keyPath: identity]
      // It is mostly still where it was.
      func position(in elements: Value) -> Value.Index? {
        if elements.indices.contains(index), elements[index][keyPath: identity] == id { return index }
        return elements.firstIndex { $0[keyPath: identity] == id }
      }
      let step = StatePartStep<Value, Value.Element>(
        key: id,
        get: { elements in position(in: elements).map { elements[$0] } ?? known },
        set: { elements, element in if let position = position(in: elements) { elements[position] = element } }
      )
      return ElementBinding(element: element(step), id: id)
    }
  }

  private func element(_ step: StatePartStep<Value, Value.Element>) -> Binding<Value.Element> {
    if let part { return Binding<Value.Element>(part.part(step)) }
    return derived(get: { step.get(wrappedValue) }, set: { step.set(&wrappedValue, $0) })
  }
}
