/// The state of a cell: whether it is selected, pressed, edited and so on.
///
/// A rendering knows only some states, such as the initial selection. For states that a reader brings about later,
/// backends update the cell in advance and switch between the results. No page can find out ``isDisabled``,
/// ``isSwiped`` and ``isReordering`` later. They hold only if an author sets them.
public struct CellState: Hashable, Sendable {
  /// Whether the cell cannot be chosen.
  public var isDisabled = false
  /// Whether the cell is being pressed.
  public var isHighlighted = false
  /// Whether the cell is among those chosen.
  public var isSelected = false
  /// Whether the keyboard is at the cell.
  public var isFocused = false
  /// Whether the pointer is over the cell.
  public var isHovered = false
  /// Whether the list around the cell is being edited.
  public var isEditing = false
  /// Whether what lies under the cell is unfolded.
  public var isExpanded = false
  /// Whether the cell is moved aside, so that its actions show; only ``ListCellView/state(_:)`` sets it.
  ///
  /// A page cannot change its looks when a reader moves a row aside. Set the state for a row whose actions the page
  /// shows, as on the page that ``View/swipeActions(edge:destination:)`` leads to.
  public var isSwiped = false
  /// Whether the cell is being moved among others; only ``ListCellView/state(_:)`` sets it.
  ///
  /// Readers move rows by a form, so the server knows the row: set the state for the row that the form has moved.
  public var isReordering = false
  private var custom: [CellStateKey: CellStateValue] = [:]

  /// Creates a state with every flag off.
  public init() {}

  /// Creates a state with one flag on.
  ///
  /// ```swift
  /// CellState(\.isSelected)
  /// ```
  public init(_ flag: WritableKeyPath<CellState, Bool>) { self[keyPath: flag] = true }

  /// Whether every flag is off and no value is set.
  @inline(__always)
  var isUsual: Bool {
    !isDisabled && !isHighlighted && !isSelected && !isFocused && !isHovered && !isEditing && !isExpanded && !isSwiped
      && !isReordering && custom.isEmpty
  }

  /// The author's own value for a key; `nil` removes it.
  public subscript(key: CellStateKey) -> CellStateValue? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The name of an author's own value in a state.
public struct CellStateKey: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// An author's own value in a state.
public enum CellStateValue: Hashable, Sendable {
  case flag(Bool)
  /// A number.
  case number(Double)
  /// Words.
  case string(String)
}
