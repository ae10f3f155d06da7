import Cairn

/// Cards in rows that scroll sideways, two side by side where there is room.
struct VideosSample: View {
  private let layout = CompositionalLayout { _, environment in
    let width = environment.container.effectiveWidth > 500 ? 0.425 : 0.85
    return LayoutSection(spacing: 20) {
      .horizontal(width: .fractionalWidth(width), height: 250) { LayoutItem() }
    }
    .orthogonalScrolling(.continuous)
    .contentInsets(.horizontal(16))
    .header()
  }

  var body: some View {
    SampleView("Conference videos", remark: "Wider than 500 points, two sessions stand side by side.") {
      CollectionView(sections: VideoCollection.all.map { Videos(collection: $0).eraseToAnySection() }) {
        VideosSection()
      }
      .layout(layout.interSectionSpacing(20))
    }
  }
}
