/// What can be done with an item at one of its sides, and how a reader gets at it.
public struct SwipeActions: Hashable, Sendable {
  /// How a reader gets at actions.
  public enum Presentation: String, Hashable, CaseIterable, Sendable {
    /// The row is moved aside.
    case scrollSnap
    /// A menu at the end of the row opens.
    case menu
    /// They show at all times.
    case inline
  }

  /// The actions: those that show when the row is moved aside from its edge inwards, others from the first.
  public var actions: [SwipeAction]
  private var access: Access

  /// How a reader gets at them.
  public var presentation: Presentation {
    get { access.presentation }
    set { access = Access(newValue, destination) }
  }

  /// The address of a page with what else can be done with the item, under the same rules as ``Link``'s; `nil` for none.
  ///
  /// A row shows one link to such a page: where both sides have one, that of the side where lines end.
  public var destination: String? {
    get { access.destination }
    set { access = Access(presentation, newValue) }
  }

  /// How a reader gets at actions and at further ones; apart, because every item takes the room for both of its sides.
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

  /// Creates what stands on a page of its own, to which the row leads, so that only the page has to be rendered with it.
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

  /// Whether nothing can be done.
  package var isEmpty: Bool { actions.isEmpty && destination == nil }
}

/// Lists swipe actions, with `if`, `switch` and `for`.
@resultBuilder
public enum SwipeActionsBuilder {
  public static func buildExpression(_ action: SwipeAction) -> [SwipeAction] { [action] }
  public static func buildBlock(_ actions: [SwipeAction]...) -> [SwipeAction] { actions.flatMap(\.self) }
  public static func buildOptional(_ actions: [SwipeAction]?) -> [SwipeAction] { actions ?? [] }
  public static func buildEither(first actions: [SwipeAction]) -> [SwipeAction] { actions }
  public static func buildEither(second actions: [SwipeAction]) -> [SwipeAction] { actions }
  public static func buildArray(_ actions: [[SwipeAction]]) -> [SwipeAction] { actions.flatMap(\.self) }
  public static func buildLimitedAvailability(_ actions: [SwipeAction]) -> [SwipeAction] { actions }
}

/// The side where lines begin or the one where they end.
public enum HorizontalEdge: UInt8, Hashable, CaseIterable, Sendable {
  case leading, trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}
