import Cairn

/// The options for sections with layouts.
struct SectionPresentation {
  let scrolling: TextOptions.Scrolling
  let heights: TextOptions.LayoutHeights
  let metrics: TextMetrics
  /// The columns of the page; a section without a proposed width takes them.
  let pageWidth: Int32

  init(_ options: TextOptions) {
    scrolling = options.scrolling
    heights = options.layoutHeights
    metrics = options.metrics.usable
    pageWidth = Int32(clamping: options.width)
  }

  func environment(columns: Int32, traits: LayoutTraits) -> LayoutEnvironment {
    let width = Double(columns) * metrics.columnWidth
    let height = TextMetrics.containerLines * metrics.lineHeight
    return LayoutEnvironment(container: LayoutContainer(width: width, height: height), traits: traits)
  }
}
