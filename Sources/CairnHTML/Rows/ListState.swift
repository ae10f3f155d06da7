import Cairn

/// The list around what is being rendered.
struct ListState {
  var configuration: ListConfiguration
  /// Whether the first item, which is the header, is still to come.
  var awaitsHeaderItem = false
  /// Whether the list of the items that follow the header item is open.
  var hasOpenItems = false

  /// What holds where nothing says otherwise.
  static let plain = ListState(configuration: ListConfiguration(appearance: .plain))
}

/// The item around what is being rendered.
struct ItemState {
  /// The item with what can be done with it; `nil` for one that is still loading, and for what unfolds under a cell.
  var row: ResolvedRow?
  private var leadingActions: SwipeActions?
  private var trailingActions: SwipeActions?
  /// The lines above and below, with their insets and colour.
  var separators = ListSeparatorConfiguration()
  /// The words of the item so far, which name its actions.
  var words = ""
  /// Whether a cell has shown the actions of menus and those that show at all times.
  var hasShownActions = false
  /// Whether its words are no words of the items around, as those of what unfolds under one are.
  var isApart = false
  /// The number in the ids of the item's parts; 0 until one is needed.
  var number = 0

  init() {}

  init(_ row: ResolvedRow, separators: ListSeparatorConfiguration) {
    self.row = row
    self.separators = separators
    leadingActions = row.leadingActions
    trailingActions = row.trailingActions
  }

  /// Presents the actions so that they can be reached: those of what unfolds, and of what cannot be moved aside, in a menu.
  mutating func presentActions(unfolding: Bool, asRow: Bool) {
    if unfolding || !asRow && leadingActions?.presentation == .scrollSnap { leadingActions?.presentation = .menu }
    if unfolding || !asRow && trailingActions?.presentation == .scrollSnap { trailingActions?.presentation = .menu }
  }

  /// The actions that show when the row is moved aside.
  func swiped(_ edge: HorizontalEdge) -> SwipeActions? { actions(at: edge, .scrollSnap) }

  /// The actions of a presentation at a side; `nil` for none.
  func actions(at edge: HorizontalEdge, _ presentation: SwipeActions.Presentation) -> SwipeActions? {
    guard let actions = edge == .leading ? leadingActions : trailingActions else { return nil }
    return actions.presentation == presentation && !actions.actions.isEmpty ? actions : nil
  }

  var isSwiped: Bool { swiped(.leading) != nil || swiped(.trailing) != nil }

  /// Whether something can be done with the item, which its words name.
  var hasActions: Bool { row?.hasActions == true }

  /// The address of a page with actions.
  var actionsPage: String? { row?.actionsPage }
}
