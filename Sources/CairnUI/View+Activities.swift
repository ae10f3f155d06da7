public import Cairn
public import Foundation

// What an app hands over to another device, and what is dragged from one view to another.
extension View {
  /// Takes what another device is told of the view; it is never run.
  public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> NotedView<Self> { notedActivity() }

  /// Takes an action for what another device tells; it is never run.
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> NotedView<Self> { notedActivity() }

  /// Takes what is dragged with the view; it is never run.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> NotedView<Self> { notedDrag() }

  /// Takes what is dragged with the view, and what shows meanwhile; it is never run.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> Preview
  ) -> NotedView<Self> { notedDrag() }

  /// Takes an action for what is dropped on the view; it is never run.
  public func onDrop<ContentType>(
    of supportedContentTypes: [ContentType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> NotedView<Self> { notedDrag() }

  /// Takes an action for what is dropped on the view, which is given its place; it is never run.
  public func onDrop<ContentType>(
    of supportedContentTypes: [ContentType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> NotedView<Self> { notedDrag() }

  private func notedActivity() -> NotedView<Self> { noted("userActivity", "A page has an address of its own.") }

  private func notedDrag() -> NotedView<Self> {
    noted("onDrag and onDrop", "Rows are moved with Accessory.reorder() in a Form.")
  }
}

#if !canImport(ObjectiveC)
  /// What a device tells another one; nothing is told.
  public final class NSUserActivity {
    /// What it is about.
    public let activityType: String
    /// Its title.
    public var title: String?
    /// Its values.
    public var userInfo: [AnyHashable: Any]?
    /// Its address on the web.
    public var webpageURL: URL?
    /// Whether another device may go on with it.
    public var isEligibleForHandoff = true
    /// Whether a search finds it.
    public var isEligibleForSearch = false
    /// Whether a device proposes it.
    public var isEligibleForPrediction = false

    /// Creates an activity.
    public init(activityType: String) { self.activityType = activityType }
  }

  /// What is dragged from one view to another; nothing is.
  public final class NSItemProvider {
    /// Creates a provider of nothing.
    public init() {}

    /// Creates a provider of a value.
    public init<Object>(object: Object) {}

    /// Creates a provider of a file.
    public init?(contentsOf fileURL: URL?) {}
  }
#endif
