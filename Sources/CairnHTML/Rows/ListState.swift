import Cairn

/// The state of an open list.
struct ListState {
  var configuration: ListConfiguration
  /// Whether the first item is the header and has not begun yet.
  var awaitsHeaderItem = false
  /// Whether the list of the items behind the header item is open.
  var hasOpenItems = false

  static let plain = ListState(configuration: ListConfiguration(appearance: .plain))
}

/// The state of an open item.
struct ItemState {
  /// The item with everything that can be done with it; `nil` if it is still loading or unfolds under a cell.
  var row: ResolvedRow?
  private var leadingActions: SwipeActions?
  private var trailingActions: SwipeActions?
  /// The separators above and below.
  var separators = ListSeparatorConfiguration()
  /// The item's words so far, which are part of its controls' names.
  var words = ""
  /// Whether a cell has shown the actions of the menu and those that always show.
  var hasShownActions = false
  /// Whether its words do not count as words of the outer items, because it unfolds under one of them.
  var isApart = false
  /// The number in the ids of the item's parts; 0 until it is needed.
  var number = 0

  init() {}

  init(_ row: ResolvedRow, separators: ListSeparatorConfiguration) {
    self.row = row
    self.separators = separators
    leadingActions = row.leadingActions
    trailingActions = row.trailingActions
  }

  /// Puts actions into a menu if the reader could not reach them by moving the row aside.
  mutating func presentActions(unfolding: Bool, asRow: Bool) {
    if unfolding || !asRow && leadingActions?.presentation == .scrollSnap { leadingActions?.presentation = .menu }
    if unfolding || !asRow && trailingActions?.presentation == .scrollSnap { trailingActions?.presentation = .menu }
  }

  func swiped(_ edge: HorizontalEdge) -> SwipeActions? { actions(at: edge, .scrollSnap) }

  /// Whether there are actions of a presentation at a side.
  private func hasActions(at edge: HorizontalEdge, _ presentation: SwipeActions.Presentation) -> Bool {
    switch edge {
    case .leading: leadingActions?.presentation == presentation && leadingActions?.actions.isEmpty == false
    case .trailing: trailingActions?.presentation == presentation && trailingActions?.actions.isEmpty == false
    }
  }

  func hasActions(_ presentation: SwipeActions.Presentation) -> Bool {
    hasActions(at: .leading, presentation) || hasActions(at: .trailing, presentation)
  }

  /// Returns the actions of a presentation at a side; `nil` for none.
  func actions(at edge: HorizontalEdge, _ presentation: SwipeActions.Presentation) -> SwipeActions? {
    guard hasActions(at: edge, presentation) else { return nil }
    return edge == .leading ? leadingActions : trailingActions
  }

  var isSwiped: Bool { hasActions(.scrollSnap) }

  var hasActions: Bool { row?.hasActions == true }

  var actionsPage: String? { row?.actionsPage }
}
