import Cairn

/// Shows mountains as cards, as many side by side as there is room for.
struct MountainsSection: CollectionSectionController {
  func view(for section: Sections.Mountains) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      SectionTitle(title: section.name)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 164), spacing: 14)], spacing: 14) {
        ForEach(section.items, id: \.self) { item in
          switch item {
          case .mountain(let mountain): MountainCard(mountain: mountain, remark: mountain.countriesText)
          }
        }
      }
      .padding(.horizontal, 16)
    }
  }
}
