/// How the columns of a ``NavigationSplitView`` share the room; a page and a terminal have one way.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  private init() {}

  /// The way that suits the place.
  public static let automatic = Self()
  /// The sidebar beside the content.
  public static let balanced = Self()
  /// The content in the first place.
  public static let prominentDetail = Self()
}

extension View {
  /// Sets how columns share the room.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }

  /// Sets the width of a column; it follows the room.
  public func navigationSplitViewColumnWidth(_ width: Double) -> Self { self }

  /// Sets the width of a column; it follows the room.
  public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> Self { self }
}
