extension TableColumn {
  /// Creates a column of numbers with fractions, which is aligned as such; inline Markdown in the title is interpreted.
  ///
  /// - Parameters:
  ///   - titleKey: The title; an empty one is none.
  ///   - value: The number of a row, which is written as Swift prints it, such as `0.5`.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Row, some BinaryFloatingPoint & LosslessStringConvertible>)
  {
    self.init(Text(titleKey), value: value)
  }

  /// Creates a column of numbers with fractions, which is aligned as such.
  ///
  /// - Parameters:
  ///   - title: The title, which shows as it is; an empty one is none.
  ///   - value: The number of a row, which is written as Swift prints it, such as `0.5`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    value: KeyPath<Row, some BinaryFloatingPoint & LosslessStringConvertible>
  ) {
    self.init(Text(verbatim: String(title)), value: value)
  }

  /// Creates a column of numbers with fractions, which is aligned as such.
  ///
  /// - Parameters:
  ///   - title: The title; an empty one is none.
  ///   - value: The number of a row, which is written as Swift prints it, such as `0.5`.
  public init(_ title: Text, value: KeyPath<Row, some BinaryFloatingPoint & LosslessStringConvertible>) {
    self.init(title, isNumeric: true) { row, renderer in
      renderer.text(Text(verbatim: row[keyPath: value].description))
    }
  }
}

// MARK: - Views

extension TableColumn {
  /// Creates a column of any views; inline Markdown in the title is interpreted.
  ///
  /// - Parameters:
  ///   - titleKey: The title; an empty one is none.
  ///   - value: What the rows could be sorted by; a column of numbers is aligned as such.
  ///   - content: What the cell of a row shows.
  public init<Value: Comparable, Content: View>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// Creates a column of any views.
  ///
  /// - Parameters:
  ///   - title: The title, which shows as it is; an empty one is none.
  ///   - value: What the rows could be sorted by; a column of numbers is aligned as such.
  ///   - content: What the cell of a row shows.
  @_disfavoredOverload
  public init<Value: Comparable, Content: View>(
    _ title: some StringProtocol,
    value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> Content
  ) {
    self.init(Text(verbatim: String(title)), value: value, content: content)
  }

  /// Creates a column of any views.
  ///
  /// - Parameters:
  ///   - title: The title; an empty one is none.
  ///   - value: What the rows could be sorted by; a column of numbers is aligned as such.
  ///   - content: What the cell of a row shows.
  public init<Value: Comparable, Content: View>(
    _ title: Text,
    value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> Content
  ) {
    self.init(title, isNumeric: Value.self is any Numeric.Type) { row, renderer in
      ProseCalls.part(content(row), into: renderer)
    }
  }

  /// Creates a column of any views; inline Markdown in the title is interpreted.
  ///
  /// - Parameters:
  ///   - titleKey: The title; an empty one is none.
  ///   - content: What the cell of a row shows.
  public init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// Creates a column of any views.
  ///
  /// - Parameters:
  ///   - title: The title, which shows as it is; an empty one is none.
  ///   - content: What the cell of a row shows.
  @_disfavoredOverload
  public init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: @escaping (Row) -> Content) {
    self.init(Text(verbatim: String(title)), content: content)
  }

  /// Creates a column of any views.
  ///
  /// - Parameters:
  ///   - title: The title; an empty one is none.
  ///   - content: What the cell of a row shows.
  public init<Content: View>(_ title: Text, @ViewBuilder content: @escaping (Row) -> Content) {
    self.init(title) { row, renderer in ProseCalls.part(content(row), into: renderer) }
  }
}
