import Cairn

/// Shows what a page opens with: the way up, then the title over the picture, then a few words.
struct OpeningSection: CollectionSectionController {
  func view(for section: Sections.Opening) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      if !section.path.isEmpty { Breadcrumbs(path: section.path) }
      OpeningPicture(section: section)
      if let text = section.text {
        Text(text).font(.title3).frame(maxWidth: 680, alignment: .leading).padding(.top, 4)
      }
    }
    .padding(.horizontal, 16)
    .padding(.top, 16)
  }
}
