import Cairn

/// The positions of a section's groups: as solved or, if the section scrolls sideways, cut off or in several rows.
struct OrthogonalRows {
  /// Items that move together.
  struct Run {
    var items: Range<Int>
    /// The distance that they move towards the leading edge, in points.
    var shift = 0.0
    var row = 0
  }

  private(set) var runs: [Run]
  private(set) var rowCount = 1
  /// The number of hidden items.
  private(set) var hidden = 0
  /// Whether there is room for the note about hidden items beside the others.
  private(set) var notesBeside = true

  init(itemCount: Int) { runs = [Run(items: 0..<itemCount)] }

  /// Keeps the groups that fit completely, and counts the items of the others.
  init(clipping result: SectionResult, _ space: CellSpace) {
    let groups = result.groups.filter { $0.depth == 0 }
    let count = result.items.count
    runs = []
    var shown = groups.count
    while shown > 1 {
      let hidden = count - groups[shown - 1].items.upperBound
      let end = space.column(at: space.leading(of: groups[shown - 1].frame) + groups[shown - 1].frame.width)
      if end + CharacterRepertoire.noteWidth(hidden) <= space.columns { break }
      shown -= 1
    }
    guard let last = groups.prefix(shown).last else { return }
    hidden = count - last.items.upperBound
    let end = space.column(at: space.leading(of: last.frame) + last.frame.width)
    notesBeside = end + CharacterRepertoire.noteWidth(hidden) <= space.columns
    runs = [Run(items: 0..<last.items.upperBound)]
  }

  /// Keeps all groups, and moves those that do not fit to further rows.
  init(wrapping result: SectionResult, _ space: CellSpace) {
    let groups = result.groups.filter { $0.depth == 0 }
    runs = []
    guard let first = groups.first else { return }
    let start = space.leading(of: first.frame)
    var shift = 0.0
    var row = 0
    for (index, group) in groups.enumerated() {
      let leading = space.leading(of: group.frame)
      let isOutside = space.column(at: leading + group.frame.width - shift) > space.columns
      if index > 0, isOutside {
        shift = leading - start
        row += 1
      }
      runs.append(Run(items: group.items, shift: shift, row: row))
    }
    rowCount = row + 1
  }
}
