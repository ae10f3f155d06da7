/// A height of a sheet on a phone.
public struct PresentationDetent: Hashable, Sendable {
  /// Half of the screen.
  public static let medium = PresentationDetent()
  /// All of the screen.
  public static let large = PresentationDetent()

  /// A part of the screen.
  public static func fraction(_ fraction: Double) -> PresentationDetent { PresentationDetent() }

  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent { PresentationDetent() }
}

extension View {
  /// Sets the heights that a sheet has on a phone; in a page a sheet is as high as what it shows.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

  /// Sets whether a sheet shows that it can be dragged; a page has a button that closes it.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

  /// Sets the corners of a sheet; a page has those of its theme.
  public func presentationCornerRadius(_ radius: Double?) -> Self { self }

  /// Sets whether a sheet cannot be dragged away; a page lets every reader leave.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Sets what a sheet or a popover becomes on a small screen; in a page it stays what it is.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

  /// Sets what a sheet or a popover becomes on a small screen; in a page it stays what it is.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> Self { self }

  /// Sets whether what lies behind a sheet can be used; in a page it cannot.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }

  /// Sets what a finger does in a sheet; in a page it scrolls.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }

  /// Adds controls that show when a button beside the view is pressed; the preview of an app does not show.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View,
    @ViewBuilder preview: () -> some View
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Adds controls that show when a button beside the view is pressed; `nil` adds none.
  @ViewBuilder
  public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
    if let contextMenu { self.contextMenu { contextMenu.items } } else { self }
  }
}

/// The controls of a context menu, as older code names them.
public struct ContextMenu<Items: View> {
  fileprivate let items: Items

  /// Creates a menu of some controls.
  public init(@ViewBuilder menuItems: () -> Items) { items = menuItems() }
}

/// What a sheet or a popover becomes on a small screen.
public enum PresentationAdaptation: UInt8, Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private init() {}

  /// As the system has it.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()

  /// It can up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a finger does in a sheet.
public enum PresentationContentInteraction: UInt8, Hashable, Sendable {
  case automatic, resizes, scrolls
}
