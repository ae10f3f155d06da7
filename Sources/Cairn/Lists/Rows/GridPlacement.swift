/// What modifiers say about a view as a cell of a grid.
package struct GridPlacement: Equatable, Sendable {
  /// The number of columns that it takes.
  package private(set) var columns = 1
  /// How it is aligned from side to side; `nil` for as the grid says.
  package private(set) var horizontal: HorizontalAlignment?
  /// How it is aligned from top to bottom; `nil` for as the row says.
  package private(set) var vertical: VerticalAlignment?

  /// Creates what the usual cell says.
  package init() {}

  /// Adds what a modifier says, each after those that are further inside.
  ///
  /// Of two about the same, the one inside counts. An alignment of the cell goes before one of its column, wherever it stands.
  package mutating func add(_ modifier: StyleModifier) {
    switch modifier {
    case .gridCellColumns(let count): if columns == 1 { columns = count }
    case .gridColumnAlignment(let guide): if horizontal == nil { horizontal = guide }
    case .gridCellAlignment(let alignment):
      if vertical == nil { (horizontal, vertical) = (alignment.horizontal, alignment.vertical) }
    default: break
    }
  }
}
