/// Pages for each element of a sequence, made one at a time.
///
/// ```swift
/// Pages(ranges) { range in
///   Page("ranges/\(range.slug)", title: range.name) { RangeView(range) }
/// }
/// ```
public struct Pages<Data: Sequence, Content: PageContent>: PageContent {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates pages.
  ///
  /// - Parameters:
  ///   - data: The elements; a lazy sequence holds one at a time.
  ///   - content: Makes the pages of an element.
  public init(_ data: Data, @PageContentBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  public func forEachPage(_ body: (Page) throws -> Void) throws {
    for element in data { try content(element).forEachPage(body) }
  }
}
