import Cairn

/// Shows a ranking: a number, a small picture, the name and the height in each row.
struct HighestMountainsSection: CollectionSectionController {
  func view(for section: Sections.HighestMountains) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      SectionTitle(title: section.name)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 316), spacing: 12)], spacing: 12) {
        ForEach(section.items) { item in RankingRow(item: item) }
      }
      .padding(.horizontal, 16)
    }
  }
}
