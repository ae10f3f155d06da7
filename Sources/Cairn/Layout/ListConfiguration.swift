/// The look of a list, and its parts besides the rows.
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

  /// The source of a list's header.
  ///
  /// A section shows its header in every mode. ``none`` and ``supplementary`` differ only for ``LayoutSolver``, if its
  /// ``SectionInput`` does not say whether there is a header.
  public enum HeaderMode: String, Hashable, CaseIterable, Sendable {
    /// The header of the section. The solver expects none.
    case none
    /// The header of the section. The solver keeps room for it.
    case supplementary
    /// The first item, unless the section has a header.
    case firstItemInSection
  }

  /// The source of a list's footer.
  ///
  /// A section shows its footer in every mode. The modes differ only for ``LayoutSolver``, if its ``SectionInput`` does
  /// not say whether there is a footer.
  public enum FooterMode: String, Hashable, CaseIterable, Sendable {
    /// The footer of the section. The solver expects none.
    case none
    /// The footer of the section. The solver keeps room for it.
    case supplementary
  }

  /// A closure that returns the separators of one row, given its position and the list's separators.
  public typealias ItemSeparatorHandler =
    @Sendable (_ item: Int, _ separators: ListSeparatorConfiguration) -> ListSeparatorConfiguration

  /// A closure that returns the swipe actions of an item, given its identity; `nil` for none.
  public typealias SwipeActionsProvider = @Sendable (_ identity: String) -> SwipeActions?

  /// The looks of the list.
  public var appearance: Appearance
  /// The source of its header.
  public var headerMode: HeaderMode
  /// The source of its footer.
  public var footerMode: FooterMode
  /// Whether there are separators; if not, all other settings of separators are ignored.
  public var showsSeparators = true
  /// The separators of all rows.
  public var separatorConfiguration = ListSeparatorConfiguration()
  /// The colour behind the list; `nil` for the appearance's colour.
  public var backgroundColor: Color?
  /// The look of selected rows.
  public var selectionStyle = SelectionStyle.automatic
  /// The room above the header, in points; `nil` for the appearance's room.
  public var headerTopPadding: Double?
  /// The closure that returns the separators of one row.
  package var separatorHandler: SeparatorHandler?
  package var leadingSwipeHandler: LayoutHandler<SwipeActionsProvider>?
  package var trailingSwipeHandler: LayoutHandler<SwipeActionsProvider>?

  /// Creates a configuration.
  public init(appearance: Appearance, headerMode: HeaderMode = .none, footerMode: FooterMode = .none) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
  }

  /// A closure that returns the separators of one row.
  ///
  /// Copies of the configuration share it and are equal. It replaces the closure of ``provideSeparators(for:_:)``.
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    get {
      if case .position(let handler) = separatorHandler { handler.closure } else { nil }
    }
    set { separatorHandler = newValue.map { .position(LayoutHandler($0)) } }
  }

  /// A closure that returns an item's swipe actions at the leading side; a row's own actions win.
  ///
  /// Copies of the configuration share it and are equal.
  public var leadingSwipeActionsProvider: SwipeActionsProvider? {
    get { leadingSwipeHandler?.closure }
    set { leadingSwipeHandler = newValue.map(LayoutHandler.init) }
  }

  /// A closure that returns an item's swipe actions at the trailing side; a row's own actions win.
  ///
  /// Copies of the configuration share it and are equal.
  public var trailingSwipeActionsProvider: SwipeActionsProvider? {
    get { trailingSwipeHandler?.closure }
    set { trailingSwipeHandler = newValue.map(LayoutHandler.init) }
  }

  /// Returns the configuration with the modes for a section: its header and footer show if there are any.
  ///
  /// - Parameters:
  ///   - hasHeader: Whether the section has a header; `nil` if that is not known.
  ///   - hasFooter: Whether the section has a footer; `nil` if that is not known.
  /// - Returns: The configuration.
  package func resolved(hasHeader: Bool?, hasFooter: Bool?) -> ListConfiguration {
    var configuration = self
    if hasHeader == true { configuration.headerMode = .supplementary }
    if hasHeader == false, headerMode == .supplementary { configuration.headerMode = .none }
    if let hasFooter { configuration.footerMode = hasFooter ? .supplementary : .none }
    return configuration
  }

  /// Whether the list asks for a line below every row, so that there are lines between the rows.
  package var partsRows: Bool { separatorConfiguration.bottomSeparatorVisibility == .visible }

  /// Returns the separators of a row.
  ///
  /// - Parameters:
  ///   - item: The position of the row.
  ///   - identity: The row's identity; `nil` if it has none.
  /// - Returns: The separators.
  package func separators(ofItem item: Int, identity: ElementIdentity?) -> ListSeparatorConfiguration {
    switch separatorHandler {
    case .position(let handler): handler.closure(item, separatorConfiguration)
    case .identity(let handler):
      identity.map { handler.closure($0.words, separatorConfiguration) } ?? separatorConfiguration
    case nil: separatorConfiguration
    }
  }
}
