// Rows of a table for each element of a collection.

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: TableRows<Content.TableRowValue> {
    data.reduce(into: TableRows()) { $0.append(content($1)._rows) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
  /// Creates a row of a table for each element of an identifiable type.
  public init(_ data: Data) { self.init(data, .identifiable { $0.id }) { TableRow($0) } }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows of a table for each element of an identifiable type.
  @_disfavoredOverload
  public init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content)
  where Content == TableRows<Value> {
    self.init(data, .identifiable { $0.id }, content)
  }
}

extension ForEach {
  /// Creates rows of a table for each element; a key path leads to its identity.
  @_disfavoredOverload
  public init<Value>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content == TableRows<Value> {
    self.init(data, .keyPath(id), content)
  }
}
