/// The settings of a layout as a whole.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The insets of the container that sections keep clear of.
  public enum ContentInsetsReference: String, Hashable, CaseIterable, Sendable {
    /// The same as ``safeArea``.
    case automatic
    /// None: sections reach to the container's edges.
    case none
    /// The insets of the safe area, across the scroll axis.
    case safeArea
    /// The margins, given by the environment's container.
    case layoutMargins
    /// The insets that leave a width with lines that are easy to read, across the scroll axis.
    ///
    /// Pages and terminals limit the collection to that width, as ``View/readableWidth()`` does. The solver takes the
    /// insets from the environment's container.
    case readableContent
  }

  /// The direction in which sections follow one another.
  public var scrollDirection: Axis
  /// The room between sections, in points.
  public var interSectionSpacing: Double
  /// Headers and footers around all sections.
  public var boundarySupplementaryItems: [LayoutBoundary]
  /// The insets of the container that sections keep clear of.
  public var contentInsetsReference: ContentInsetsReference

  /// Creates a configuration.
  public init(
    scrollDirection: Axis = .vertical,
    interSectionSpacing: Double = 0,
    boundarySupplementaryItems: [LayoutBoundary] = [],
    contentInsetsReference: ContentInsetsReference = .safeArea
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.contentInsetsReference = contentInsetsReference
  }

  /// Whether the layout scrolls downwards and is limited to a width that is easy to read.
  var keepsToReadableWidth: Bool { contentInsetsReference == .readableContent && scrollDirection == .vertical }
}
