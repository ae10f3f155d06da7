/// A bar that shows how far a task has come, with its words in front and the percentage behind.
struct ProgressBar {
  /// The words that name the task.
  var label: NodeStore<TextBlock>.Index?
  /// The part that is done, `nil` when it is not known.
  var fraction: Double?
  var amount: String
  /// The style of the cells that are done, and of the others.
  var doneStyle: UInt16
  var openStyle: UInt16

  /// How the parts share a width: on one row, or the bar below its words.
  struct Arrangement {
    var bar: Int32
    var isStacked: Bool
  }

  private static let narrowest: Int32 = 4
  private static let widest: Int32 = 24

  init(
    label: NodeStore<TextBlock>.Index?,
    fraction: Double?,
    ellipsis: String,
    doneStyle: UInt16,
    openStyle: UInt16
  ) {
    self.label = label
    self.fraction = fraction
    self.doneStyle = doneStyle
    self.openStyle = openStyle
    amount = fraction.map { "\(Int(($0 * 100).rounded())) %" } ?? ellipsis
  }

  /// The columns of the amount; those of a percentage are always the same, so that bars line up.
  var amountWidth: Int32 { fraction == nil ? Int32(clamping: amount.columns()) : 5 }

  func arrangement(within width: Int32, labelWidth: Int32) -> Arrangement {
    let words = (labelWidth > 0 ? labelWidth + 1 : 0) + amountWidth + 1
    guard CellLength.isDefinite(width) else {
      return Arrangement(bar: width == 0 ? Self.narrowest : Self.widest, isStacked: width == 0 && labelWidth > 0)
    }
    if words + Self.narrowest <= width { return Arrangement(bar: min(width - words, Self.widest), isStacked: false) }
    return Arrangement(bar: max(min(width - amountWidth - 1, Self.widest), 1), isStacked: labelWidth > 0)
  }

  /// How many cells of a bar are done; all only when the task is.
  func doneCells(of bar: Int32) -> Int32 {
    guard let fraction else { return 0 }
    let cells = Int32((Double(bar) * fraction).rounded(.down))
    return fraction > 0 && cells == 0 ? min(1, bar) : cells
  }
}

extension LayoutEngine {
  func progressSize(_ node: LayoutNode, _ proposal: Proposal) -> CellSize {
    let bar = stores.progress[node.progress]
    let arrangement = arrangement(of: bar, within: proposal.width)
    let label = progressLabel(bar, within: proposal.width, isStacked: arrangement.isStacked)
    let width = arrangement.bar + 1 + bar.amountWidth
    guard arrangement.isStacked else {
      return CellSize(width: (label.width > 0 ? label.width + 1 : 0) + width, height: 1)
    }
    return CellSize(width: max(width, label.width), height: label.height + 1)
  }

  func arrangement(of bar: ProgressBar, within width: Int32) -> ProgressBar.Arrangement {
    bar.arrangement(within: width, labelWidth: progressLabel(bar, within: CellLength.open, isStacked: false).width)
  }

  /// The size of the words of a bar: on one line beside it, or wrapped above it.
  func progressLabel(_ bar: ProgressBar, within width: Int32, isStacked: Bool) -> CellSize {
    guard let label = bar.label else { return .zero }
    return stores.texts[label].size(
      for: Proposal(width: isStacked ? width : CellLength.open, height: CellLength.open)
    )
  }
}
