import Cairn

/// A list among the nodes: its rows, their common columns, and the lines between them.
final class ListBlock {
  /// The lines above and below a row; `nil` for none.
  struct Separators {
    var above: Line?
    var below: Line?
    /// Whether the row hides the line above it, even if the row before shows one.
    var hidesAbove = false
  }

  struct Line {
    /// The blank columns before the line; `nil` if the line begins with the words.
    var leading: Int32?
    var trailing: Int32
    var style: UInt16
  }

  /// The number of a row: `line` holds it and the row behind it, `column` is as wide as the longest number.
  struct Number {
    let line: NodeIndex
    let column: NodeIndex
  }

  /// The columns that all rows reserve before their words, including blanks.
  struct Columns {
    var leading: Int32 = 0
    var image: Int32 = 0
  }

  let configuration: ListConfiguration
  let node: NodeIndex
  /// Whether there is a gutter before the rows from the start.
  let hasGutter: Bool
  var cells: [NodeStore<CellBlock>.Index] = []
  /// The numbers of rows, and the room for one if a row has none.
  var numbers: [Number] = []
  var columns: Columns?
  /// The lines of rows by node, if any are drawn.
  var separators: [NodeIndex: Separators] = [:]

  init(configuration: ListConfiguration, node: NodeIndex, hasGutter: Bool) {
    self.configuration = configuration
    self.node = node
    self.hasGutter = hasGutter
  }

  /// Returns the line between two neighbours.
  ///
  /// There is no line above the first row or below the last one, because it would separate nothing.
  func line(between first: NodeIndex, and second: NodeIndex) -> Line? {
    let above = separators[second]
    if above?.hidesAbove == true { return nil }
    return separators[first]?.below ?? above?.above
  }
}
