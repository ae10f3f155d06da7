/// How deep views are nested, so that no depth of data exhausts the stack of a thread.
///
/// Depth is counted in units, and not in bytes of the stack at hand: the same views show on every machine and thread. A unit
/// stands for about 300 bytes of stack in a release build, so that ``limit`` units fit into the 512 KB that most threads have.
/// What does not fit is left out, with one diagnostic.
public struct Nesting: Sendable {
  /// The number of units that views may be nested.
  package static let limit = 1_600
  /// The units that a container costs.
  private static let container = 2

  private var units = 0

  package init() {}

  /// Goes deeper by a number of units, if they fit.
  ///
  /// - Returns: Whether they fit. If not, what costs them is to be left out.
  package mutating func enter(_ weight: Int) -> Bool {
    guard units + weight <= Self.limit else { return false }
    units += weight
    return true
  }

  /// Comes back from where ``enter(_:)`` went.
  package mutating func leave(_ weight: Int) { units -= weight }

  /// Goes into a container.
  ///
  /// Containers are never left out for their own sake, since those of one body are not many.
  package mutating func beginContainer() { units += Self.container }

  /// Comes back from a container.
  package mutating func endContainer() { units -= Self.container }

  /// Returns the units that it costs to evaluate and render a view of a type.
  ///
  /// The size of a view says how many modifiers and containers it may hold by itself.
  @inlinable
  public static func _weight<Content: View>(of view: Content.Type) -> Int {
    2 + MemoryLayout<Content>.size / 64
  }
}

/// What takes more of the stack than a body does.
extension Nesting {
  static let row = 14
  static let element = 12
  static let badge = 11
  static let label = 11
  static let disclosure = 10
  static let outline = 8
  static let list = 16
  static let section = 22
  /// What a section costs beyond that if it has a layout, whose items are measured by layouts in them.
  static let sectionLayout = 44
  static let collectionSection = 16
  static let hostedView = 27
  static let accessory = 27
  static let layers = 3
  static let unavailable = 5
  static let prose = 6
  static let grid = 5
  static let splitView = 5
}
