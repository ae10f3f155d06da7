public import Cairn

// Widgets and activities: they are of devices.

/// Refuses a widget.
@available(*, unavailable, message: "Widgets are of devices. Write a Page of a site with the same view.")
public protocol Widget {
  associatedtype Body
  var body: Body { get }
}

/// Refuses the configuration of a widget.
@available(*, unavailable, message: "Widgets are of devices. Write a Page of a site with the same view.")
public protocol WidgetConfiguration {}

/// Refuses the moments of a widget.
@available(*, unavailable, message: "Widgets are of devices. Write a Page of a site with the same view.")
public protocol TimelineProvider {}

/// Refuses a moment of a widget.
@available(*, unavailable, message: "Widgets are of devices. Write a Page of a site with the same view.")
public protocol TimelineEntry {}

/// Refuses the configuration of a widget.
@available(*, unavailable, message: "Widgets are of devices. Write a Page of a site with the same view.")
public struct StaticConfiguration<Content> {
  public init<Provider, Entry>(kind: String, provider: Provider, @ViewBuilder content: (Entry) -> Content) {}
  public func configurationDisplayName(_ name: String) -> Self { self }
  public func description(_ description: String) -> Self { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
}

/// Refuses the size of a widget.
@available(*, unavailable, message: "Widgets are of devices. A page is for windows of all widths.")
public enum WidgetFamily {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// Which part of an activity is meant.
@available(*, unavailable, message: "Activities are of devices. Write a Page of a site with the same view.")
public enum RefusedActivityView {
  case content, belowIfTooWide, compact, expanded, minimal
  public static func dynamicIsland(_ part: RefusedActivityView) -> RefusedActivityView { part }
}

/// Refuses an activity of a device.
@available(*, unavailable, message: "Activities are of devices. Write a Page of a site with the same view.")
public struct ActivityConfiguration<Content> {
  public init<Attributes, Context>(for type: Attributes, @ViewBuilder content: (Context) -> Content) {}
}

/// Refuses a part of a device's screen.
@available(*, unavailable, message: "Activities are of devices. Write a Page of a site with the same view.")
public struct DynamicIsland {
  public init(_ expanded: () -> Void) {}
}

/// Refuses a part of a device's screen.
@available(*, unavailable, message: "Activities are of devices. Write a Page of a site with the same view.")
public struct DynamicIslandExpandedRegion<Content> {
  public init<Position>(_ position: Position, @ViewBuilder content: () -> Content) {}
}

extension View {
  /// Refuses the name of a widget.
  @available(*, unavailable, message: "Widgets are of devices. Give a Page of a site its title.")
  public func configurationDisplayName(_ name: String) -> Self { self }

  /// Refuses the sizes of a widget.
  @available(*, unavailable, message: "Widgets are of devices. A page is for windows of all widths.")
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }

  /// Refuses the surroundings of a widget's preview.
  @available(*, unavailable, message: "Widgets are of devices. Leave the context out.")
  public func previewContext<Context>(_ value: Context, viewKind: RefusedActivityView) -> Self { self }

  /// Refuses the place of a view in a part of a device's screen.
  @available(*, unavailable, message: "Activities are of devices. Write a Page of a site with the same view.")
  public func dynamicIsland(verticalPlacement: RefusedActivityView) -> Self { self }

  /// Refuses the colour of an activity.
  @available(*, unavailable, message: "Activities are of devices. Write background(_:) on a view of a page.")
  public func activityBackgroundTint(_ color: Color?) -> Self { self }

  /// Refuses the colour of an activity.
  @available(*, unavailable, message: "Activities are of devices. Write foregroundStyle(_:) on a view of a page.")
  public func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
}
