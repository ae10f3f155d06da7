/// The facts about a view's items that its type tells before the view is read.
///
/// Primitive views declare their traits; a view with a body has those of its body.
@frozen
public struct ViewTraits: Sendable {
  /// The items that each view of a type makes.
  @frozen
  public enum Kind: UInt8, Sendable {
    /// None.
    case nothing
    /// One, which is a list cell.
    case cell
    /// One.
    case item
    /// A section, which is no row of a list but holds some.
    case section
    /// Several views, one after the other, each with items of its own.
    case several
    /// The type does not tell.
    case unknown
  }

  /// The items that each view of the type makes.
  public var kind: Kind
  /// Whether there is or may be a list cell among the views.
  public var holdsCells: Bool

  /// Creates traits.
  @inlinable
  public init(_ kind: Kind, holdsCells: Bool = false) {
    self.kind = kind
    self.holdsCells = holdsCells
  }

  /// The traits of a type without facts.
  @inlinable public static var unknown: ViewTraits { ViewTraits(.unknown, holdsCells: true) }

  /// The traits of two views, one after the other.
  @inlinable
  func followed(by next: ViewTraits) -> ViewTraits {
    let holdsCells = holdsCells || next.holdsCells
    if kind == .nothing { return ViewTraits(next.kind, holdsCells: holdsCells) }
    return ViewTraits(next.kind == .nothing ? kind : .several, holdsCells: holdsCells)
  }

  /// The traits of one of two views.
  @inlinable
  func or(_ other: ViewTraits) -> ViewTraits {
    let areSeveral = kind == .several || other.kind == .several
    return ViewTraits(
      kind == other.kind ? kind : areSeveral ? .several : .unknown,
      holdsCells: holdsCells || other.holdsCells
    )
  }
}

extension View {
  /// What the type tells about its items.
  ///
  /// A view may hold views of its own type. So the search ends after a number of bodies, and then nothing is known.
  @inlinable
  static var _viewTraits: ViewTraits {
    var budget = 64
    return _traits(&budget)
  }

  /// Whether the view is or may be made of list cells, so that the section around it keeps track of its items.
  @inlinable
  static var _holdsCells: Bool { _viewTraits.holdsCells }
}
