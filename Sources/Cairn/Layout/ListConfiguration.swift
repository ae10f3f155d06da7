/// How a list looks and what it has besides its rows.
///
/// ```swift
/// LayoutSection.list(using: ListConfiguration(appearance: .insetGrouped))
/// ```
public struct ListConfiguration: Hashable, Sendable {
  /// The looks of a list.
  public enum Appearance: String, Hashable, CaseIterable, Sendable {
    /// Rows over the whole width.
    case plain
    /// Rows over the whole width, in groups apart from one another.
    case grouped
    /// Rows in groups that keep clear of the sides.
    case insetGrouped
    /// Rows of top-level navigation.
    case sidebar
    /// Rows over the whole width, for navigation below the top level.
    case sidebarPlain
  }

  /// Where the header of a list comes from.
  ///
  /// A header that a section has shows in any mode, and one that it has not never does. Only ``LayoutSolver`` takes the
  /// mode for an answer, where its ``SectionInput`` does not say whether there is a header.
  public enum HeaderMode: String, Hashable, CaseIterable, Sendable {
    /// The header of the section, of which the solver expects none.
    case none
    /// The header of the section, for which the solver keeps room.
    case supplementary
    /// The first item, unless the section has a header.
    case firstItemInSection
  }

  /// Where the footer of a list comes from.
  ///
  /// A footer that a section has shows in any mode, and one that it has not never does. Only ``LayoutSolver`` takes the
  /// mode for an answer, where its ``SectionInput`` does not say whether there is a footer.
  public enum FooterMode: String, Hashable, CaseIterable, Sendable {
    /// The footer of the section, of which the solver expects none.
    case none
    /// The footer of the section, for which the solver keeps room.
    case supplementary
  }

  /// A closure that returns the separators of one row, given its position and the list's separators.
  public typealias ItemSeparatorHandler =
    @Sendable (_ item: Int, _ separators: ListSeparatorConfiguration) -> ListSeparatorConfiguration

  /// A closure that returns what can be done with an item, given its identity; `nil` for nothing.
  public typealias SwipeActionsProvider = @Sendable (_ identity: String) -> SwipeActions?

  /// The looks of the list.
  public var appearance: Appearance
  /// Where its header comes from.
  public var headerMode: HeaderMode
  /// Where its footer comes from.
  public var footerMode: FooterMode
  /// Whether there may be separators; otherwise all settings of separators are ignored.
  public var showsSeparators = true
  /// The separators of all rows.
  public var separatorConfiguration = ListSeparatorConfiguration()
  /// The colour behind the list; `nil` for that of its appearance.
  public var backgroundColor: Color?
  /// How rows show that they are chosen.
  public var selectionStyle = SelectionStyle.automatic
  /// The room above the header, in points; `nil` for that of its appearance.
  public var headerTopPadding: Double?
  /// Returns the separators of one row.
  package var separatorHandler: SeparatorHandler?
  package var leadingSwipeHandler: LayoutHandler<SwipeActionsProvider>?
  package var trailingSwipeHandler: LayoutHandler<SwipeActionsProvider>?

  /// Creates a configuration.
  public init(
    appearance: Appearance,
    headerMode: HeaderMode = .none,
    footerMode: FooterMode = .none
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
  }

  /// A closure that returns the separators of one row.
  ///
  /// Copies of the configuration share it and are equal. It takes the place of what ``provideSeparators(for:_:)`` was given.
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    get {
      if case .position(let handler) = separatorHandler { handler.closure } else { nil }
    }
    set { separatorHandler = newValue.map { .position(LayoutHandler($0)) } }
  }

  /// A closure that returns what can be done with an item at the side where lines begin; actions of rows win over it.
  ///
  /// Copies of the configuration share it and are equal.
  public var leadingSwipeActionsProvider: SwipeActionsProvider? {
    get { leadingSwipeHandler?.closure }
    set { leadingSwipeHandler = newValue.map(LayoutHandler.init) }
  }

  /// A closure that returns what can be done with an item at the side where lines end; actions of rows win over it.
  ///
  /// Copies of the configuration share it and are equal.
  public var trailingSwipeActionsProvider: SwipeActionsProvider? {
    get { trailingSwipeHandler?.closure }
    set { trailingSwipeHandler = newValue.map(LayoutHandler.init) }
  }

  /// Returns the configuration with the modes that hold for a section: what is there shows, and what is not does not.
  ///
  /// - Parameters:
  ///   - hasHeader: Whether the section has a header; `nil` where that is not known.
  ///   - hasFooter: Whether the section has a footer; `nil` where that is not known.
  /// - Returns: The configuration.
  package func resolved(hasHeader: Bool?, hasFooter: Bool?) -> ListConfiguration {
    var configuration = self
    if hasHeader == true { configuration.headerMode = .supplementary }
    if hasHeader == false, headerMode == .supplementary { configuration.headerMode = .none }
    if let hasFooter { configuration.footerMode = hasFooter ? .supplementary : .none }
    return configuration
  }

  /// Whether the list says of all its rows that a line is below them, which parts them from one another.
  package var partsRows: Bool { separatorConfiguration.bottomSeparatorVisibility == .visible }

  /// Returns the separators of a row.
  ///
  /// - Parameters:
  ///   - item: The position of the row.
  ///   - identity: The identity of the row, in words; `nil` where it has or tells none.
  /// - Returns: The separators.
  package func separators(ofItem item: Int, identity: String?) -> ListSeparatorConfiguration {
    switch separatorHandler {
    case .position(let handler): handler.closure(item, separatorConfiguration)
    case .identity(let handler):
      identity.map { handler.closure($0, separatorConfiguration) } ?? separatorConfiguration
    case nil: separatorConfiguration
    }
  }
}
