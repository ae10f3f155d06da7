import Cairn
import CairnHTML

/// The documents of a site's pages.
struct SiteDocuments<Source: Site>: Sendable {
  private let site: Source
  let title: String
  let language: LocaleIdentifier
  private let icon: String?
  let base: BaseAddress?
  let options: HTMLOptions
  /// The pictures at their plain addresses, for what others keep.
  let plainAssets: AssetCatalog
  /// The files whose names have fingerprints.
  let fingerprintedFiles: FingerprintedFiles
  /// The paths of pictures that are none, though their names say so.
  let unreadablePictures: [String]
  /// The name of the sheet for all pages.
  let sheet: SharedSheet
  private let places: LinkPlaces
  /// The feeds, which the heads of all pages name.
  let feeds: [SiteFeed]
  let theme: Theme
  /// Whether pages are folders with an `index.html` each.
  let pagesAreFolders: Bool

  /// Reads the properties that all pages share; the sheet of the last build is in the folder of its output.
  init(of site: Source, previousOutput: String? = nil) throws {
    self.site = site
    title = site.title
    language = site.language
    icon = site.icon
    base = try site.baseURL.map { try BaseAddress($0) }
    pagesAreFolders = site.pageAddresses == .folders
    var options = site.htmlOptions
    options.pagesAreFolders = pagesAreFolders
    let hasFingerprints = site.assetNames == .fingerprinted
    // Making the files of a folder takes a while, and a site without pictures may have very many.
    let files = options.assets.isEmpty && !hasFingerprints ? [] : Array(site.files)
    unreadablePictures = PictureSizes.complete(&options.assets, from: files)
    PictureVariants.complete(&options.assets, from: files)
    fingerprintedFiles =
      hasFingerprints ? FingerprintedFiles(of: options.assets, site.theme, from: files) : FingerprintedFiles()
    plainAssets = options.assets
    options.assets = fingerprintedFiles.replacingAddresses(in: options.assets)
    self.options = options
    sheet = SharedSheet(site.assetNames, in: previousOutput)
    places = LinkPlaces(base: base, pagesAreFolders: pagesAreFolders)
    feeds = site.feeds
    theme = fingerprintedFiles.replacingAddresses(in: site.theme)
  }

  /// Returns the path of a page's file from the site's root.
  func file(of path: String) -> String { PagePath(path).file(inFolders: pagesAreFolders) }

  /// Returns the address of a page for readers outside the site; `nil` if the site's own is not known.
  func absoluteAddress(of path: String) -> String? { base?.address(ofFile: file(of: path)) }

  /// Returns the path from a page to the site's root.
  func rootPath(of page: Page) -> String {
    // Servers show this page for addresses of any depth.
    page.path == "404" ? base?.path ?? "/" : SitePath.rootPath(from: file(of: page.path))
  }

  /// Returns the addresses of the translations of a page, which only the page's head leads to.
  func translationAddresses(of page: Page) -> [String] {
    guard !page.details.translations.isEmpty else { return [] }
    let root = Address.root(rootPath(of: page), pagesAreFolders: pagesAreFolders)
    return page.details.translations.compactMap { Address("@" + $0.path, root: root)?.text }
  }

  /// Returns the document of a page, with addresses relative to it; it leads to another sheet than the usual one if you name it.
  func document(for page: Page, sheet: SharedSheet? = nil) -> HTMLPage<AnyView> {
    let canonical = page.path == "404" ? nil : absoluteAddress(of: page.path)
    var options = options
    options.rootPath = rootPath(of: page)
    if let language = page.ownLanguage { options.environment.layoutDirection = language.layoutDirection }
    var document = HTMLPage(
      title: documentTitle(for: page),
      language: page.ownLanguage ?? language,
      description: page.description ?? (page.path == "index" ? site.description : nil),
      canonical: canonical,
      openGraph: canonical == nil ? nil : HTMLPage<AnyView>.OpenGraph(siteName: title, title: sharedTitle(of: page)),
      styles: .linked((sheet ?? self.sheet).path),
      icon: icon,
      theme: page.ownTheme.map { fingerprintedFiles.replacingAddresses(in: $0) } ?? theme,
      options: options
    ) {
      page.content
    }
    document.head = site.head(for: page)
    document.head.formUnion(page.ownHead)
    for feed in feeds where !document.head.feeds.contains(where: { $0.address == feed.path }) {
      document.head.feeds.append(feed.link)
    }
    document.head.structuredData += structuredData(of: page, document.head)
    if page.path == "404" { document.head.isIndexed = false }
    document.head.links += translationLinks(of: page)
    if let base, let image = document.head.openGraph?.image { document.head.openGraph?.image = base.absolute(image) }
    document.checksTheme = page.ownTheme != nil
    document.ownSheet = ownSheet(of: page)?.path
    if Source.Header.self != EmptyView.self { document.header = AnyView(site.header(for: page)) }
    if Source.Footer.self != EmptyView.self { document.footer = AnyView(site.footer(for: page)) }
    return document
  }

  /// Returns links to the translations of a page; the one in the site's language is for readers of all others.
  private func translationLinks(of page: Page) -> [PageHead.Link] {
    var translations = page.details.translations
    let others: LocaleIdentifier = "x-default"
    if let usual = translations.first(where: { $0.language == language }),
      !translations.contains(where: { $0.language == others })
    {
      translations.append((others, usual.path))
    }
    return translations.map { language, path in
      PageHead.Link("alternate", absoluteAddress(of: path) ?? "@" + path, language: language.rawValue)
    }
  }

  /// The rules of the site's own for all pages.
  var ownStyles: String { fingerprintedFiles.replacingAddresses(in: site.styles, at: sheet.path, places) }

  /// Returns the sheet with a page's own rules and its path; `nil` for a page without any.
  func ownSheet(of page: Page) -> (path: String, css: String)? {
    guard !page.ownStyles.isEmpty else { return nil }
    let css = fingerprintedFiles.replacingAddresses(in: page.ownStyles, at: page.ownSheetPath, places)
    guard sheet.fingerprint != nil else { return (page.ownSheetPath, css) }
    return (Fingerprint(ContentDigest(of: Array(css.utf8))).path(for: page.ownSheetPath), css)
  }

  /// Returns the title of a page beside that of the site, which those who link to the page show too.
  private func sharedTitle(of page: Page) -> String {
    page.path == "index" ? documentTitle(for: page) : page.title
  }

  private func documentTitle(for page: Page) -> String {
    if page.path == "index" || page.title == title { return title.isEmpty ? page.title : title }
    // The title of a second page of `index` begins with that of the site, and says it once.
    return title.isEmpty || page.title.hasPrefix(title + ", page ") ? page.title : page.title + " — " + title
  }
}
