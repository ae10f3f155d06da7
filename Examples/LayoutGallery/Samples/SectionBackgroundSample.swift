import Cairn

/// Sections on a background of their own.
struct SectionBackgroundSample: View {
  private let layout = CompositionalLayout {
    LayoutSection(spacing: 5, insets: 10) { .horizontal(height: 44) { LayoutItem() } }
      .background(insets: 5)
  }

  var body: some View {
    SampleView("Section background", remark: "Each section lies on a background that ends 5 points before its edges.") {
      CollectionView(sections: PeakRange.europe.map { Peaks(range: $0).eraseToAnySection() }) { BarePeaksSection() }
        .layout(layout)
    }
  }
}
