extension List {
  /// Creates a list whose rows a reader can choose, any number of them.
  ///
  /// A ``Form`` around it sends the identities of those chosen, with the name `selection`. The binding says which are chosen at first; content
  /// that reads it does not follow the choice.
  public init<ID: Hashable>(selection: Binding<Set<ID>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content)
    self.selection = selection.map { ListSelection(.multiple, selected: Self.identities($0.valueOfField)) }
  }

  /// Creates a list of which a reader can choose one row.
  public init<ID: Hashable>(selection: Binding<ID?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content)
    self.selection = selection.map {
      ListSelection(.single, selected: Self.identities($0.valueOfField.map { [$0] } ?? []))
    }
  }

  /// Creates a list with a row for each of some elements, any number of which a reader can choose.
  public init<Data: RandomAccessCollection, SelectionValue: Hashable, Row: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data) { rowContent($0) } }
  }

  /// Creates a list with a row for each of some elements, one of which a reader can choose.
  public init<Data: RandomAccessCollection, SelectionValue: Hashable, Row: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data) { rowContent($0) } }
  }

  /// Creates a list with a row for each of some elements, told apart by a key path, any number of which a reader can choose.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<ID>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id) { rowContent($0) } }
  }

  /// Creates a list with a row for each of some elements, told apart by a key path, one of which a reader can choose.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<ID?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id) { rowContent($0) } }
  }

  /// The identities of rows: values that have one of their own stand for the row with that identity.
  private static func identities<Value: Hashable>(_ values: Set<Value>) -> Set<String> {
    Set(values.map { value in ownIdentity(of: value).map { "\($0)" } ?? String(describing: value) })
  }
}
