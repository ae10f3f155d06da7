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
  func environment(columns: Int32, traits: LayoutTraits) -> LayoutEnvironment {
    let width = Double(columns) * metrics.columnWidth
    let height = TextMetrics.containerLines * metrics.lineHeight
    return LayoutEnvironment(container: LayoutContainer(width: width, height: height), traits: traits)
  }
}
