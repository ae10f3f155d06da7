public import Cairn
public import CairnHTML

/// A page of a site.
///
/// ```swift
/// Page("ranges/alps", title: "Alps", description: "The mountains in the middle of Europe.") {
///   RangeView(alps)
/// }
/// ```
///
/// The views are not made before the page is rendered. A build renders pages on all cores, so the closure is called on any thread.
public struct Page: PageContent, Sendable {
  /// The path of the page, from the site's root and without `.html`: `ranges/alps` becomes `ranges/alps.html`.
  ///
  /// A path that is not allowed, or that another page has already, makes the build fail.
  public let path: String
  /// The title of the page; the document's title adds that of the site, and the document of `index` has only that one.
  public let title: String
  /// One or two sentences that search engines show.
  public let description: String?
  /// The language of the page; `nil` for that of its site.
  public private(set) var ownLanguage: LocaleIdentifier?
  /// The looks of the page; `nil` for those of its site.
  public private(set) var ownTheme: Theme?
  /// Rules of the page's own in CSS, which win over all others, those of the site among them; none by default.
  ///
  /// They become a sheet beside the page, `ranges/alps.css`.
  public private(set) var ownStyles = ""
  /// What the page's head says besides its title; nothing by default.
  public private(set) var ownHead = PageHead()
  private let makeContent: @Sendable () -> AnyView
  /// What else is known of the page.
  private(set) var details = Details()

  struct Details: Sendable {
    /// The file that the page is made from.
    var source: PageSource?
    /// The paths of pages that lead to this one.
    var redirects: [String] = []
    /// The paths of the page in other languages, and its own.
    var translations: [(language: LocaleIdentifier, path: String)] = []
    /// The pages above this one, from the first.
    var breadcrumbs: [(path: String, title: String)] = []
    /// The pages that this one lists.
    var listed: [(path: String, title: String)] = []
    /// When the page came out, if it is an article.
    var published: FrontMatterDate?
    /// When the page last changed.
    var updated: FrontMatterDate?
    /// Whether the page is an article.
    var isArticle = false

    /// Whether nothing else is known.
    var isEmpty: Bool {
      source == nil && redirects.isEmpty && translations.isEmpty && breadcrumbs.isEmpty && listed.isEmpty
        && published == nil && updated == nil && !isArticle
    }
  }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - path: The path of the page, from the site's root and without `.html`.
  ///   - title: The title of the page.
  ///   - description: One or two sentences that search engines show.
  ///   - content: Makes the views of the page.
  @inlinable
  public init(
    _ path: String,
    title: String,
    description: String? = nil,
    @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
  ) {
    self.init(path, title, description) { AnyView(content()) }
  }

  /// Pages need a title.
  @available(*, unavailable, message: "A page needs a title. Write Page(\"archive\", title: \"Archive\") { … }")
  public init(
    _ path: String,
    description: String? = nil,
    @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
  ) {
    self.init(path, "", description) { AnyView(content()) }
  }

  /// Pages need content.
  @available(*, unavailable, message: "A page needs content. Write Page(\"index\", title: \"Start\") { … }")
  public init(_ path: String, title: String, description: String? = nil) {
    self.init(path, title, description) { AnyView(EmptyView()) }
  }

  @usableFromInline
  init(_ path: String, _ title: String, _ description: String?, makeContent: @escaping @Sendable () -> AnyView) {
    self.path = path
    self.title = title
    self.description = description
    self.makeContent = makeContent
  }

  /// The address of the page for links: `@ranges/alps`, which leads to the page whatever the form of the site's addresses is.
  ///
  /// A build fails if the site has no such page. ``Site/address(of:)`` is the address for programs.
  public var address: String { "@" + path }

  /// Returns the page in a language of its own, with lines in the direction of that language.
  ///
  /// ```swift
  /// Page("ar/bread", title: "خبز") { BreadView() }.language("ar")
  /// ```
  public func language(_ language: LocaleIdentifier) -> Page {
    var page = self
    page.ownLanguage = language
    return page
  }

  /// Returns the page with looks of its own.
  public func theme(_ theme: Theme) -> Page {
    var page = self
    page.ownTheme = theme
    return page
  }

  /// Returns the page with rules of its own in CSS.
  public func styles(_ css: String) -> Page {
    var page = self
    page.ownStyles = css
    return page
  }

  /// Returns the page with other paths that lead readers on to it, such as those that it had before.
  ///
  /// Each becomes a small page: `old/eiger` becomes `old/eiger.html`, and `old/eiger/` becomes `old/eiger/index.html`.
  public func redirects(from paths: [String]) -> Page { changing { $0.redirects += paths } }

  /// Returns the page with the paths of its translations, so that search engines show each reader the right one.
  ///
  /// ```swift
  /// Page("de/alps", title: "Alpen") { Alps() }
  ///   .language("de")
  ///   .translations(["de": "de/alps", "en": "alps"])
  /// ```
  ///
  /// Say the same of each of the pages, with the page itself among them.
  public func translations(_ paths: KeyValuePairs<LocaleIdentifier, String>) -> Page {
    changing { $0.translations += paths.map { ($0.key, $0.value) } }
  }

  /// Returns the page with the way to it at its top, from the first page above it.
  ///
  /// ```swift
  /// Page("peaks/eiger", title: "Eiger") { PeakView(eiger) }
  ///   .breadcrumbs(index, alps)
  /// ```
  public func breadcrumbs(_ pages: any PageDestination...) -> Page {
    changing { $0.breadcrumbs = pages.map { ($0.path, $0.title) } }
  }

  func changing(_ change: (inout Details) -> Void) -> Page {
    var page = self
    change(&page.details)
    return page
  }

  /// Returns the page with more in its head, such as a picture to share or data about what it shows.
  public func head(_ head: PageHead) -> Page {
    var page = self
    page.ownHead.formUnion(head)
    return page
  }

  /// The address of the sheet with the page's own rules, from the site's root.
  var ownSheetPath: String { path + ".css" }

  /// The views of the page.
  public var content: AnyView {
    guard !details.breadcrumbs.isEmpty else { return makeContent() }
    return AnyView(Breadcrumbs(pages: details.breadcrumbs, title: title, content: makeContent()))
  }

  public func forEachPage(_ body: (Page) throws -> Void) throws { try body(self) }
}
