/// A bar that shows how far a task has come, with its words in front and the percentage behind.
struct ProgressBar {
  /// The clean words, empty for none.
  var label: String
  var labelWidth: Int32
  /// The part that is done, `nil` when it is not known.
  var fraction: Double?
  var amount: String

  private static let narrowest: Int32 = 4
  private static let widest: Int32 = 24

  init(label: String, fraction: Double?, ellipsis: String) {
    self.label = label
    labelWidth = Int32(clamping: label.columns())
    self.fraction = fraction
    amount = fraction.map { "\(Int(($0 * 100).rounded())) %" } ?? ellipsis
  }

  /// How the parts share a width: on one row, or the bar below its words.
  struct Arrangement {
    var bar: Int32
    var isStacked: Bool
  }

  private var amountWidth: Int32 { fraction == nil ? Int32(clamping: amount.columns()) : 5 }
  private var words: Int32 { (labelWidth > 0 ? labelWidth + 1 : 0) + amountWidth + 1 }

  func arrangement(within width: Int32) -> Arrangement {
    guard CellLength.isDefinite(width) else {
      let bar = width == 0 ? Self.narrowest : Self.widest
      return Arrangement(bar: bar, isStacked: width == 0)
    }
    if words + Self.narrowest <= width { return Arrangement(bar: min(width - words, Self.widest), isStacked: false) }
    return Arrangement(bar: max(min(width - amountWidth - 1, Self.widest), 1), isStacked: labelWidth > 0)
  }

  func size(for proposal: Proposal) -> CellSize {
    let arrangement = arrangement(within: proposal.width)
    let bar = arrangement.bar + 1 + amountWidth
    guard arrangement.isStacked else {
      return CellSize(width: (labelWidth > 0 ? labelWidth + 1 : 0) + bar, height: 1)
    }
    return CellSize(width: max(bar, min(labelWidth, max(proposal.width, 1))), height: labelWidth > 0 ? 2 : 1)
  }

  /// How many cells of a bar are done; all only when the task is.
  func doneCells(of bar: Int32) -> Int32 {
    guard let fraction else { return 0 }
    let cells = Int32((Double(bar) * fraction).rounded(.down))
    return fraction > 0 && cells == 0 ? min(1, bar) : cells
  }
}
