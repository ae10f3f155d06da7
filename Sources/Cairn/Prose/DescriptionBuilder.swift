/// The builder of a list of terms.
@resultBuilder
public enum DescriptionBuilder {
  /// Takes a term.
  public static func buildExpression(_ description: Description) -> [Description] { [description] }
  /// Takes terms for each element of a collection.
  public static func buildExpression<Data, ID>(_ terms: ForEach<Data, ID, [Description]>) -> [Description] {
    terms.data.flatMap { terms.content($0) }
  }
  /// Takes the first statement of a body.
  public static func buildPartialBlock(first: [Description]) -> [Description] { first }
  /// Takes one statement after the others.
  public static func buildPartialBlock(accumulated: [Description], next: [Description]) -> [Description] {
    accumulated + next
  }
  /// Takes an empty body.
  public static func buildBlock() -> [Description] { [] }
  /// Takes an `if` without an `else`.
  public static func buildOptional(_ descriptions: [Description]?) -> [Description] { descriptions ?? [] }
  /// Takes an `if` that holds.
  public static func buildEither(first: [Description]) -> [Description] { first }
  /// Takes an `else`.
  public static func buildEither(second: [Description]) -> [Description] { second }
  /// Takes a `for` loop.
  public static func buildArray(_ descriptions: [[Description]]) -> [Description] { descriptions.flatMap { $0 } }
  /// Takes an `if #available`.
  public static func buildLimitedAvailability(_ descriptions: [Description]) -> [Description] { descriptions }
}
