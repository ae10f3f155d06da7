/// A row or a column of items and groups that a section repeats until its items run out.
///
/// There are three ways to fill a group. `horizontal { }` and `vertical { }` repeat their parts as often as they fit.
/// `columns(_:)` and `rows(_:)` divide the room. `horizontal(repeating:count:)` and `vertical(repeating:count:)` keep
/// the item's own size. Besides, `custom` places items freely.
public struct LayoutGroup: Hashable, Sendable {
  /// The rule for the number of items in a group.
  public enum Population: Hashable, Sendable {
    /// As many as fit: the list of parts, again and again.
    case packed
    /// A number of equal items that share the room.
    case divided(count: Int)
    /// A number of items of their own size.
    case repeated(count: Int)
    /// As many as a closure places.
    case custom
  }

  /// A closure that places the items of a custom group in the group's container.
  public typealias Provider = @Sendable (_ environment: LayoutEnvironment) -> [LayoutCustomItem]

  /// The direction of the row or column.
  public var axis: Axis
  /// The size; fractions refer to the section or the group around, after its insets.
  public var size: LayoutSize
  /// The rule for the number of items.
  public internal(set) var population: Population
  /// The parts in order.
  ///
  /// Groups in groups are kept to the depth that a solver looks at.
  public var subitems: [LayoutSubitem] {
    didSet { limitDepth() }
  }
  /// The number of groups in each other, this one included.
  private(set) var levels = 1
  /// The room between neighbours along the axis.
  public var interItemSpacing: LayoutSpacing = 0
  /// The room between the group's edges and its content.
  ///
  /// It is ignored on axes with an estimated size.
  public var contentInsets = EdgeInsets.zero
  /// Room added to ``contentInsets`` as fractions of the group's own width and height.
  public var fractionalContentInsets = EdgeInsets.zero
  /// The room around the group.
  public var edgeSpacing = LayoutEdgeSpacing()
  /// The badges on the group.
  public var supplementaries: [LayoutSupplementary] = []
  /// The maximum number of items in a group; more items would take seconds, and nobody could see them.
  package static let maximumItems = 1000

  package var provider: LayoutHandler<Provider>?

  package init(
    _ axis: Axis,
    _ population: Population,
    size: LayoutSize,
    spacing: LayoutSpacing = 0,
    subitems: [LayoutSubitem]
  ) {
    self.axis = axis
    self.population = population
    self.size = size
    self.subitems = subitems
    interItemSpacing = spacing
    limitDepth()
  }

  /// Drops the innermost groups of many in each other, so that none need a deep stack to be compared or released.
  private mutating func limitDepth() {
    levels = 1 + (subitems.lazy.map(\.levels).max() ?? 0)
    let seen = max(GroupSolver.maximumDepth, LayoutTree.maximumDepth) + 1
    // Cutting takes time in proportion to the depth, so it waits until that has doubled.
    if levels > 2 * seen { self = keeping(levels: seen) }
  }

  private func keeping(levels: Int) -> LayoutGroup {
    var group = self
    group.subitems = subitems.compactMap { subitem in
      guard case .group(let inner) = subitem else { return subitem }
      return levels > 1 ? .group(inner.keeping(levels: levels - 1)) : nil
    }
    return group
  }
}

extension LayoutSubitem {
  fileprivate var levels: Int {
    if case .group(let group) = self { group.levels } else { 0 }
  }
}

extension LayoutGroup {
  /// Leaves room between the group's edges and its content.
  public func contentInsets(_ insets: EdgeInsets) -> LayoutGroup {
    updating(self) { $0.contentInsets = insets }
  }

  /// Leaves room between the group's edges and its content, as fractions of the group's own width and height.
  public func contentInsets(fractional insets: EdgeInsets) -> LayoutGroup {
    updating(self) { $0.fractionalContentInsets = insets }
  }

  /// Leaves room between neighbours along the axis.
  public func interItemSpacing(_ spacing: LayoutSpacing) -> LayoutGroup {
    updating(self) { $0.interItemSpacing = spacing }
  }

  /// Leaves room around the group.
  public func edgeSpacing(_ spacing: LayoutEdgeSpacing) -> LayoutGroup {
    updating(self) { $0.edgeSpacing = spacing }
  }

  /// Fastens badges to the group.
  public func supplementaries(_ supplementaries: LayoutSupplementary...) -> LayoutGroup {
    updating(self) { $0.supplementaries += supplementaries }
  }
}
