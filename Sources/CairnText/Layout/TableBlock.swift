import Cairn

/// A table of a terminal: what its columns need, and where its rows and lines are.
struct TableBlock {
  let description: TableDescription
  /// The words of the header of each column, for tables whose rows become lists; `nil` for none.
  var labels: [NodeStore<TextBlock>.Index?]
  /// The widths that columns need at least and want at most, once they are known.
  var limits: ColumnLimits?
  /// The latest arrangement; painting needs it after measuring.
  var arrangement: TableArrangement?
  /// The columns for the headers beside values within some room.
  var labelWidth: (room: Int32, width: Int32)?

  /// The widths that columns need at least and want at most.
  struct ColumnLimits {
    var least: [Int32]
    var most: [Int32]
  }

  init(_ description: TableDescription) {
    self.description = description
    labels = Array(repeating: nil, count: description.columns.count)
  }

  var border: TableBorder { description.border }

  /// Whether lines stand around the table and between its columns.
  var isBoxed: Bool {
    switch border {
    case .automatic, .none: false
    case .lines, .rounded, .ascii: true
    }
  }

  /// The columns between two columns of the table.
  var gap: Int32 { isBoxed ? 3 : 2 }
  /// The columns before the first and behind the last column of the table.
  var edge: Int32 { isBoxed ? 2 : 0 }
  /// The columns that the table takes besides its own.
  var extraWidth: Int { Int(gap) * max(description.columns.count - 1, 0) + 2 * Int(edge) }
}

/// Where the parts of a table are at a width.
struct TableArrangement {
  /// The proposal that it is for.
  var proposal: Int32
  /// The widths of the columns; empty if each row is a list of headers and values.
  var widths: [Int32] = []
  /// The columns before each column.
  var leading: [Int32] = []
  var size = CellSize.zero
  /// The first line and the height of each row.
  var rows: [(top: Int32, height: Int32)] = []
  var captionHeight: Int32 = 0
  var rules: [Rule] = []
  /// Whether the headers show in rows that are lists, because there are no values beside which they could stand.
  var showsHeaders = false
  /// The headers beside the values of rows that are lists.
  var labels: [Label] = []

  /// A line across the table.
  struct Rule {
    var top: Int32
    var hasColumnsAbove: Bool
    var hasColumnsBelow: Bool
    var isFirst = false
    var isLast = false
  }

  /// A header beside a value.
  struct Label {
    var text: NodeStore<TextBlock>.Index
    var top: Int32
    var size: CellSize
  }

  var isStacked: Bool { widths.isEmpty }

  /// Returns the columns that a cell of several columns of the table has.
  func width(of columns: Range<Int>) -> Int32 {
    guard let last = columns.last, last < widths.count else { return max(size.width, 1) }
    return leading[last] + widths[last] - leading[columns.lowerBound]
  }
}
