import Cairn

/// Sessions about one subject.
struct Videos: CollectionSection {
  let collection: VideoCollection

  var id: String { collection.id }
}

/// Shows sessions as cards under their subject.
struct VideosSection: CollectionSectionController {
  func view(for section: Videos) -> some View {
    Section(section.collection.videos) { video in
      VideoCard(video: video)
    } header: {
      Text(section.collection.title).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }
  }
}
