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
/// in a slash leads to the `index.html` there. What begins with `./`, `../`, `#`, `?`, `//` or a scheme stays as it is.
public protocol Site {
  /// The pages of the site.
  associatedtype Content: PageContent
  /// The files of the site.
  associatedtype Files: Sequence<SiteFile>
  /// The views in front of every page's content.
  associatedtype Header: View
  /// The views behind every page's content.
  associatedtype Footer: View

  /// Creates the site as it is without any option on the command line.
  ///
  /// - Throws: The reason why there is none; the command line shows its description.
  init() throws

  /// Creates the site from the options of the command line; by default the same as ``init()``.
  ///
  /// - Throws: ``UsageError`` when a value is not what ``options`` promises; anything else that stands in the way.
  static func make(options: SiteOptions) throws -> Self

  /// The options that the command line takes besides its own; none by default.
  static var options: [SiteOption] { get }

  /// The name of the site.
  var title: String { get }

  /// The language of the pages as a BCP 47 tag; `en` by default.
  var language: LocaleIdentifier { get }

  /// One or two sentences that search engines show for `index`; none by default.
  var description: String? { get }

  /// The absolute address of the site's root, for canonical addresses and Open Graph; none by default.
  ///
  /// An address that does not begin with `https://` or `http://`, or that has a query or fragment, fails the build.
  var baseURL: String? { get }

  /// The address of the icon from the site's root; none by default.
  var icon: String? { get }

  /// The pictures that images refer to by name; none by default.
  var assets: AssetCatalog { get }

  /// What shows in place of pictures where a page is printed as text, by their names; none by default.
  var textPictures: [String: TextPicture] { get }

  /// The environment of every page's views.
  var environment: EnvironmentValues { get }

  /// How views become HTML; by default with ``assets`` and ``environment``, which one of your own replaces.
  var htmlOptions: HTMLOptions { get }

  /// The files besides the pages, such as pictures; none by default.
  var files: Files { get }

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
  public var icon: String? { nil }
  public var assets: AssetCatalog { AssetCatalog() }
  public var textPictures: [String: TextPicture] { [:] }
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var htmlOptions: HTMLOptions { HTMLOptions(assets: assets, environment: environment) }
  public var files: [SiteFile] { [] }
  public func header(for page: Page) -> EmptyView { EmptyView() }
  public func footer(for page: Page) -> EmptyView { EmptyView() }
}
