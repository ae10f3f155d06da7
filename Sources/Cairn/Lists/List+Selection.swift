extension List {
  /// Creates a list whose rows a reader can choose, any number of them.
  ///
  /// A ``Form`` around it sends the identities of those chosen, with the name `selection`. The binding says which are chosen at first; content
  /// that reads it does not follow the choice of several rows.
  public init<ID: Hashable>(selection: Binding<Set<ID>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content)
    choice = selection.map { MultipleListChoice(selection: $0) }
  }

  /// Creates a list of which a reader can choose one row, as in a sidebar.
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   List(peaks, selection: $peakID) { Text($0.name) }
  /// } detail: {
  ///   PeakView(peak: peaks.first { $0.id == peakID })
  /// }
  /// ```
  ///
  /// A row stands for its tag, for the value of a ``NavigationLink`` in it, or for the identity of its element. A page holds what
  /// depends on the choice for each row, and shows what belongs to the one that is chosen, without a script; more values than
  /// ``EnvironmentValues/stateVariantLimit``, with that of no choice, are for forms only. A ``Form`` around it sends the identity of the chosen row, with
  /// the name `selection`.
  public init<ID: Hashable>(selection: Binding<ID?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content)
    choice = selection.map { SingleListChoice(selection: $0) }
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
    self.init { ForEach(data) { rowContent($0) } }
    choice = selection.map {
      SingleListChoice(selection: $0) {
        // A row without a tag also stands for its element.
        guard Data.Element.self == SelectionValue.self else { return [:] }
        let elements = data.compactMap { element in (element as? SelectionValue).map { (AnyHashable(element.id), $0) } }
        return Dictionary(elements) { first, _ in first }
      }
    }
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
}
