import Cairn

/// A list among the nodes: its rows, the columns that they share, and the lines between them.
final class ListBlock {
  /// The lines above and below a row, as far as they are drawn.
  struct Separators {
    var above: Line?
    var below: Line?
    /// Whether the row says that there is no line above it, whatever the row before says.
    var hidesAbove = false
  }

  /// A line between rows.
  struct Line {
    /// The columns in front of it; `nil` for those in front of the words.
    var leading: Int32?
    var trailing: Int32
    var style: UInt16
  }

  /// The number of a row: the node with the row behind it, and the one as wide as the longest number.
  struct Number {
    let line: NodeIndex
    let column: NodeIndex
  }

  /// The columns that the rows reserve in front of their words, with the blanks behind.
  struct Columns {
    var leading: Int32 = 0
    var image: Int32 = 0
  }

  let configuration: ListConfiguration
  /// The node that holds the rows.
  let node: NodeIndex
  /// Whether there is a gutter in front of the rows already.
  let hasGutter: Bool
  var cells: [NodeStore<CellBlock>.Index] = []
  /// The numbers in front of rows, and the room for one where a row has none.
  var numbers: [Number] = []
  var columns: Columns?
  /// The lines of rows by node; empty where none is drawn.
  var separators: [NodeIndex: Separators] = [:]

  init(configuration: ListConfiguration, node: NodeIndex, hasGutter: Bool) {
    self.configuration = configuration
    self.node = node
    self.hasGutter = hasGutter
  }

  /// Returns the line between two neighbours.
  ///
  /// There is none above the first row or below the last, where it would part the list from nothing.
  func line(between first: NodeIndex, and second: NodeIndex) -> Line? {
    let above = separators[second]
    if above?.hidesAbove == true { return nil }
    return separators[first]?.below ?? above?.above
  }
}
