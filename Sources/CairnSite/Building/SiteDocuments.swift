import Cairn
import CairnHTML

/// The documents of a site's pages.
struct SiteDocuments<Source: Site> {
  /// The path of the style sheet for all pages.
  ///
  /// It is fixed, because pages are written before the sheet is complete, so its name cannot depend on its content.
  static var styleSheetPath: String { "style.css" }

  private let site: Source
  private let title: String
  private let language: LocaleIdentifier
  private let icon: String?
  let base: BaseAddress?
  private let options: HTMLOptions
  let theme: Theme

  /// Reads the properties that all pages share.
  init(of site: Source) throws {
    self.site = site
    title = site.title
    language = site.language
    icon = site.icon
    base = try site.baseURL.map { try BaseAddress($0) }
    options = site.htmlOptions
    theme = site.theme
  }

  /// Returns the document of a page, with addresses relative to it.
  func document(for page: Page) -> HTMLPage<AnyView> {
    let canonical = base.map { $0.address(of: page) }
    var options = options
    options.rootPath = SitePath.rootPath(from: page.path)
    if let language = page.ownLanguage { options.environment.layoutDirection = language.layoutDirection }
    var document = HTMLPage(
      title: documentTitle(for: page),
      language: page.ownLanguage ?? language,
      description: page.description ?? (page.path == "index" ? site.description : nil),
      canonical: canonical,
      openGraph: canonical == nil ? nil : HTMLPage<AnyView>.OpenGraph(siteName: title),
      styles: .linked(Self.styleSheetPath),
      icon: icon,
      theme: page.ownTheme ?? theme,
      options: options
    ) {
      page.content
    }
    document.head = site.head(for: page)
    document.head.formUnion(page.ownHead)
    if let base, let image = document.head.openGraph?.image { document.head.openGraph?.image = base.absolute(image) }
    document.checksTheme = page.ownTheme != nil
    if !page.ownStyles.isEmpty { document.ownSheet = page.ownSheetPath }
    if Source.Header.self != EmptyView.self { document.header = AnyView(site.header(for: page)) }
    if Source.Footer.self != EmptyView.self { document.footer = AnyView(site.footer(for: page)) }
    return document
  }

  private func documentTitle(for page: Page) -> String {
    if page.path == "index" || page.title == title { return title.isEmpty ? page.title : title }
    return title.isEmpty ? page.title : page.title + " — " + title
  }
}
