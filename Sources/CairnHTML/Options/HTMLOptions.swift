public import Cairn

/// How views become HTML.
public struct HTMLOptions: Sendable {
  private var values: Boxed<Values>

  /// What is set, behind one reference, because each rendering takes a copy.
  private struct Values {
    var assets: AssetCatalog
    var environment: EnvironmentValues
    var idPrefix: String
    var eagerImageCount: Int
    var scrollableContentLabel: String?
    var layoutChoiceLabel: String?
    var skipLinkLabel: String?
    var listLabels: ListLabels?
    var layoutWidths: [Double]
    var layoutHeight: Double
    var rootPath: String?
    var pagesAreFolders = false
    var root: Address?

    mutating func updateRoot() {
      root = rootPath.flatMap { Address.root($0, pagesAreFolders: pagesAreFolders) }
    }
  }

  /// The pictures that images refer to by name.
  public var assets: AssetCatalog {
    _read { yield values.value.assets }
    _modify { yield &values.value.assets }
  }
  /// The environment of the outermost view: language, direction, level of the first heading and your own values.
  public var environment: EnvironmentValues {
    _read { yield values.value.environment }
    _modify { yield &values.value.environment }
  }
  /// What ids that the renderer makes up begin with, so that several fragments can share a page.
  public var idPrefix: String {
    get { values.value.idPrefix }
    set { values.value.idPrefix = newValue }
  }
  /// The number of pictures, from the first, that load at once instead of when they come near the window; 2 by default.
  public var eagerImageCount: Int {
    get { values.value.eagerImageCount }
    set { values.value.eagerImageCount = newValue }
  }
  /// What a scrolling area is called that nothing else names; "Scrollable content" in the language of the page by default.
  public var scrollableContentLabel: String {
    get { values.value.scrollableContentLabel ?? PageWords.words(of: environment.locale).scrollableContent }
    set { values.value.scrollableContentLabel = newValue }
  }
  /// What the choice between layouts is called; "Layout" in the language of the page by default.
  public var layoutChoiceLabel: String {
    get { values.value.layoutChoiceLabel ?? PageWords.words(of: environment.locale).layoutChoice }
    set { values.value.layoutChoiceLabel = newValue }
  }
  /// What the link past a page's header is called; "Skip to content" in the language of the page by default.
  public var skipLinkLabel: String {
    get { values.value.skipLinkLabel ?? PageWords.words(of: environment.locale).skipLink }
    set { values.value.skipLinkLabel = newValue }
  }
  /// The words of lists' controls; those of ``ListLabels/init(in:)`` for the language of the page by default.
  public var listLabels: ListLabels {
    get { values.value.listLabels ?? ListLabels(in: environment.locale) }
    set { values.value.listLabels = newValue }
  }
  /// The widths in points for which layouts are made, about those of the screens that readers have.
  ///
  /// Layouts that depend on the width are asked for each of these; between two whose answers differ, the exact width at
  /// which the answer changes is found, and the page switches there by itself. What lies below the first or above the
  /// last looks like those.
  public var layoutWidths: [Double] {
    get { values.value.layoutWidths }
    set { values.value.layoutWidths = newValue }
  }
  /// The height in points that layouts are told their container has; 800 by default.
  ///
  /// Heights that are fractions of the container follow the reader's window all the same.
  public var layoutHeight: Double {
    get { values.value.layoutHeight }
    set { values.value.layoutHeight = newValue }
  }
  /// The way from the page to the root of its site, such as `../`, or `nil` where addresses stay as they are.
  ///
  /// With it, relative addresses of links, pictures, sheets and icons count from the root, with or without a slash in
  /// front, and are written relative to the page, so that a site works in any folder and from disk. An address that ends
  /// in a slash leads to the folder's `index.html`, and names it. What begins with `./`, `../`, `#`, `?`, `//` or a scheme stays.
  /// One that no address may begin with, such as a script, is left out with a diagnostic.
  public var rootPath: String? {
    get { values.value.rootPath }
    set {
      values.value.rootPath = newValue
      values.value.updateRoot()
    }
  }
  /// Whether the pages of the site are folders with an `index.html` each.
  package var pagesAreFolders: Bool {
    get { values.value.pagesAreFolders }
    set {
      values.value.pagesAreFolders = newValue
      values.value.updateRoot()
    }
  }
  var root: Address? { values.value.root }

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
    var values = Values(
      assets: assets,
      environment: environment,
      idPrefix: idPrefix,
      eagerImageCount: eagerImageCount,
      scrollableContentLabel: scrollableContentLabel,
      layoutChoiceLabel: layoutChoiceLabel,
      skipLinkLabel: skipLinkLabel,
      layoutWidths: layoutWidths,
      layoutHeight: layoutHeight,
      rootPath: rootPath
    )
    values.updateRoot()
    self.values = Boxed(values)
  }

  /// The options of renderings that name none, which share them.
  public static let standard = HTMLOptions()

  /// The widths for which layouts are made unless you name others, from 320 to 1920.
  public static let commonWidths: [Double] = [320, 360, 390, 430, 600, 768, 820, 1024, 1080, 1280, 1440, 1920]
}
