/// The builder of a table's columns.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// Takes a column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
  /// Takes the first statement of a body.
  public static func buildPartialBlock(first: [TableColumn<Row>]) -> [TableColumn<Row>] { first }
  /// Takes one statement after the others.
  public static func buildPartialBlock(
    accumulated: [TableColumn<Row>],
    next: [TableColumn<Row>]
  ) -> [TableColumn<Row>] { accumulated + next }
  /// Takes an empty body.
  public static func buildBlock() -> [TableColumn<Row>] { [] }
  /// Takes an `if` without an `else`.
  public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] { columns ?? [] }
  /// Takes an `if` that holds.
  public static func buildEither(first: [TableColumn<Row>]) -> [TableColumn<Row>] { first }
  /// Takes an `else`.
  public static func buildEither(second: [TableColumn<Row>]) -> [TableColumn<Row>] { second }
  /// Takes a `for` loop.
  public static func buildArray(_ columns: [[TableColumn<Row>]]) -> [TableColumn<Row>] { columns.flatMap { $0 } }
  /// Takes an `if #available`.
  public static func buildLimitedAvailability(_ columns: [TableColumn<Row>]) -> [TableColumn<Row>] { columns }
}
