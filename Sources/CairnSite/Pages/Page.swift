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
/// The views are not made before the page is rendered.
public struct Page: PageContent {
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
  private let makeContent: () -> AnyView

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - path: The path of the page, from the site's root and without `.html`.
  ///   - title: The title of the page.
  ///   - description: One or two sentences that search engines show.
  ///   - content: Makes the views of the page.
  public init(
    _ path: String,
    title: String,
    description: String? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) {
    self.path = path
    self.title = title
    self.description = description
    makeContent = { AnyView(content()) }
  }

  /// The address of the page from the site's root, for links: `ranges/alps.html`.
  public var address: String { path + ".html" }

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

  /// Returns the page with more in its head, such as a picture to share or data about what it shows.
  public func head(_ head: PageHead) -> Page {
    var page = self
    page.ownHead.formUnion(head)
    return page
  }

  /// The address of the sheet with the page's own rules, from the site's root.
  var ownSheetPath: String { path + ".css" }

  /// The views of the page.
  public var content: AnyView { makeContent() }

  public func forEachPage(_ body: (Page) throws -> Void) throws { try body(self) }
}
