// The older spellings of titles, and what concerns bars that a page has not.
extension View {
  /// Gives the view a title, the heading of the page or of a part; inline Markdown is interpreted.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> TitledView<Self> { navigationTitle(titleKey) }

  /// Gives the view a title, the heading of the page or of a part.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> TitledView<Self> { navigationTitle(title) }

  /// Gives the view a title, the heading of the page or of a part.
  public func navigationBarTitle(_ title: Text) -> TitledView<Self> { navigationTitle(title) }

  /// Gives the view a title; all titles of pages are large.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> TitledView<Self> { navigationTitle(titleKey) }

  /// Gives the view a title; all titles of pages are large.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> TitledView<Self> { navigationTitle(title) }

  /// Gives the view a title; all titles of pages are large.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> TitledView<Self> {
    navigationTitle(title)
  }

  /// Accepts how large the title is; all titles of pages are large.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> Self { self }

  /// Accepts how large the title is; all titles of pages are large.
  public func toolbarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> Self { self }

  /// Accepts whether a bar of an app shows; a page has none.
  public func navigationBarHidden(_ hidden: Bool) -> Self { self }
}

/// The bar of an app.
public struct NavigationBarItem: Hashable, Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: UInt8, Hashable, Sendable {
    case automatic, inline, large, inlineLarge
  }
}
