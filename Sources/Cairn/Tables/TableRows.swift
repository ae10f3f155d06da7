/// Rows of a ``Table`` under a title.
///
/// ```swift
/// TableSection("Alps", alps)
/// ```
public struct TableSection<Row> {
  let title: Text?
  /// Calls a closure for each row.
  let forEachRow: ((Row) -> Void) -> Void

  init(title: Text?, _ rows: some Sequence<Row>) {
    self.title = title
    forEachRow = { body in for row in rows { body(row) } }
  }

  /// Creates rows under a title; inline Markdown in it is interpreted.
  public init(_ titleKey: LocalizedStringKey, _ rows: some Sequence<Row>) { self.init(Text(titleKey), rows) }

  /// Creates rows under a title, which shows as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, _ rows: some Sequence<Row>) {
    self.init(Text(verbatim: String(title)), rows)
  }

  /// Creates rows under a title.
  public init(_ title: Text, _ rows: some Sequence<Row>) { self.init(title: title, rows) }
}

/// The builder of a table's rows: sections, sequences of rows, and single rows.
@resultBuilder
public enum TableRowBuilder<Row> {
  /// Takes rows under a title.
  public static func buildExpression(_ section: TableSection<Row>) -> [TableSection<Row>] { [section] }
  /// Takes a row.
  public static func buildExpression(_ row: Row) -> [TableSection<Row>] {
    [TableSection(title: nil, CollectionOfOne(row))]
  }
  /// Takes several rows.
  public static func buildExpression(_ rows: some Sequence<Row>) -> [TableSection<Row>] {
    [TableSection(title: nil, rows)]
  }
  /// Takes the first statement of a body.
  public static func buildPartialBlock(first: [TableSection<Row>]) -> [TableSection<Row>] { first }
  /// Takes one statement after the others.
  public static func buildPartialBlock(
    accumulated: [TableSection<Row>],
    next: [TableSection<Row>]
  ) -> [TableSection<Row>] { accumulated + next }
  /// Takes an empty body.
  public static func buildBlock() -> [TableSection<Row>] { [] }
  /// Takes an `if` without an `else`.
  public static func buildOptional(_ sections: [TableSection<Row>]?) -> [TableSection<Row>] { sections ?? [] }
  /// Takes an `if` that holds.
  public static func buildEither(first: [TableSection<Row>]) -> [TableSection<Row>] { first }
  /// Takes an `else`.
  public static func buildEither(second: [TableSection<Row>]) -> [TableSection<Row>] { second }
  /// Takes a `for` loop.
  public static func buildArray(_ sections: [[TableSection<Row>]]) -> [TableSection<Row>] { sections.flatMap { $0 } }
  /// Takes an `if #available`.
  public static func buildLimitedAvailability(_ sections: [TableSection<Row>]) -> [TableSection<Row>] { sections }
}
