public import Cairn
public import CairnHTML
public import CairnText

/// A static site: pages, files and the command line that builds them.
///
/// ```swift
/// @main struct MountainBooklet: Site {
///   var title: String { "Mountain booklet" }
///   var pages: some PageContent {
///     Page("index", title: "Mountains") { MountainsView(ranges: ranges) }
///     Pages(ranges) { range in
///       Page("ranges/\(range.slug)", title: range.name) { RangeView(range) }
///     }
///   }
/// }
/// ```
///
/// Addresses of links, pictures and files count from the site's root (`ranges/alps.html`) and are written relative to
/// the page (`../ranges/alps.html`), so that a site works from disk and in any folder of a server. An address that ends
/// in a slash leads to the `index.html` there, and names it unless ``pageAddresses`` are folders. `@ranges/alps` leads to the page with this path, whatever the form of its address,
/// and a build fails if there is none; `Link(to: page)` writes such an address. One that begins with `./`, `../`, `#`, `?`, `//` or a scheme is not changed.
///
/// A build makes pages on all cores. So a site is `Sendable`, as any structure of values is, and its headers, footers and heads are made
/// on any thread.
public protocol Site: Sendable {
  /// The pages of the site.
  associatedtype Content: PageContent
  /// The files of the site.
  associatedtype Files: Sequence<SiteFile>
  /// The views in front of every page's content.
  associatedtype Header: View
  /// The views behind every page's content.
  associatedtype Footer: View

  /// Creates the site without options of the command line.
  ///
  /// - Throws: The reason why that is impossible; the command line shows its description.
  init() throws

  /// Creates the site from the options of the command line; by default the same as ``init()``.
  ///
  /// - Throws: ``UsageError`` if a value is not one that the option takes, or any other error.
  static func make(options: SiteOptions) throws -> Self

  /// The options of the site's command line, in addition to its own; none by default.
  static var options: [SiteOption] { get }

  /// The name of the site.
  var title: String { get }

  /// The language of the pages as a BCP 47 tag; `en` by default.
  var language: LocaleIdentifier { get }

  /// One or two sentences that search engines show for `index`; none by default.
  var description: String? { get }

  /// The absolute address of the site's root, for canonical addresses and Open Graph; none by default.
  ///
  /// An address that does not begin with `https://` or `http://`, or has a query or a fragment, makes the build fail.
  var baseURL: String? { get }

  /// The looks of all pages; the default theme unless you give another.
  ///
  /// What is wrong with its colours is told once, before the pages are built.
  var theme: Theme { get }

  /// Rules of your own in CSS for all pages, which win over all others; none by default.
  ///
  /// They stand at the end of the sheet of all pages, `style.css`, so addresses in them count from the site's root.
  var styles: String { get }

  /// The address of the icon from the site's root; none by default.
  var icon: String? { get }

  /// The pictures that images refer to by name; none by default.
  var assets: AssetCatalog { get }

  /// The replacements for pictures in pages that are printed as text, by name; none by default.
  var textPictures: [String: TextPicture] { get }

  /// The environment of every page's views.
  var environment: EnvironmentValues { get }

  /// The options for HTML; by default they contain ``assets`` and ``environment``. Your own options replace both.
  var htmlOptions: HTMLOptions { get }

  /// The files besides the pages, such as pictures; none by default.
  var files: Files { get }

  /// The form of the pages' addresses; files such as `ranges/alps.html` by default.
  var pageAddresses: PageAddresses { get }

  /// The names of sheets, pictures and fonts; plain ones by default, and with fingerprints so that browsers can keep these files for ever.
  var assetNames: AssetNames { get }

  /// What is checked once all pages are made; the usual checks by default.
  var checks: SiteChecks { get }

  /// What all pages are made from besides what ``Pages/init(_:madeFrom:content:)`` names for each; none by default.
  ///
  /// A build sees by itself when the program, its options or the site's properties change, and what the site's header, footer and head make of a
  /// page. Name here what else the content of many pages shows, such as a file with the data of all, or what values of your own in
  /// ``environment`` come from.
  var commonInputs: [PageInput] { get }

  /// The feeds of articles; none by default.
  var feeds: [SiteFeed] { get }

  /// The index of words for a script or a server that searches the site; none by default.
  ///
  /// ``SearchIndex/pages(at:title:description:)`` makes pages of it for readers without a script.
  var searchIndex: SearchIndex? { get }

  /// Whether a site with a ``baseURL`` has a `sitemap.xml` for search engines; `true` by default.
  ///
  /// At the root of a server it also has a `robots.txt`. A file of your own with one of these paths takes its place.
  var hasSitemap: Bool { get }

  /// What the head of a page says besides its title, such as feeds; nothing by default.
  ///
  /// What the page says itself wins.
  func head(for page: Page) -> PageHead

  /// The views in front of a page's content, such as the site's name and navigation; none by default.
  @ViewBuilder func header(for page: Page) -> Header

  /// The views behind a page's content; none by default.
  @ViewBuilder func footer(for page: Page) -> Footer

  /// The pages.
  @PageContentBuilder var pages: Content { get }
}

extension Site {
  public static func make(options: SiteOptions) throws -> Self { try Self() }
  public static var options: [SiteOption] { [] }
  public var language: LocaleIdentifier { "en" }
  public var description: String? { nil }
  public var baseURL: String? { nil }
  public var theme: Theme { Theme() }
  public var styles: String { "" }
  public var icon: String? { nil }
  public var assets: AssetCatalog { AssetCatalog() }
  public var textPictures: [String: TextPicture] { [:] }
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var htmlOptions: HTMLOptions { HTMLOptions(assets: assets, environment: environment) }
  public var files: [SiteFile] { [] }
  public var pageAddresses: PageAddresses { .files }
  public var assetNames: AssetNames { .plain }
  public var checks: SiteChecks { SiteChecks() }
  public var commonInputs: [PageInput] { [] }
  public var feeds: [SiteFeed] { [] }
  public var searchIndex: SearchIndex? { nil }
  public var hasSitemap: Bool { true }
  public func head(for page: Page) -> PageHead { PageHead() }
  public func header(for page: Page) -> EmptyView { EmptyView() }
  public func footer(for page: Page) -> EmptyView { EmptyView() }
}
