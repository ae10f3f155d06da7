public import Cairn

/// Something with a page of its own in a site, to which links can lead.
public protocol PageDestination {
  /// The path of the page, from the site's root and without `.html`.
  var path: String { get }
  /// The title of the page, which a link to it shows.
  var title: String { get }
  /// The language of the title, which a link on a page in another language says; `nil`, the default, if it is that of the site.
  var titleLanguage: LocaleIdentifier? { get }
}

extension PageDestination {
  public var titleLanguage: LocaleIdentifier? { nil }
}

extension Page: PageDestination {
  public var titleLanguage: LocaleIdentifier? { ownLanguage }
}

extension SiteArticle: PageDestination {
  public var titleLanguage: LocaleIdentifier? { language }
}

extension Site {
  /// Returns the address of a page for programs: `ranges/alps.html` or `ranges/alps/`; that of `index` is empty.
  ///
  /// In views use `Link(to: page)` or ``Page/address``, which are relative to the page that has the link.
  public func address(of page: some PageDestination) -> String {
    let file = PagePath(page.path).file(inFolders: pageAddresses == .folders)
    let address = BaseAddress.relativeAddress(ofFile: file)
    return Address(address)?.text ?? address
  }
}

extension Link where Label == Text {
  /// Creates a link to a page of the site with the page's title as its words.
  ///
  /// A build fails if the site has no such page.
  public init(to page: some PageDestination) {
    self.init(destination: "@" + page.path) { Text(words: page.title, language: page.titleLanguage) }
  }

  /// Creates a link of words to a page of the site; a build fails if the site has no such page.
  public init(_ title: some StringProtocol, to page: some PageDestination) {
    self.init(destination: "@" + page.path) { Text(verbatim: String(title)) }
  }
}

extension Link {
  /// Creates a link to a page of the site; a build fails if the site has no such page.
  public init(to page: some PageDestination, @ViewBuilder label: () -> Label) {
    self.init(destination: "@" + page.path, label: label)
  }
}
