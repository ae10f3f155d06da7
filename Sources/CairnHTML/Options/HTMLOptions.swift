public import Cairn

/// How views become HTML.
public struct HTMLOptions: Sendable {
  /// The pictures that images refer to by name.
  public var assets: AssetCatalog
  /// The environment of the outermost view: language, direction, level of the first heading and your own values.
  public var environment: EnvironmentValues
  /// What ids that the renderer makes up begin with, so that several fragments can share a page.
  public var idPrefix: String
  /// The number of pictures, from the first, that load at once instead of when they come near the window; 2 by default.
  public var eagerImageCount: Int
  /// What a scrolling area is called that nothing else names; "Scrollable content" in the language of the page by default.
  public var scrollableContentLabel: String {
    get { ownScrollableContentLabel ?? PageWords.words(of: environment.locale).scrollableContent }
    set { ownScrollableContentLabel = newValue }
  }
  /// What the choice between layouts is called; "Layout" in the language of the page by default.
  public var layoutChoiceLabel: String {
    get { ownLayoutChoiceLabel ?? PageWords.words(of: environment.locale).layoutChoice }
    set { ownLayoutChoiceLabel = newValue }
  }
  /// What the link past a page's header is called; "Skip to content" in the language of the page by default.
  public var skipLinkLabel: String {
    get { ownSkipLinkLabel ?? PageWords.words(of: environment.locale).skipLink }
    set { ownSkipLinkLabel = newValue }
  }
  private var ownScrollableContentLabel: String?
  private var ownLayoutChoiceLabel: String?
  private var ownSkipLinkLabel: String?
  /// The words of lists' controls; those of ``ListLabels/init(in:)`` for the language of the page by default.
  public var listLabels: ListLabels {
    get { ownListLabels?.value ?? ListLabels(in: environment.locale) }
    set { ownListLabels = LabelBox(newValue) }
  }
  private var ownListLabels: LabelBox?
  /// The widths in points for which layouts are made, about those of the screens that readers have.
  ///
  /// Layouts that depend on the width are asked for each of these; between two whose answers differ, the exact width at
  /// which the answer changes is found, and the page switches there by itself. What lies below the first or above the
  /// last looks like those.
  public var layoutWidths: [Double]
  /// The height in points that layouts are told their container has; 800 by default.
  ///
  /// Heights that are fractions of the container follow the reader's window all the same.
  public var layoutHeight: Double
  /// The way from the page to the root of its site, such as `../`, or `nil` where addresses stay as they are.
  ///
  /// With it, relative addresses of links, pictures, sheets and icons count from the root, with or without a slash in
  /// front, and are written relative to the page, so that a site works in any folder and from disk. An address that ends
  /// in a slash leads to the folder's `index.html`. What begins with `./`, `../`, `#`, `?`, `//` or a scheme stays.
  /// One that no address may begin with, such as a script, is left out with a diagnostic.
  public var rootPath: String? {
    didSet { updateRoot() }
  }
  /// Whether the pages of the site are folders with an `index.html` each.
  package var pagesAreFolders = false {
    didSet { updateRoot() }
  }
  private(set) var root: Address?

  private mutating func updateRoot() {
    root = rootPath.flatMap(Address.root).map { $0.holding(folders: pagesAreFolders) }
  }

  /// Creates options.
  public init(
    assets: AssetCatalog = AssetCatalog(),
    environment: EnvironmentValues = EnvironmentValues(),
    idPrefix: String = "",
    eagerImageCount: Int = 2,
    scrollableContentLabel: String? = nil,
    layoutChoiceLabel: String? = nil,
    skipLinkLabel: String? = nil,
    rootPath: String? = nil,
    layoutWidths: [Double] = HTMLOptions.commonWidths,
    layoutHeight: Double = 800
  ) {
    self.assets = assets
    self.environment = environment
    self.idPrefix = idPrefix
    self.eagerImageCount = eagerImageCount
    ownScrollableContentLabel = scrollableContentLabel
    ownLayoutChoiceLabel = layoutChoiceLabel
    ownSkipLinkLabel = skipLinkLabel
    self.rootPath = rootPath
    root = rootPath.flatMap(Address.root)
    self.layoutWidths = layoutWidths
    self.layoutHeight = layoutHeight
  }

  /// The widths for which layouts are made unless you name others, from 320 to 1920.
  public static let commonWidths: [Double] = [320, 360, 390, 430, 600, 768, 820, 1024, 1080, 1280, 1440, 1920]
}

/// Words that few renderings change, kept out of the options because each rendering copies those.
private final class LabelBox: Sendable {
  let value: ListLabels

  init(_ value: ListLabels) { self.value = value }
}
