/// The columns of a grid, as its rows have them.
struct GridColumns {
  /// Their number.
  private(set) var count = 0
  /// How the cells of each column are aligned, where a cell says so.
  private(set) var alignments: [HorizontalAlignment?] = []

  /// Reads the rows of a grid with some content.
  init(of grid: RecordedView) {
    let entries = grid.recording.entries
    var index = grid.range.lowerBound
    while index < grid.range.upperBound {
      grid.recording.look()
      if case .begin(let container) = entries[index].call {
        // Rows in another container are those of another grid.
        if case .gridRow = container { read(RecordedView(grid.recording, index + 1..<entries[index].end)) }
        index = entries[index].end
      }
      index += 1
    }
  }

  /// Whether a cell says how its column is aligned.
  var areAligned: Bool { !alignments.isEmpty }

  private mutating func read(_ row: RecordedView) {
    let entries = row.recording.entries
    var column = 0
    var styles: [StyleModifier] = []
    var index = row.range.lowerBound
    while index < row.range.upperBound {
      row.recording.look()
      switch entries[index].call {
      case .text, .image, .spacer, .divider, .shape, .progress, .cell, .markup: readCell(styles, &column)
      case .beginStyle(let style): styles.append(style)
      case .endStyle: _ = styles.popLast()
      case .beginScope(.element), .beginScope(.row): break
      case .begin, .beginScope:
        readCell(styles, &column)
        index = entries[index].end
      default: break
      }
      index += 1
    }
    count = max(count, column)
  }

  private mutating func readCell(_ styles: [StyleModifier], _ column: inout Int) {
    var span = 1
    for style in styles {
      switch style {
      case .gridCellColumns(let count): span = count
      case .gridColumnAlignment(let alignment):
        while alignments.count <= column { alignments.append(nil) }
        alignments[column] = alignment
      default: break
      }
    }
    column = min(column + span, GridColumns.most)
  }

  /// The number of columns from which on further ones do not count, so that a mistaken number does not fill a memory.
  static let most = 1_000
}
