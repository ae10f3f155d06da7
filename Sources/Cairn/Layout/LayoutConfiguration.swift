/// What holds for a layout as a whole.
public struct LayoutConfiguration: Hashable, Sendable {
  /// Which of the container's insets sections keep clear of.
  public enum ContentInsetsReference: String, Hashable, CaseIterable, Sendable {
    /// The same as ``safeArea``.
    case automatic
    /// None: sections reach to the container's edges.
    case none
    /// Those of the safe area, across the scroll axis.
    case safeArea
    /// Those of the margins, which the environment's container gives.
    case layoutMargins
    /// Those of the width that reads well, across the scroll axis.
    ///
    /// Pages and terminals keep the collection to that width, as ``View/readableWidth()`` does; to the solver, the
    /// environment's container gives the insets.
    case readableContent
  }

  /// The direction in which sections follow one another.
  public var scrollDirection: Axis
  /// The room between sections, in points.
  public var interSectionSpacing: Double
  /// Headers and footers around all sections.
  public var boundarySupplementaryItems: [LayoutBoundary]
  /// Which of the container's insets sections keep clear of.
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

  /// Whether sections that follow one another downwards are to be no wider than reads well.
  var keepsToReadableWidth: Bool { contentInsetsReference == .readableContent && scrollDirection == .vertical }
}
