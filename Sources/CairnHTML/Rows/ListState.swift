import Cairn

/// The list around what is being rendered.
struct ListState {
  var configuration: ListConfiguration
  /// The number of items, where it is known.
  var itemCount: Int?
  /// Whether the first item, which is the header, is still to come.
  var awaitsHeaderItem = false
  /// Whether the list of the items that follow the header item is open.
  var hasOpenItems = false

  /// What holds where nothing says otherwise.
  static let plain = ListState(configuration: ListConfiguration(appearance: .plain))
}

/// The item around what is being rendered.
struct ItemState {
  var identity: String?
  var row = ListRowAttributes()
  /// Whether there is no item that it could be moved in front of.
  var isFirst = false
  /// Whether there is no item that it could be moved behind, as far as is known.
  var isLast = false
  var leadingActions: SwipeActions?
  var trailingActions: SwipeActions?
  /// What was wrong with actions that are left out.
  var leftOut: [Diagnostic.Code] = []
  /// The lines above and below, with their insets and colour.
  var separators = ListSeparatorConfiguration()
  /// The words of the item so far, which name its actions.
  var words = ""
  /// Whether a cell has shown the actions of menus and those that show at all times.
  var hasShownActions = false
  /// Whether the item could be chosen, if a cell came that has the control.
  var awaitsCell = false
  /// Whether its words are no words of the items around, as those of what unfolds under one are.
  var isApart = false
  /// The number in the ids of the item's parts; 0 until one is needed.
  var number = 0

  /// The actions that show when the row is moved aside.
  func swiped(_ edge: HorizontalEdge) -> SwipeActions? { actions(at: edge, .scrollSnap) }

  /// The actions of a presentation at a side; `nil` for none.
  func actions(at edge: HorizontalEdge, _ presentation: SwipeActions.Presentation) -> SwipeActions? {
    guard let actions = edge == .leading ? leadingActions : trailingActions else { return nil }
    return actions.presentation == presentation && !actions.actions.isEmpty ? actions : nil
  }

  var isSwiped: Bool { swiped(.leading) != nil || swiped(.trailing) != nil }

  /// Whether something is to be said of the item by its words.
  var needsWords: Bool { hasActions || !leftOut.isEmpty }

  var hasActions: Bool { leadingActions?.isEmpty == false || trailingActions?.isEmpty == false }

  /// The address of a page with actions.
  var actionsPage: String? { trailingActions?.destination ?? leadingActions?.destination }
}
