// What depends on a device: its menus, its sheets, its screen and its store. A page has its own ways.
extension View {
  /// Sets whether the view is hidden where others may see the screen; a page cannot know.
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }

  /// Sets what the bars of an app are for; a page has none.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }

  /// Sets the order of the controls of a menu; they stand as they are written.
  public func menuOrder(_ order: MenuOrder) -> Self { self }

  /// Sets whether a menu closes after something was done; it closes when the reader presses beside it.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }

  /// Sets whether a button acts again while it is held down.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

  /// Sets the store of properties with ``AppStorage``; they have their first values.
  public func defaultAppStorage<Store>(_ store: Store) -> Self { self }

  /// Accepts what fills the area behind a sheet.
  public func presentationBackground(_ style: some ShapeStyle) -> NotedView<Self> { notedBackground() }

  /// Accepts what stands behind a sheet.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> NotedView<Self> { notedBackground() }

  /// Accepts a colour by which those of the view are multiplied.
  public func colorMultiply(_ color: Color) -> NotedView<Self> {
    noted("colorMultiply(_:)", "Write foregroundStyle(_:), or blendMode(.multiply) on a colour in front of the view.")
  }

  /// Accepts that dark colours of the view let through what is behind it.
  public func luminanceToAlpha() -> NotedView<Self> {
    noted("luminanceToAlpha()", "Write opacity(_:), or mask(_:) with a shape.")
  }

  private func notedBackground() -> NotedView<Self> {
    noted("presentationBackground", "Give what the sheet shows a background.")
  }
}

/// What the bars of an app are for.
public enum ToolbarRole: UInt8, Hashable, Sendable {
  case automatic, browser, editor, navigationStack
}

/// The order of the controls of a menu.
public enum MenuOrder: UInt8, Hashable, Sendable {
  case automatic, fixed, priority
}

/// Whether a menu closes after something was done.
public enum MenuActionDismissBehavior: UInt8, Hashable, Sendable {
  case automatic, enabled, disabled
}

/// Whether a button acts again while it is held down.
public enum ButtonRepeatBehavior: UInt8, Hashable, Sendable {
  case automatic, enabled, disabled
}
