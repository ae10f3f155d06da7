/// The placing of the items of one section: a group that repeats, or a list.
///
/// ```swift
/// LayoutSection(spacing: 10, insets: .horizontal(10)) { .columns(2, height: 44, spacing: 10) }
/// ```
public struct LayoutSection: Hashable, Sendable {
  /// The part that a section repeats.
  public enum Content: Hashable, Sendable {
    /// A group.
    case group(LayoutGroup)
    /// The rows of a list.
    case list(ListConfiguration)
  }

  /// A closure that changes the visible items; static backends call it before anything scrolls.
  public typealias VisibleItemsHandler =
    @Sendable (_ items: inout [VisibleItem], _ offset: LayoutPoint, _ environment: LayoutEnvironment) -> Void

  /// The part that the section repeats until no item is left.
  public var content: Content
  /// The room between groups, in points.
  public var interGroupSpacing: Double
  /// The room between the section's edges and its groups.
  public var contentInsets: EdgeInsets
  /// Room added to ``contentInsets`` as fractions of the container's width and height.
  public var fractionalContentInsets = EdgeInsets.zero
  /// The scrolling of the section across the direction of the layout.
  public var orthogonalScrolling = OrthogonalScrolling.none
  /// The headers and footers.
  public var boundarySupplementaryItems: [LayoutBoundary] = []
  /// The decorations behind the section.
  public var decorationItems: [LayoutDecoration] = []
  /// Whether headers and footers keep clear of the insets at the sides.
  public var supplementariesFollowContentInsets = true
  /// The effects on items while they move through the visible part of the section.
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
  ///   - header: The source of its header; the default is none.
  ///   - footer: The source of its footer; the default is none.
  /// - Returns: The section. Its measures are in ``ListMetrics``.
  public static func list(
    _ appearance: ListConfiguration.Appearance,
    header: ListConfiguration.HeaderMode = .none,
    footer: ListConfiguration.FooterMode = .none
  ) -> LayoutSection {
    list(using: ListConfiguration(appearance: appearance, headerMode: header, footerMode: footer))
  }
}
