import Cairn
import CairnHTML
import CairnSite
import Foundation

/// The mountains of the world as a site: an index, a page for each range and a page for each peak.
@main struct MountainBooklet: Site {
  let booklet: Booklet

  init() throws {
    booklet = try Booklet.bundled()
  }

  init(booklet: Booklet) {
    self.booklet = booklet
  }

  static func make(options: SiteOptions) throws -> MountainBooklet {
    guard let file = options["data"] else { return try MountainBooklet() }
    return MountainBooklet(booklet: try Booklet.load(fromFile: file))
  }

  static var options: [SiteOption] {
    [SiteOption("data", value: "FILE.json", help: "Makes the booklet of your own ranges and peaks.")]
  }

  var title: String { booklet.title }
  var description: String? { booklet.index.description }
  var icon: String? { BookletIcon.path }

  var pages: some PageContent {
    Page(booklet.index)
    Pages(booklet.ranges) { range in
      Page(booklet.page(of: range))
      Pages(range.mountains) { mountain in Page(booklet.page(of: mountain, in: range)) }
    }
  }

  func footer(for page: Page) -> some View { PageFooter() }
}

extension Page {
  fileprivate init(_ model: ViewModel) {
    self.init(model.page.path, title: model.page.title, description: model.description) {
      MountainsView(viewModel: model)
    }
  }
}
