import Cairn

/// Shows ranges as a gallery that scrolls sideways, and a range that stands alone in the whole width.
struct MountainRangesSection: CollectionSectionController {
  func view(for section: Sections.MountainRanges) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      if section.items.count == 1 {
        SectionTitle(title: section.name)
        ForEach(section.items, id: \.self) { item in card(item, width: nil) }.padding(.horizontal, 16)
      } else {
        SectionTitle(title: section.name, remark: "\(section.items.count) ranges")
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top, spacing: 12) {
            ForEach(section.items, id: \.self) { item in card(item, width: 250) }
          }
          .padding(.horizontal, 16)
          .padding(.bottom, 12)
        }
        .accessibilityLabel("Ranges of \(section.name)")
      }
    }
  }

  @ViewBuilder private func card(_ item: Sections.MountainRanges.Item, width: Double?) -> some View {
    switch item {
    case .mountainRange(let range): PageLink(to: .range(range)) { RangeCard(range: range, width: width) }
    }
  }
}
