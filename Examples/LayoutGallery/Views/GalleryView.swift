import Cairn

/// All samples, one under another.
struct GalleryView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 48) {
      Text("Fourteen layouts with one kind of value: items in groups, groups in sections.")
        .foregroundStyle(.secondary)
        .padding(.horizontal, 16)
      GridSample()
      InsetGridSample()
      TwoColumnSample()
      DistinctSectionsSample()
      AdaptiveSectionsSample()
      BadgesSample()
      HeadersFootersSample()
      PinnedHeadersSample()
      SectionBackgroundSample()
      NestedGroupsSample()
      OrthogonalSectionsSample()
      OrthogonalBehaviorsSample()
      VideosSample()
      NewsSample()
    }
    .navigationTitle("Layout gallery")
  }
}
