/// A progress bar with its label before it and the percentage behind it.
struct ProgressBar {
  var label: NodeStore<TextBlock>.Index?
  /// The finished part from 0 to 1; `nil` if it is not known.
  var fraction: Double?
  var amount: String
  /// The style of the finished cells, and that of the others.
  var doneStyle: UInt16
  var openStyle: UInt16

  /// The arrangement at a width: on one row, or with the bar below its label.
  struct Arrangement {
    var bar: Int32
    var isStacked: Bool
  }

  private static let narrowest: Int32 = 4
  private static let widest: Int32 = 24

  init(label: NodeStore<TextBlock>.Index?, fraction: Double?, ellipsis: String, doneStyle: UInt16, openStyle: UInt16) {
    self.label = label
    self.fraction = fraction
    self.doneStyle = doneStyle
    self.openStyle = openStyle
    amount = fraction.map { "\(Int(($0 * 100).rounded())) %" } ?? ellipsis
  }

  /// The columns of the amount; they are the same for all percentages, so that bars line up.
  var amountWidth: Int32 { fraction == nil ? Int32(clamping: amount.columns()) : 5 }

  func arrangement(within width: Int32, labelWidth: Int32) -> Arrangement {
    let words = (labelWidth > 0 ? labelWidth + 1 : 0) + amountWidth + 1
    guard CellLength.isDefinite(width) else {
      return Arrangement(bar: width == 0 ? Self.narrowest : Self.widest, isStacked: width == 0 && labelWidth > 0)
    }
    if words + Self.narrowest <= width { return Arrangement(bar: min(width - words, Self.widest), isStacked: false) }
    return Arrangement(bar: max(min(width - amountWidth - 1, Self.widest), 1), isStacked: labelWidth > 0)
  }

  /// Returns the number of finished cells of a bar; all of them only if the task is complete.
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

  /// Returns the size of a label: on one line beside the bar, or wrapped above it.
  func progressLabel(_ bar: ProgressBar, within width: Int32, isStacked: Bool) -> CellSize {
    guard let label = bar.label else { return .zero }
    return stores.texts[label].size(for: Proposal(width: isStacked ? width : CellLength.open, height: CellLength.open))
  }
}
