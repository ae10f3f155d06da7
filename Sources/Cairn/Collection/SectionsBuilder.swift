/// The builder of an array of erased sections from the sections in a closure, of any types.
@resultBuilder
public enum SectionsBuilder {
  /// Lists a section.
  public static func buildExpression(_ section: some CollectionSection) -> [AnySection] {
    [AnySection(section)]
  }

  /// Lists an erased section.
  public static func buildExpression(_ section: AnySection) -> [AnySection] { [section] }

  /// Lists a section, if there is one.
  public static func buildExpression(_ section: (some CollectionSection)?) -> [AnySection] {
    section.map { [AnySection($0)] } ?? []
  }

  /// Lists sections of one type.
  public static func buildExpression(_ sections: some Sequence<some CollectionSection>) -> [AnySection] {
    sections.map { AnySection($0) }
  }

  /// Lists erased sections.
  public static func buildExpression(_ sections: some Sequence<AnySection>) -> [AnySection] {
    Array(sections)
  }

  /// Builds no sections from an empty closure.
  public static func buildBlock() -> [AnySection] { [] }

  /// Starts with the first statement.
  public static func buildPartialBlock(first: [AnySection]) -> [AnySection] { first }

  /// Adds the next statement.
  public static func buildPartialBlock(accumulated: consuming [AnySection], next: [AnySection]) -> [AnySection] {
    accumulated += next
    return accumulated
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ sections: [AnySection]?) -> [AnySection] { sections ?? [] }

  /// Builds the first branch of an `if`–`else` or `switch`.
  public static func buildEither(first: [AnySection]) -> [AnySection] { first }

  /// Builds the second branch of an `if`–`else` or `switch`.
  public static func buildEither(second: [AnySection]) -> [AnySection] { second }

  /// Builds a `for` loop.
  public static func buildArray(_ sections: [[AnySection]]) -> [AnySection] {
    sections.flatMap { $0 }
  }

  /// Builds an availability check.
  public static func buildLimitedAvailability(_ sections: [AnySection]) -> [AnySection] { sections }
}
