import Cairn
import CairnHTML

/// Makes the documents of a site's pages.
struct SiteDocuments<Source: Site> {
  /// The sheet of all pages.
  ///
  /// Its name is fixed, because pages are written before it is complete and so cannot name its content.
  static var styleSheetPath: String { "style.css" }

  private let site: Source
  private let title: String
  private let language: LocaleIdentifier
  private let icon: String?
  private let base: BaseAddress?
  private let options: HTMLOptions

  /// Reads what all pages share.
  init(of site: Source) throws {
    self.site = site
    title = site.title
    language = site.language
    icon = site.icon
    base = try site.baseURL.map { try BaseAddress($0) }
    options = site.htmlOptions
  }

  /// Makes the document of a page, with addresses that lead from where it is.
  func document(for page: Page) -> HTMLPage<AnyView> {
    let canonical = base.map { $0.address(of: page) }
    var options = options
    options.rootPath = SitePath.rootPath(from: page.path)
    var document = HTMLPage(
      title: documentTitle(for: page),
      language: language,
      description: page.description ?? (page.path == "index" ? site.description : nil),
      canonical: canonical,
      openGraph: canonical == nil ? nil : HTMLPage<AnyView>.OpenGraph(siteName: title),
      styles: .linked(Self.styleSheetPath),
      icon: icon,
      options: options
    ) {
      page.content
    }
    if Source.Header.self != EmptyView.self { document.header = AnyView(site.header(for: page)) }
    if Source.Footer.self != EmptyView.self { document.footer = AnyView(site.footer(for: page)) }
    return document
  }

  private func documentTitle(for page: Page) -> String {
    if page.path == "index" || page.title == title { return title.isEmpty ? page.title : title }
    return title.isEmpty ? page.title : page.title + " — " + title
  }
}
