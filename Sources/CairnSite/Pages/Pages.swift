/// Pages for each element of a sequence, made a few at a time.
///
/// ```swift
/// Pages(ranges) { range in
///   Page("ranges/\(range.slug)", title: range.name) { RangeView(range) }
/// }
/// ```
///
/// A build makes them on all cores, so the closure is called on any thread; what reads a file there is done for several pages at once.
public struct Pages<Data: Sequence, Content: PageContent>: PageContent where Data.Element: Sendable {
  let data: Data
  let content: @Sendable (Data.Element) -> Content

  /// Creates pages.
  ///
  /// - Parameters:
  ///   - data: The elements; a lazy sequence holds few at a time.
  ///   - content: Makes the pages of an element.
  public init(_ data: Data, @PageContentBuilder content: @escaping @Sendable (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  public func forEachPage(_ body: (Page) throws -> Void) throws {
    for element in data { try content(element).forEachPage(body) }
  }
}
