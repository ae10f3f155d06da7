/// A section as a group; a list becomes the group of its rows.
struct SectionPlan {
  var group: LayoutGroup
  var boundary: [LayoutBoundary]
  /// The room between the section's edges and its groups.
  var insets: EdgeInsets
  /// The room outside the header.
  var leadingPadding = 0.0
  /// The room outside the footer.
  var trailingPadding = 0.0
  var list: ListConfiguration?

  init(
    _ section: LayoutSection,
    of input: SectionInput,
    container: LayoutExtent,
    recorder: inout LayoutDiagnosticRecorder
  ) {
    insets = recorder.finite(section.contentInsets)
      .adding(recorder.finite(section.fractionalContentInsets), of: container)
    boundary = section.boundarySupplementaryItems
    switch section.content {
    case .group(let group):
      self.group = group
    case .list(let list):
      group = ListMetrics.rowGroup
      let list = list.resolved(hasHeader: input.hasHeader, hasFooter: input.hasFooter)
      self.list = list
      apply(list, width: container.width, recorder: &recorder)
    }
  }

  private mutating func apply(_ list: ListConfiguration, width: Double, recorder: inout LayoutDiagnosticRecorder) {
    let metrics = list.appearance.metrics
    insets.leading += metrics.sideInset(inWidth: width)
    insets.trailing += metrics.sideInset(inWidth: width)
    leadingPadding = metrics.padding
    trailingPadding = metrics.padding
    let height = LayoutDimension.estimated(ListMetrics.boundaryEstimate)
    if list.headerMode == .supplementary {
      boundary.insert(.header(height: height).pinned(metrics.pinsHeader), at: 0)
      if let padding = list.headerTopPadding { leadingPadding = recorder.length(padding) }
    }
    if list.footerMode == .supplementary {
      boundary.append(.footer(height: height))
    }
  }
}
