import Cairn

/// Shows ranges as a gallery that scrolls sideways, and a range that stands alone in the whole width.
struct MountainRangesSection: CollectionSectionController {
  func view(for section: Sections.MountainRanges) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      SectionTitle(title: section.name, remark: section.items.count > 1 ? "\(section.items.count) ranges" : nil)
      if section.items.count == 1 {
        VStack { cards(section.items, width: nil) }.frame(maxWidth: .infinity).padding(.horizontal, 16)
      } else {
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top, spacing: 12) { cards(section.items, width: 250) }
            .padding(.horizontal, 16)
            .padding(.bottom, 12)
        }
        .accessibilityLabel("Ranges of \(section.name)")
      }
    }
  }

  private func cards(_ items: [Sections.MountainRanges.Item], width: Double?) -> some View {
    ForEach(items, id: \.self) { item in
      switch item {
      case .mountainRange(let range): PageLink(to: .range(range)) { RangeCard(range: range, width: width) }
      }
    }
  }
}
