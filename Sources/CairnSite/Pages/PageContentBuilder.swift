/// Builds the pages of a site out of the statements of a closure.
///
/// Any number of pages, `if` with and without `else`, `switch`, `for` loops, optionals and availability checks.
@resultBuilder
public enum PageContentBuilder {
  /// Passes pages on.
  public static func buildExpression<Content: PageContent>(_ content: Content) -> Content {
    content
  }

  /// Reports an expression that is not a page.
  @available(*, unavailable, message: "This expression is not a page. Put views into Page(path, title: …) { … }.")
  public static func buildExpression<Value>(_ value: Value) -> NoPages { NoPages() }

  /// Builds nothing from an empty closure.
  public static func buildBlock() -> NoPages { NoPages() }

  /// Starts with the first statement.
  public static func buildPartialBlock<Content: PageContent>(first: Content) -> Content { first }

  /// Adds the next statement.
  public static func buildPartialBlock<First: PageContent, Second: PageContent>(
    accumulated: First,
    next: Second
  ) -> Pair<First, Second> {
    Pair(first: accumulated, second: next)
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional<Content: PageContent>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the first branch of an `if`–`else` or `switch`.
  public static func buildEither<First: PageContent, Second: PageContent>(first: First) -> Conditional<First, Second> {
    .first(first)
  }

  /// Builds the second branch of an `if`–`else` or `switch`.
  public static func buildEither<First: PageContent, Second: PageContent>(
    second: Second
  ) -> Conditional<First, Second> {
    .second(second)
  }

  /// Builds a `for` loop.
  public static func buildArray<Content: PageContent>(_ contents: [Content]) -> Loop<Content> {
    Loop(contents: contents)
  }

  /// Builds an availability check; the type of its content is hidden.
  public static func buildLimitedAvailability(_ content: some PageContent) -> ErasedPages {
    ErasedPages(content: content)
  }
}

extension PageContentBuilder {
  /// No pages.
  public struct NoPages: PageContent {
    public func forEachPage(_ body: (Page) throws -> Void) throws {}
  }

  /// The pages of two statements, one after the other.
  public struct Pair<First: PageContent, Second: PageContent>: PageContent {
    let first: First
    let second: Second

    public func forEachPage(_ body: (Page) throws -> Void) throws {
      try first.forEachPage(body)
      try second.forEachPage(body)
    }
  }

  /// The pages of one of two branches.
  public enum Conditional<First: PageContent, Second: PageContent>: PageContent {
    case first(First)
    case second(Second)

    public func forEachPage(_ body: (Page) throws -> Void) throws {
      switch self {
      case .first(let pages): try pages.forEachPage(body)
      case .second(let pages): try pages.forEachPage(body)
      }
    }
  }

  /// The pages of a `for` loop.
  public struct Loop<Content: PageContent>: PageContent {
    let contents: [Content]

    public func forEachPage(_ body: (Page) throws -> Void) throws {
      for content in contents { try content.forEachPage(body) }
    }
  }

  /// Pages of a hidden type.
  public struct ErasedPages: PageContent {
    let content: any PageContent

    public func forEachPage(_ body: (Page) throws -> Void) throws { try content.forEachPage(body) }
  }
}
