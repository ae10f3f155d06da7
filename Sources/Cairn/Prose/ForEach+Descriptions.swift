// Terms of a list for each element of a collection.

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == [Description] {
  /// Creates terms for each element of an identifiable type.
  @_disfavoredOverload
  public init(_ data: Data, @DescriptionBuilder content: @escaping (Data.Element) -> [Description]) {
    self.init(data, .identifiable { $0.id }, content)
  }
}

extension ForEach where Content == [Description] {
  /// Creates terms for each element; a key path leads to its identity.
  @_disfavoredOverload
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @DescriptionBuilder content: @escaping (Data.Element) -> [Description]
  ) {
    self.init(data, .keyPath(id), content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content == [Description] {
  /// Creates terms for each number of a range.
  @_disfavoredOverload
  public init(_ data: Range<Int>, @DescriptionBuilder content: @escaping (Int) -> [Description]) {
    self.init(data, .position, content)
  }
}
