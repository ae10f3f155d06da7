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
