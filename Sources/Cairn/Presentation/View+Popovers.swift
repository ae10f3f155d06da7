extension View {
  /// Shows a view beside the button that sets a state; see ``sheet(isPresented:onDismiss:content:)``.
  ///
  /// The page around it can still be used. It closes when the reader presses beside it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it shows.
  ///   - attachmentAnchor: The place that it belongs to; in a page that is the whole button.
  ///   - arrowEdge: The side on which an app shows it. In a page it has no arrow, and shows below the button, or above it where there is more
  ///     room.
  ///   - content: What shows.
  /// - Returns: The view with the popover.
  public func popover(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(.popover, isPresented, content)
  }

  /// Shows a view beside the button that gives a state a value; see ``popover(isPresented:attachmentAnchor:arrowEdge:content:)``.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    presenting(.popover, item, content)
  }
}

/// The place that a popover belongs to; in a page that is the whole button that shows it.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A rectangle.
  case rect(Source)
  /// A point, in parts of the view's size.
  case point(UnitPoint)

  /// Where a rectangle comes from.
  public struct Source: Hashable, Sendable {
    private init() {}

    /// The view itself.
    public static let bounds = Source()

    /// A rectangle in the view, such as a `CGRect`.
    public static func rect(_ rect: some Any) -> Source { bounds }
  }
}
