/// How the items of one section are placed: a group that repeats, or a list.
///
/// ```swift
/// LayoutSection(spacing: 10, insets: .horizontal(10)) { .columns(2, height: 44, spacing: 10) }
/// ```
public struct LayoutSection: Hashable, Sendable {
  /// What a section repeats.
  public enum Content: Hashable, Sendable {
    /// A group.
    case group(LayoutGroup)
    /// The row of a list.
    case list(ListConfiguration)
  }

  /// A closure that changes the items on show; static backends call it once, before anything scrolls.
  public typealias VisibleItemsHandler =
    @Sendable (_ items: inout [VisibleItem], _ offset: LayoutPoint, _ environment: LayoutEnvironment) -> Void

  /// What the section repeats until its items run out.
  public var content: Content
  /// The room between groups, in points.
  public var interGroupSpacing: Double
  /// The room between the section's edges and its groups.
  public var contentInsets: EdgeInsets
  /// Room added to ``contentInsets`` as fractions of the container's width and height.
  public var fractionalContentInsets = EdgeInsets.zero
  /// How the section scrolls across the direction of the layout.
  public var orthogonalScrolling = OrthogonalScrolling.none
  /// The headers and footers.
  public var boundarySupplementaryItems: [LayoutBoundary] = []
  /// What lies behind the section.
  public var decorationItems: [LayoutDecoration] = []
  /// Whether headers and footers keep clear of the insets at the sides.
  public var supplementariesFollowContentInsets = true
  /// How items look on their way through what shows of the section.
  public var scrollEffects: [ScrollEffect] = []
  package var visibleItemsHandler: LayoutHandler<VisibleItemsHandler>?

  /// Creates a section that repeats a group.
  ///
  /// - Parameters:
  ///   - spacing: The room between groups, in points.
  ///   - insets: The room between the section's edges and its groups.
  ///   - group: The group, such as `.columns(3, height: 120)`.
  public init(spacing: Double = 0, insets: EdgeInsets = .zero, group: () -> LayoutGroup) {
    self.init(group: group(), spacing: spacing, insets: insets)
  }

  /// Creates a section that repeats a group.
  public init(group: LayoutGroup, spacing: Double = 0, insets: EdgeInsets = .zero) {
    content = .group(group)
    interGroupSpacing = spacing
    contentInsets = insets
  }

  /// Returns a section that is a list.
  public static func list(using configuration: ListConfiguration) -> LayoutSection {
    var section = LayoutSection(group: ListMetrics.rowGroup)
    section.content = .list(configuration)
    return section
  }

  /// Returns a section that is a list.
  ///
  /// - Parameters:
  ///   - appearance: The looks of the list.
  ///   - header: Where its header comes from; the default is none.
  ///   - footer: Where its footer comes from; the default is none.
  /// - Returns: The section, which takes its measures from ``ListMetrics``.
  public static func list(
    _ appearance: ListConfiguration.Appearance,
    header: ListConfiguration.HeaderMode = .none,
    footer: ListConfiguration.FooterMode = .none
  ) -> LayoutSection {
    list(using: ListConfiguration(appearance: appearance, headerMode: header, footerMode: footer))
  }
}
