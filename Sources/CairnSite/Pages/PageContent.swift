/// Any number of pages, made one at a time.
///
/// ``Page`` and ``Pages`` are page content, and so are the results of a ``PageContentBuilder``. Conform your own type to
/// take pages from another source, such as a database.
public protocol PageContent: SendableMetatype {
  /// Calls a closure for each page, in order; a page is released before the next one is made, unless the closure keeps it.
  ///
  /// - Throws: The error of the closure, at once, or the reason why a page cannot be made.
  func forEachPage(_ body: (Page) throws -> Void) throws
}

extension Optional: PageContent where Wrapped: PageContent {
  public func forEachPage(_ body: (Page) throws -> Void) throws { try self?.forEachPage(body) }
}
