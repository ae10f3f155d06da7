import Cairn

/// One page's data: the sections that it shows, from top to bottom.
struct ViewModel: CollectionDataSource {
  let page: PageReference
  /// One or two sentences for those who have not opened the page yet.
  let description: String
  let sections: [AnySection]

  init(page: PageReference, description: String, @SectionsBuilder sections: () -> [AnySection]) {
    self.page = page
    self.description = description
    self.sections = sections()
  }
}
