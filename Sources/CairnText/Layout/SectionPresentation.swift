import Cairn

/// What the options say about sections that have a layout.
struct SectionPresentation {
  let scrolling: TextOptions.Scrolling
  let heights: TextOptions.LayoutHeights
  let metrics: TextMetrics
  /// The columns of the page, which a section takes that is asked how wide it would like to be.
  let pageWidth: Int32

  init(_ options: TextOptions) {
    scrolling = options.scrolling
    heights = options.layoutHeights
    metrics = options.metrics.usable
    pageWidth = Int32(clamping: options.width)
  }

  /// Returns what layouts are chosen and solved for at a width in columns.
  func environment(columns: Int32, direction: LayoutDirection) -> LayoutEnvironment {
    LayoutEnvironment(
      width: Double(columns) * metrics.columnWidth,
      height: TextMetrics.containerLines * metrics.lineHeight,
      layoutDirection: direction
    )
  }
}
