/// The depth of nested views, so that no depth of data exhausts the stack of a thread.
///
/// Depth is counted in units, and not in bytes of the stack at hand: the same views show on every machine and thread. The
/// weights follow from `benchmarks depth`, which finds the deepest views of many kinds that still show and measures that
/// they take less than 512 KB in a release build, which most threads have. What does not fit is left out, with one diagnostic.
public struct Nesting: Sendable {
  /// The number of units that views may be nested.
  ///
  /// Browsers follow about 500 elements, and an element costs 3 units at least.
  @inlinable package static var limit: Int { 1_200 }
  /// The units that a container costs.
  private static let container = 3
  /// The units that a modifier of looks costs, which may be a node of a terminal's layout or an element of a page.
  private static let style = 3

  @usableFromInline var units = 0

  package init() {}

  /// Whether nothing is open.
  var isOutermost: Bool { units == 0 }

  /// Goes deeper by a number of units, if they fit.
  ///
  /// - Returns: Whether they fit. If not, what costs them is to be left out.
  @inlinable
  package mutating func enter(_ weight: Int) -> Bool {
    guard units + weight <= Self.limit else { return false }
    units += weight
    return true
  }

  /// Tells a renderer that something is left out because it is too deep, and returns `false`.
  @usableFromInline
  @inline(never)
  package static func tellDepth(to renderer: any Renderer) -> Bool {
    if renderer.checksIdentity { renderer.report(.tooDeep(at: renderer.place)) }
    return false
  }

  /// Comes back from where ``enter(_:)`` went.
  @inlinable
  package mutating func leave(_ weight: Int) { units -= weight }

  /// Goes into a container.
  ///
  /// Containers and modifiers are never left out for their own sake: those that a body holds by itself are not many, and what
  /// is deeper goes through another body or an erased view.
  package mutating func beginContainer() { units += Self.container }

  /// Comes back from a container.
  package mutating func endContainer() { units -= Self.container }

  /// Goes into a modifier.
  package mutating func beginStyle() { units += Self.style }

  /// Comes back from a modifier.
  package mutating func endStyle() { units -= Self.style }

  /// Returns the units that it costs to evaluate and render a view of a type, besides what is counted by itself.
  @inlinable
  public static func _weight<Content: View>(of view: Content.Type) -> Int {
    2 + MemoryLayout<Content>.size / 64
  }
}

/// The units of what takes more of the stack than a body does.
extension Nesting {
  static let row = 14
  static let element = 16
  static let badge = 11
  static let label = 11
  static let disclosure = 6
  static let outline = 5
  static let list = 16
  @inlinable static var section: Int { 22 }
  /// What a section costs beyond that if it has a layout, whose items are measured by layouts in them.
  static let sectionLayout = 44
  static let collectionSection = 16
  static let hostedView = 27
  static let layers = 3
  static let unavailable = 5
  static let form = 1
  static let prose = 2
  static let grid = 5
  static let table = 12
  static let splitView = 5
}
