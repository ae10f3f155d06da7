/// The attributes that a view gives its row, as in ``ItemDescription``.
public struct ListRowAttributes: Hashable, Sendable {
  /// The attributes: one reference, because each item holds them, and most items share those of no attributes.
  private struct Values: Hashable, Sendable {
    var identity: String?
    var tag: RowTag?
    var leadingSwipeActions: SwipeActions?
    var trailingSwipeActions: SwipeActions?
    var topSeparatorVisibility: ListSeparatorConfiguration.Visibility?
    var bottomSeparatorVisibility: ListSeparatorConfiguration.Visibility?
    var topSeparatorColor: Color?
    var bottomSeparatorColor: Color?
    var isSelectionDisabled = false
    var isMoveDisabled = false
    var isDeleteDisabled = false
    var loadsContent = false
    var isChoice = false
    var insets: EdgeInsets?
    var background: Fill?
    var badge: Badge?
  }

  private static let nothing = Boxed(Values())

  private var values = Self.nothing

  /// The identity that forms send; `nil` for that of the element.
  public var identity: String? {
    get { values.value.identity }
    _modify { yield &values.value.identity }
  }
  /// The value for which the row stands; `nil` for none.
  var tag: RowTag? {
    get { values.value.tag }
    _modify { yield &values.value.tag }
  }
  /// What can be done at the side where lines begin; `nil` for what the list says.
  public var leadingSwipeActions: SwipeActions? {
    get { values.value.leadingSwipeActions }
    _modify { yield &values.value.leadingSwipeActions }
  }
  /// What can be done at the side where lines end; `nil` for what the list says.
  public var trailingSwipeActions: SwipeActions? {
    get { values.value.trailingSwipeActions }
    _modify { yield &values.value.trailingSwipeActions }
  }
  /// Whether there is a line above the row; `nil` for what the list says.
  public var topSeparatorVisibility: ListSeparatorConfiguration.Visibility? {
    get { values.value.topSeparatorVisibility }
    _modify { yield &values.value.topSeparatorVisibility }
  }
  /// Whether there is a line below the row; `nil` for what the list says.
  public var bottomSeparatorVisibility: ListSeparatorConfiguration.Visibility? {
    get { values.value.bottomSeparatorVisibility }
    _modify { yield &values.value.bottomSeparatorVisibility }
  }
  /// The colour of the line above the row; `nil` for what the list says.
  public var topSeparatorColor: Color? {
    get { values.value.topSeparatorColor }
    _modify { yield &values.value.topSeparatorColor }
  }
  /// The colour of the line below the row; `nil` for what the list says.
  public var bottomSeparatorColor: Color? {
    get { values.value.bottomSeparatorColor }
    _modify { yield &values.value.bottomSeparatorColor }
  }
  /// Whether the row cannot be chosen.
  public var isSelectionDisabled: Bool {
    get { values.value.isSelectionDisabled }
    _modify { yield &values.value.isSelectionDisabled }
  }
  /// Whether the row cannot be moved, so that it has no controls for that.
  public var isMoveDisabled: Bool {
    get { values.value.isMoveDisabled }
    _modify { yield &values.value.isMoveDisabled }
  }
  /// Whether the row cannot be deleted, so that it has no control for that.
  public var isDeleteDisabled: Bool {
    get { values.value.isDeleteDisabled }
    _modify { yield &values.value.isDeleteDisabled }
  }
  /// Whether what lies under the item is only fetched when a reader asks for it.
  package var loadsContent: Bool {
    get { values.value.loadsContent }
    _modify { yield &values.value.loadsContent }
  }
  /// Whether the choice of the row gives a state a value, so that its views are one row.
  var isChoice: Bool {
    get { values.value.isChoice }
    _modify { yield &values.value.isChoice }
  }
  /// The room around what the row shows, in points; `nil` for what the list says.
  public var insets: EdgeInsets? {
    get { values.value.insets }
    _modify { yield &values.value.insets }
  }
  /// What fills the area behind the row; `nil` for what the list says.
  public var background: Fill? {
    get { values.value.background }
    _modify { yield &values.value.background }
  }
  /// What the row's cell shows among its accessories.
  public var badge: Badge? {
    get { values.value.badge }
    _modify { yield &values.value.badge }
  }

  /// Creates attributes without values.
  public init() {}

  init(badge: Badge) { self.badge = badge }

  /// Returns the attributes, with missing ones taken from those of a view around.
  func inheriting(_ outer: ListRowAttributes) -> ListRowAttributes {
    guard !outer.isEmpty else { return self }
    guard !isEmpty else { return outer }
    var merged = values.value
    let others = outer.values.value
    merged.identity = merged.identity ?? others.identity
    merged.leadingSwipeActions = merged.leadingSwipeActions ?? others.leadingSwipeActions
    merged.trailingSwipeActions = merged.trailingSwipeActions ?? others.trailingSwipeActions
    merged.topSeparatorVisibility = merged.topSeparatorVisibility ?? others.topSeparatorVisibility
    merged.bottomSeparatorVisibility = merged.bottomSeparatorVisibility ?? others.bottomSeparatorVisibility
    merged.topSeparatorColor = merged.topSeparatorColor ?? others.topSeparatorColor
    merged.bottomSeparatorColor = merged.bottomSeparatorColor ?? others.bottomSeparatorColor
    merged.insets = merged.insets ?? others.insets
    merged.background = merged.background ?? others.background
    merged.badge = merged.badge ?? others.badge
    merged.isSelectionDisabled = merged.isSelectionDisabled || others.isSelectionDisabled
    merged.isMoveDisabled = merged.isMoveDisabled || others.isMoveDisabled
    merged.isDeleteDisabled = merged.isDeleteDisabled || others.isDeleteDisabled
    merged.loadsContent = merged.loadsContent || others.loadsContent
    var attributes = self
    attributes.values = Boxed(merged)
    return attributes
  }
}

extension ListRowAttributes {
  /// Whether nothing is said.
  package var isEmpty: Bool { values == Self.nothing }

  /// What can be done at a side; `nil` for what the list says.
  subscript(swipeActionsAt edge: HorizontalEdge) -> SwipeActions? {
    get { edge == .leading ? leadingSwipeActions : trailingSwipeActions }
    set {
      switch edge {
      case .leading: leadingSwipeActions = newValue
      case .trailing: trailingSwipeActions = newValue
      }
    }
  }

  /// Whether the row has attributes that its cell shows.
  package var changesCell: Bool { insets != nil || background != nil || badge != nil }
}
