import Cairn

/// Sections whose headers stay while they scroll by.
struct PinnedHeadersSample: View {
  private let layout = CompositionalLayout {
    LayoutSection(spacing: 5, insets: .horizontal(10)) { .horizontal(height: 44) { LayoutItem() } }
      .boundary(.header().pinned().zIndex(2), .footer())
  }

  var body: some View {
    SampleView("Pinned section headers", remark: "A header stays in sight while its section scrolls by.") {
      CollectionView(sections: PeakRange.world.map { Peaks(range: $0).eraseToAnySection() }) { PeaksSection() }
        .layout(layout)
    }
  }
}
