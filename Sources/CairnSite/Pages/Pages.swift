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
  /// Names what the pages of an element are made from; `nil` if that is not known.
  let inputs: (@Sendable (Data.Element) -> [PageInput])?

  /// Creates pages.
  ///
  /// - Parameters:
  ///   - data: The elements; a lazy sequence holds few at a time.
  ///   - content: Makes the pages of an element.
  public init(_ data: Data, @PageContentBuilder content: @escaping @Sendable (Data.Element) -> Content) {
    self.data = data
    self.content = content
    inputs = nil
  }

  /// Creates pages that a build leaves as they are while nothing changes that they are made from.
  ///
  /// ```swift
  /// Pages(names, madeFrom: { [.file("data/\($0).json")] }) { name in
  ///   let range = Range.decoded(from: "data/\(name).json")
  ///   Page("ranges/\(name)", title: range.name) { RangeView(range) }
  /// }
  /// ```
  ///
  /// For such pages the second closure is not called. The program itself, its options, what all pages of the site share
  /// and ``Site/commonInputs`` need not be named; all else that the closure uses must be, also what tells one element from another.
  /// Pages with diagnostics, redirects, rules or fonts of their own and those of articles are made each time.
  ///
  /// - Parameters:
  ///   - data: The elements; a lazy sequence holds few at a time.
  ///   - inputs: Names all that the pages of an element are made from.
  ///   - content: Makes the pages of an element, all by one thread.
  public init(
    _ data: Data,
    madeFrom inputs: @escaping @Sendable (Data.Element) -> [PageInput],
    @PageContentBuilder content: @escaping @Sendable (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.inputs = inputs
  }

  public func forEachPage(_ body: (Page) throws -> Void) throws {
    for element in data { try content(element).forEachPage(body) }
  }
}
