/// The builder of a table's rows: rows, ``ForEach`` and ``Section``, with control flow.
@resultBuilder
public enum TableRowBuilder<Value> {
  /// Takes rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> TableRows<Value>
  where Content.TableRowValue == Value { content._rows }
  /// Refuses a value that is no row.
  @available(*, unavailable, message: "Write TableRow(value), or ForEach(values) { TableRow($0) }.")
  public static func buildExpression(_ value: Value) -> TableRows<Value> { TableRows() }
  /// Refuses several values that are no rows.
  @available(*, unavailable, message: "Write ForEach(values) { TableRow($0) }.")
  public static func buildExpression(_ values: some Sequence<Value>) -> TableRows<Value> { TableRows() }
  /// Takes the first statement of a body.
  public static func buildPartialBlock(first: TableRows<Value>) -> TableRows<Value> { first }
  /// Takes one statement after the others.
  public static func buildPartialBlock(
    accumulated: consuming TableRows<Value>,
    next: TableRows<Value>
  ) -> TableRows<Value> {
    accumulated.append(next)
    return accumulated
  }
  /// Takes an empty body.
  public static func buildBlock() -> TableRows<Value> { TableRows() }
  /// Takes an `if` without an `else`.
  public static func buildOptional(_ rows: TableRows<Value>?) -> TableRows<Value> { rows ?? TableRows() }
  /// Takes an `if` that holds.
  public static func buildEither(first: TableRows<Value>) -> TableRows<Value> { first }
  /// Takes an `else`.
  public static func buildEither(second: TableRows<Value>) -> TableRows<Value> { second }
  /// Takes a `for` loop.
  public static func buildArray(_ rows: [TableRows<Value>]) -> TableRows<Value> {
    rows.reduce(into: TableRows()) { $0.append($1) }
  }
  /// Takes an `if #available`.
  public static func buildLimitedAvailability(_ rows: TableRows<Value>) -> TableRows<Value> { rows }
}
