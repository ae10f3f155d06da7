/// The actions of an item at one of its sides, and the way to reach them.
public struct SwipeActions: Hashable, Sendable {
  /// The way to reach actions.
  public enum Presentation: String, Hashable, CaseIterable, Sendable {
    /// The row is moved aside.
    case scrollSnap
    /// A menu at the end of the row opens.
    case menu
    /// They show at all times.
    case inline
  }

  /// The actions in their order; if they show when the row is moved aside, the first one is at the row's edge.
  public var actions: [SwipeAction]
  private var access: Access

  /// The way to reach the actions.
  public var presentation: Presentation {
    get { access.presentation }
    set { access = Access(newValue, destination) }
  }

  /// The address of a page with further actions, under the same rules as ``Link``'s; `nil` for none.
  ///
  /// A row shows one link to such a page. If both sides have one, the link leads to that of the trailing side.
  public var destination: String? {
    get { access.destination }
    set { access = Access(presentation, newValue) }
  }

  /// The access to actions; a reference, because every item has room for both of its sides.
  private enum Access: Hashable, Sendable {
    case row(Presentation)
    indirect case page(String, Presentation)

    init(_ presentation: Presentation, _ destination: String?) {
      self = destination.map { .page($0, presentation) } ?? .row(presentation)
    }

    var presentation: Presentation {
      switch self {
      case .row(let presentation), .page(_, let presentation): presentation
      }
    }

    var destination: String? {
      if case .page(let destination, _) = self { destination } else { nil }
    }
  }

  /// Creates actions.
  public init(_ actions: [SwipeAction], presentation: Presentation = .scrollSnap) {
    self.actions = actions
    access = .row(presentation)
  }

  /// Creates actions from those that a closure lists.
  public init(presentation: Presentation = .scrollSnap, @SwipeActionsBuilder actions: () -> [SwipeAction]) {
    self.init(actions(), presentation: presentation)
  }

  /// Creates actions on a page of their own, which the row links to; the list itself does not render them.
  ///
  /// ```swift
  /// configuration.trailingSwipeActionsProvider = { identity in
  ///   SwipeActions(destination: "peaks/\(identity)/actions.html")
  /// }
  /// ```
  public init(destination: String) {
    self.init([])
    self.destination = destination
  }

  package var isEmpty: Bool { actions.isEmpty && destination == nil }
}

/// Lists swipe actions, with `if`, `switch` and `for`.
@resultBuilder
public enum SwipeActionsBuilder {
  /// Takes an action.
  public static func buildExpression(_ action: SwipeAction) -> [SwipeAction] { [action] }

  /// Joins the actions of the statements in order.
  public static func buildBlock(_ actions: [SwipeAction]...) -> [SwipeAction] { joined(actions) }

  /// Takes the actions of an `if` without an `else`; none where it does not hold.
  public static func buildOptional(_ actions: [SwipeAction]?) -> [SwipeAction] { actions ?? [] }

  /// Takes the actions of an `if` or of a case of a `switch`.
  public static func buildEither(first actions: [SwipeAction]) -> [SwipeAction] { actions }

  /// Takes the actions of an `else` or of another case of a `switch`.
  public static func buildEither(second actions: [SwipeAction]) -> [SwipeAction] { actions }

  /// Joins the actions of the rounds of a `for` loop.
  public static func buildArray(_ actions: [[SwipeAction]]) -> [SwipeAction] { joined(actions) }

  /// Takes the actions of an availability check.
  public static func buildLimitedAvailability(_ actions: [SwipeAction]) -> [SwipeAction] { actions }

  /// Joins actions with one allocation, because a list has some in each row.
  private static func joined(_ actions: [[SwipeAction]]) -> [SwipeAction] {
    var all: [SwipeAction] = []
    all.reserveCapacity(actions.reduce(0) { $0 + $1.count })
    for some in actions { all += some }
    return all
  }
}

/// The leading side, where lines begin, or the trailing one, where they end.
public enum HorizontalEdge: UInt8, Hashable, CaseIterable, Sendable {
  case leading, trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}
