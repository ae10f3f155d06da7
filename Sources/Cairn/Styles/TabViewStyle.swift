/// A style of tabs.
public protocol TabViewStyle {}

/// The looks that suit the place.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Tabs as pages with a dot for each, below what shows.
///
/// The dots have the names of the tabs. A terminal shows the names.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether an app shows the dots.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The looks that suit the place.
  public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs as pages with dots.
  public static var page: Self { Self() }

  /// Tabs as pages with dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

/// A style of the dots of pages.
public protocol IndexViewStyle {}

/// Dots with a background in an app.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When an app shows the background.
  public enum BackgroundDisplayMode: Sendable { case automatic, always, interactive, never }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots with a background in an app.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// A style of menus; a page has one for all of them.
public struct MenuStyle: Hashable, Sendable {
  /// The looks that suit the place.
  public static let automatic = MenuStyle()
  /// A button that shows the menu.
  public static let button = MenuStyle()
  /// A button without a background in an app.
  public static let borderlessButton = MenuStyle()
}

extension View {
  /// Sets the style of the tabs inside.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> EnvironmentView<Self> {
    environment(\.showsTabsAsPages, Style.self == PageTabViewStyle.self)
  }

  /// Sets the style of the dots of pages; a page has one.
  public func indexViewStyle(_ style: some IndexViewStyle) -> Self { self }

  /// Sets the style of menus; a page and a terminal have one for all of them.
  public func menuStyle(_ style: MenuStyle) -> Self { self }
}

extension EnvironmentValues {
  /// Whether tabs are pages with dots.
  var showsTabsAsPages: Bool {
    get { self[ShowsTabsAsPagesKey.self] }
    set { self[ShowsTabsAsPagesKey.self] = newValue }
  }
}

private enum ShowsTabsAsPagesKey: EnvironmentKey {
  static let defaultValue = false
}
