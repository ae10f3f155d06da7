/// The placing of headers, footers and other items at the sides of a section or of a layout.
struct BoundarySolver {
  private struct Entry {
    var item: LayoutBoundary
    var extent: LayoutExtent
    var offset: LayoutPoint
    var insets: EdgeInsets
  }

  private let axis: Axis
  private let startAcross: Double
  private let lengthAcross: Double
  private var entries: [Entry] = []
  /// The length of the band that items at the start share.
  private var band = 0.0
  /// The room that items at the start take.
  private(set) var lead = 0.0
  /// The room that items at the end take.
  private(set) var trail = 0.0

  /// Measures the items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - axis: The scroll axis.
  ///   - start: The start of their room on the other axis.
  ///   - length: The length of their room on the other axis.
  ///   - along: The length that fractions of the scroll axis refer to.
  ///   - measure: Measures items with an estimated size.
  ///   - recorder: Takes the diagnostics.
  init(
    _ items: [LayoutBoundary],
    axis: Axis,
    start: Double,
    length: Double,
    along: Double,
    measure: SectionInput.MeasureSupplementary?,
    recorder: inout LayoutDiagnosticRecorder
  ) {
    self.axis = axis
    startAcross = start
    lengthAcross = length
    for item in items {
      let insets = recorder.finite(item.contentInsets).removing(item.size.estimatedAxes)
      var container = LayoutExtent.zero
      container[axis] = along
      container[axis.across] = max(0, length - insets.sum(axis.across))
      var extent = recorder.resolve(item.size, in: container)
      extent = recorder.measured(
        axes: item.size.estimatedAxes,
        estimate: extent,
        proposal: extent,
        by: measure.map { m in { m(item.kind, $0) } }
      )
      entries.append(
        Entry(item: item, extent: extent, offset: recorder.finite(item.absoluteOffset), insets: insets)
      )
    }
    for entry in entries where entry.item.extendsBoundary && position(of: entry) == 0 {
      band = max(band, entry.extent[axis])
    }
    for entry in entries where entry.item.extendsBoundary {
      switch position(of: entry) {
      case 0: lead = max(lead, band - entry.offset[axis])
      case 1: trail = max(trail, entry.extent[axis] + entry.offset[axis])
      default: break
      }
    }
  }

  private func position(of entry: Entry) -> Double {
    entry.item.alignment.position(axis)
  }

  /// Returns the frames around a content with a length; the band of the start begins at 0.
  func frames(around content: Double) -> [SupplementaryFrame] {
    entries.map { entry in
      let length = entry.extent[axis]
      let position = position(of: entry)
      let start =
        switch (position, entry.item.extendsBoundary) {
        case (0, true): lead - band
        case (0, false): lead
        case (1, true): lead + content
        case (1, false): lead + content - length
        default: lead + (content - length) / 2
        }
      var origin = LayoutPoint.zero
      origin[axis] = start + entry.offset[axis]
      let across = axis.across
      let room = lengthAcross - entry.insets.sum(across) - entry.extent[across]
      origin[across] =
        startAcross + entry.insets.start(across) + room * entry.item.alignment.position(across)
        + entry.offset[across]
      var insets = entry.insets.removing(across.asSet)
      if insets.sum(axis) > length { insets = .zero }
      let frame = LayoutRect(origin: origin, extent: entry.extent).inset(by: insets)
      let pin: SupplementaryFrame.Pin? = entry.item.pinToVisibleBounds ? pin(at: position) : nil
      return SupplementaryFrame(kind: entry.item.kind, frame: frame, zIndex: entry.item.zIndex, pin: pin)
    }
  }

  private func pin(at position: Double) -> SupplementaryFrame.Pin? {
    position == 0 ? .start : position == 1 ? .end : nil
  }
}
