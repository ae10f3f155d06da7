/// The number of items that views make, counted before they are rendered.
///
/// In a list, the views outside of sections are counted in runs: the sections between them end a run.
public struct ItemTally {
  /// Whether views that are no cells become rows if possible.
  let takesRows: Bool
  /// Whether a section ends a run instead of being an item.
  private let countsRuns: Bool
  /// The numbers of items in the runs.
  private(set) var runs = [0]
  /// The number of erased views around the one that is counted.
  private var erasedViews = 0

  init(takesRows: Bool, countsRuns: Bool = false) {
    self.takesRows = takesRows
    self.countsRuns = countsRuns
  }

  /// Counts an erased view; returns `false` for one too deep to be counted before it is rendered.
  mutating func count(_ view: any View) -> Bool {
    guard erasedViews < 100 else { return false }
    erasedViews += 1
    defer { erasedViews -= 1 }
    return view._countItems(into: &self)
  }

  var itemCount: Int { runs.reduce(0, +) }

  mutating func add(_ count: Int) { runs[runs.count - 1] += count }

  mutating func addSection() {
    if countsRuns { runs.append(0) } else { add(1) }
  }

  /// Adds views of a kind; returns `false` if the kind does not tell the number of items.
  @usableFromInline
  mutating func add(_ count: Int, of kind: ViewTraits.Kind) -> Bool {
    switch kind {
    case .nothing: break
    case .cell, .item: add(count)
    case .section: for _ in 0..<count { addSection() }
    case .several, .unknown: return false
    }
    return true
  }
}
