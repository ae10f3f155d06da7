import Cairn

/// Shows the neighbours of a mountain as a gallery that scrolls sideways.
struct NeighboursSection: CollectionSectionController {
  func view(for section: Sections.Neighbours) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      SectionTitle(title: section.name)
      ScrollView(.horizontal) {
        // A grid of one row, so that all cards are as high as the highest one.
        LazyHGrid(rows: [GridItem(.flexible())], spacing: 14) {
          ForEach(section.items) { neighbour in
            MountainCard(mountain: neighbour.mountain, remark: "\(neighbour.distanceText) away")
              .frame(width: 188)
              .frame(maxHeight: .infinity)
          }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 12)
      }
      .accessibilityLabel(section.name)
    }
  }
}
