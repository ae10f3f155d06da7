/// A column of a ``Table``: a title, and what it shows of each row.
///
/// ```swift
/// TableColumn("Peak", value: \.name).rowHeader()
/// TableColumn("Height", value: \.height)
/// TableColumn("Map") { peak in Link("Map", destination: peak.map) }
/// ```
public struct TableColumn<Row> {
  let title: Text
  var description: TableColumnDescription
  var isRowHeader = false
  /// Renders the cell below all rows; `nil` for none.
  var footer: ((any Renderer) -> Void)?
  /// Renders the cell of a row.
  let content: (Row, any Renderer) -> Void

  init(_ title: Text, isNumeric: Bool = false, content: @escaping (Row, any Renderer) -> Void) {
    self.title = title
    description = TableColumnDescription(alignment: isNumeric ? .numeric : .leading)
    self.content = content
  }
}

// MARK: - Words

extension TableColumn {
  /// Creates a column of words; inline Markdown in the title is interpreted.
  ///
  /// - Parameters:
  ///   - titleKey: The title; an empty one is none.
  ///   - value: The words of a row, which show as they are.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Row, String>) { self.init(Text(titleKey), value: value) }

  /// Creates a column of words.
  ///
  /// - Parameters:
  ///   - title: The title, which shows as it is; an empty one is none.
  ///   - value: The words of a row, which show as they are.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: KeyPath<Row, String>) {
    self.init(Text(verbatim: String(title)), value: value)
  }

  /// Creates a column of words.
  ///
  /// - Parameters:
  ///   - title: The title; an empty one is none.
  ///   - value: The words of a row, which show as they are.
  public init(_ title: Text, value: KeyPath<Row, String>) {
    self.init(title) { row, renderer in renderer.text(Text(verbatim: row[keyPath: value])) }
  }
}

// MARK: - Numbers

extension TableColumn {
  /// Creates a column of numbers, which is aligned as such; inline Markdown in the title is interpreted.
  ///
  /// - Parameters:
  ///   - titleKey: The title; an empty one is none.
  ///   - value: The number of a row, which is written with digits only.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Row, some BinaryInteger>) {
    self.init(Text(titleKey), value: value)
  }

  /// Creates a column of numbers, which is aligned as such.
  ///
  /// - Parameters:
  ///   - title: The title, which shows as it is; an empty one is none.
  ///   - value: The number of a row, which is written with digits only.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: KeyPath<Row, some BinaryInteger>) {
    self.init(Text(verbatim: String(title)), value: value)
  }

  /// Creates a column of numbers, which is aligned as such.
  ///
  /// - Parameters:
  ///   - title: The title; an empty one is none.
  ///   - value: The number of a row, which is written with digits only.
  public init(_ title: Text, value: KeyPath<Row, some BinaryInteger>) {
    self.init(title, isNumeric: true) { row, renderer in
      renderer.text(Text(verbatim: String(row[keyPath: value])))
    }
  }
}
