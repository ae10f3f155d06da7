/// The attributes that a view gives its row, as in ``ItemDescription``.
public struct ListRowAttributes: Hashable, Sendable {
  /// The identity that forms send; `nil` for that of the element.
  public var identity: String?
  /// What can be done at the side where lines begin; `nil` for what the list says.
  public var leadingSwipeActions: SwipeActions?
  /// What can be done at the side where lines end; `nil` for what the list says.
  public var trailingSwipeActions: SwipeActions?
  /// Whether there is a line above the row; `nil` for what the list says.
  public var topSeparatorVisibility: ListSeparatorConfiguration.Visibility?
  /// Whether there is a line below the row; `nil` for what the list says.
  public var bottomSeparatorVisibility: ListSeparatorConfiguration.Visibility?
  /// The colour of the line above the row; `nil` for what the list says.
  public var topSeparatorColor: Color?
  /// The colour of the line below the row; `nil` for what the list says.
  public var bottomSeparatorColor: Color?
  /// Whether the row cannot be chosen.
  public var isSelectionDisabled = false
  /// The room around what the row shows, in points; `nil` for what the list says.
  public var insets: EdgeInsets?
  /// What fills the area behind the row; `nil` for what the list says.
  public var background: Fill?
  /// What the row's cell shows among its accessories.
  public var badge: Badge?

  /// Creates attributes without values.
  public init() {}

  init(badge: Badge) { self.badge = badge }

  /// Returns the attributes, with missing ones taken from those of a view around.
  func inheriting(_ outer: ListRowAttributes) -> ListRowAttributes {
    var attributes = self
    attributes.identity = identity ?? outer.identity
    attributes.leadingSwipeActions = leadingSwipeActions ?? outer.leadingSwipeActions
    attributes.trailingSwipeActions = trailingSwipeActions ?? outer.trailingSwipeActions
    attributes.topSeparatorVisibility = topSeparatorVisibility ?? outer.topSeparatorVisibility
    attributes.bottomSeparatorVisibility = bottomSeparatorVisibility ?? outer.bottomSeparatorVisibility
    attributes.topSeparatorColor = topSeparatorColor ?? outer.topSeparatorColor
    attributes.bottomSeparatorColor = bottomSeparatorColor ?? outer.bottomSeparatorColor
    attributes.insets = insets ?? outer.insets
    attributes.background = background ?? outer.background
    attributes.badge = badge ?? outer.badge
    attributes.isSelectionDisabled = isSelectionDisabled || outer.isSelectionDisabled
    return attributes
  }
}

extension ListRowAttributes {
  /// Whether the row has attributes that its cell shows.
  package var changesCell: Bool { insets != nil || background != nil || badge != nil }
}
