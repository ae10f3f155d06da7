/// What is the case for a cell: whether it is selected, pressed, edited and so on.
///
/// A rendering knows some of it, such as what is selected at first. What happens later, in a reader's browser, backends
/// ask for ahead: they update a cell for each state and switch between the answers. They never ask for what no page can
/// know later: ``isDisabled``, ``isSwiped`` and ``isReordering`` are the case only where an author says so.
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
  /// Whether the cell is moved aside, so that its actions show: where ``ListCellView/state(_:)`` says so, and nowhere else.
  ///
  /// A page cannot look different because a reader moves a row aside. Say it of a row whose actions a rendering shows, as
  /// on the page that ``View/swipeActions(edge:destination:)`` leads to.
  public var isSwiped = false
  /// Whether the cell is being moved among others: where ``ListCellView/state(_:)`` says so, and nowhere else.
  ///
  /// A reader moves a row by a form, so that the server knows which one it is: say it of the row that the form has moved.
  public var isReordering = false
  private var custom: [CellStateKey: CellStateValue] = [:]

  /// Creates the state of a cell with which nothing is the case.
  public init() {}

  /// The state of a cell with which one thing is the case.
  ///
  /// ```swift
  /// CellState(\.isSelected)
  /// ```
  public init(_ flag: WritableKeyPath<CellState, Bool>) {
    self[keyPath: flag] = true
  }

  /// What the author says about the cell under a key of his own; `nil` removes it.
  public subscript(key: CellStateKey) -> CellStateValue? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The name of something that authors say about cells.
public struct CellStateKey: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// Something that authors say about cells.
public enum CellStateValue: Hashable, Sendable {
  /// Something that is the case or not.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// Words.
  case string(String)
}
