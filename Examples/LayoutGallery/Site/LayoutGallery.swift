import Cairn
import CairnSite

/// One page with the fourteen layouts that Apple shows in its sample about compositional layout.
@main struct LayoutGallery: Site {
  var title: String { "Layout gallery" }
  var description: String? { "Fourteen compositional layouts, from a plain grid to a feed of news." }

  var pages: some PageContent {
    Page("index", title: title) { GalleryView() }
  }
}
