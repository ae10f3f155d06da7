import Cairn

/// Shows facts as tiles, two in a row.
struct FactsSection: CollectionSectionController {
  func view(for section: Sections.Facts) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      SectionTitle(title: section.name)
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 12), GridItem(.flexible())], spacing: 12) {
        ForEach(section.items) { item in FactTile(item: item) }
      }
      .padding(.horizontal, 16)
    }
  }
}
