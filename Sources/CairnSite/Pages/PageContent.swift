/// Any number of pages, which are made one at a time.
///
/// ``Page`` and ``Pages`` are page content, and so is what a ``PageContentBuilder`` makes of several. Conform a type of
/// your own to take pages from elsewhere, such as from a database.
public protocol PageContent {
  /// Calls a closure for each page, in order; a page that the closure does not keep is gone before the next is made.
  ///
  /// - Throws: What the closure throws, at once, or the reason why a page cannot be made.
  func forEachPage(_ body: (Page) throws -> Void) throws
}

extension Optional: PageContent where Wrapped: PageContent {
  public func forEachPage(_ body: (Page) throws -> Void) throws {
    try self?.forEachPage(body)
  }
}
