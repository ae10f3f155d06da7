/// A view whose content can ask an app to scroll; it shows the content, and nothing scrolls by itself.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a view from content that is given a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View {
    content(ScrollViewProxy()).noted("ScrollViewReader", "Write a Link to \"#\" and the id of a view.")
  }
}

/// What asks an app to scroll; a page is scrolled by its reader.
public struct ScrollViewProxy: Sendable {
  /// Takes the identity of a view to scroll to; nothing scrolls.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
