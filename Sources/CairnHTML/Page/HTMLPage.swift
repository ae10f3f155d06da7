public import Cairn

/// A whole document: head, styles and views.
///
/// ```swift
/// let page = HTMLPage(title: "Mountains", description: "Where they are and how high.") {
///   MountainsView()
/// }
/// print(page.html())
/// ```
///
/// The sheet is embedded in the head unless ``styles`` links to one, which the content security policy
/// `default-src 'none'; img-src 'self'; style-src 'self'` asks for.
public struct HTMLPage<Content: View> {
  /// Where the styles of a page are.
  public enum Styles: Hashable, Sendable {
    /// In the page's head: only those rules that the page needs.
    case embedded
    /// In a sheet at an address; write the ``StyleSheet/styles`` of ``Output/styleSheet`` there.
    case linked(String)
  }

  /// What pages say of themselves to those who link to them.
  public typealias OpenGraph = CairnHTML.OpenGraph

  /// The title, which a browser shows on its tab.
  public var title: String
  /// The language of the page.
  public var language: LocaleIdentifier
  /// One or two sentences that search engines show.
  public var description: String?
  /// The absolute address under which the page wants to be known.
  public var canonical: String?
  /// What the page says of itself to those who link to it.
  public var openGraph: OpenGraph?
  /// What the head says besides; nothing by default.
  public var head = PageHead()
  /// Where the styles are.
  public var styles: Styles
  /// The address of the icon.
  public var icon: String?
  /// The looks of the page; the default theme unless you give another.
  public var theme: Theme
  /// Rules of your own in CSS, which win over all others; none by default.
  ///
  /// With ``Styles/embedded`` they stand in the page's head, and with a linked sheet they are in ``Output/styleSheet``. They
  /// are yours: never build them from what a stranger wrote. Addresses in them count from where the rules are.
  public var ownStyles = ""
  /// How the views become HTML.
  public var options: HTMLOptions
  /// Views in front of the page's main content, such as the site's name and navigation; none by default.
  ///
  /// They come with a link past them for readers who use a keyboard.
  public var header: AnyView?
  /// Views behind the page's main content; none by default.
  public var footer: AnyView?
  /// The address of a sheet with rules of the page's own, besides the one that its site shares.
  package var ownSheet: String?
  /// Whether the theme's diagnostics are told; the theme of a site is told of once.
  package var checksTheme = true
  /// Whether diagnostics are read; to look for them takes a while.
  package var tellsDiagnostics = true
  let content: Content

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title, which a browser shows on its tab.
  ///   - language: The language of the page as a BCP 47 tag; `en` by default.
  ///   - description: One or two sentences that search engines show.
  ///   - canonical: The absolute address under which the page wants to be known.
  ///   - openGraph: What the page says of itself to those who link to it.
  ///   - styles: Where the styles are; in the head by default.
  ///   - icon: The address of the icon.
  ///   - theme: The looks of the page.
  ///   - options: How the views become HTML; the page's language wins over the environment's.
  ///   - content: The views of the page.
  public init(
    title: String,
    language: LocaleIdentifier = "en",
    description: String? = nil,
    canonical: String? = nil,
    openGraph: OpenGraph? = nil,
    styles: Styles = .embedded,
    icon: String? = nil,
    theme: Theme = Theme(),
    options: HTMLOptions = .standard,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.language = language
    self.description = description
    self.canonical = canonical
    self.openGraph = openGraph
    self.styles = styles
    self.icon = icon
    self.theme = theme
    self.options = options
    self.content = content()
  }

  /// A document and what belongs to it.
  public struct Output: Sendable {
    /// The document.
    public var html: String
    /// The rules that the document needs.
    public var styleSheet: StyleSheet
    /// What is wrong with the content.
    public var diagnostics: [Diagnostic]
  }

  /// Returns the document.
  public func html() -> String { render().html }

  /// Returns the document with its styles and diagnostics.
  public func render() -> Output {
    let renderer = makeRenderer(RenderingEquipment())
    renderBody(into: renderer)
    let body = renderer.writer.makeString()
    let themeClass = renderer.tree.classes.name(for: theme)
    let sheet = sheet(of: renderer.tree)
    assert(BaseSheet.shared.checkWords(of: body, in: sheet.words))
    let head = ByteWriter()
    writeHead(to: head, styleSheet: sheet, themeClass)
    return Output(
      html: head.makeString() + body,
      styleSheet: sheet,
      diagnostics: headDiagnostics + renderer.reports.diagnostics
    )
  }

  /// Writes the document chunk by chunk, in memory that does not grow with it.
  ///
  /// A page whose styles are embedded is rendered twice: once to collect them, once to write it.
  ///
  /// - Parameter sink: Takes some 64 kilobytes at a time, which are only valid during the call; when it throws, the rest
  ///   is left out.
  /// - Returns: What is wrong with the content.
  /// - Throws: What the sink throws.
  @discardableResult
  public func write(to sink: (UnsafeRawBufferPointer) throws -> Void) throws -> [Diagnostic] {
    var notes = PageNotes()
    return try write(to: sink, noting: &notes)
  }

  /// Writes the document chunk by chunk, and notes what a site needs to know of it.
  package func write(
    to sink: (UnsafeRawBufferPointer) throws -> Void,
    noting notes: inout PageNotes
  ) throws -> [Diagnostic] {
    try withoutActuallyEscaping(sink) { sink in
      let writer = ByteWriter(sink: sink)
      var equipment = RenderingEquipment(writer)
      if styles == .embedded {
        let collecting = RenderingEquipment(ByteWriter(sink: { _ in }))
        renderBody(into: makeRenderer(collecting, reports: false))
        equipment = RenderingEquipment(writer, remembering: collecting)
      }
      let tree = equipment.tree
      let themeClass = tree.classes.name(for: theme)
      notes.sheetOfHead = self.sheet(of: tree)
      notes.sheetLinkEnd = writeHead(to: writer, styleSheet: notes.sheetOfHead, themeClass)
      writer.flush()
      let renderer = makeRenderer(equipment, reports: tellsDiagnostics)
      notes.content = renderBody(into: renderer)
      writer.flush()
      if let failure = writer.failure { throw failure }
      notes.sheet.formUnion(self.sheet(of: tree))
      notes.pageAddresses += renderer.reports.pageAddresses
      return !tellsDiagnostics ? [] : headDiagnostics + renderer.reports.diagnostics
    }
  }

  private func makeRenderer(_ equipment: RenderingEquipment, reports: Bool = true) -> HTMLRenderer {
    var options = options
    options.environment.locale = language
    options.environment.theme = theme
    options.environment.layoutDirection = layoutDirection
    return HTMLRenderer(options: options, equipment: equipment, checksIdentity: reports)
  }

  private func sheet(of tree: StyleTree) -> StyleSheet {
    var sheet = tree.classes.sheet
    if ownSheet != nil { sheet.leavesRoomForOwnStyles() }
    sheet.siteRoot = styles == .embedded ? options.root : options.root.flatMap { _ in Address.root("") }
    // Within a string, `<\/` is the same as `</`, and nowhere else in CSS is there either.
    if !ownStyles.isEmpty {
      sheet.ownStyles = ownStyles.split(separator: "</", omittingEmptySubsequences: false).joined(separator: "<\\/")
    }
    return sheet
  }

  /// Renders the body, and returns the bytes of the content; `nil` if what is behind it may depend on it.
  @discardableResult
  private func renderBody(into renderer: HTMLRenderer) -> Range<Int>? {
    let writer = renderer.writer
    renderer.numbering.symbols.share()
    writer.write("<body>")
    let start = writer.position
    if let header {
      renderer.note(.pageHeader)
      _ = renderer.numbering.claim("main-content")
      writer.write("<a class=\"skip-link\" href=\"#main-content\">")
      var words = options
      words.environment.locale = language
      writer.write(text: words.skipLinkLabel)
      writer.write("</a><header class=\"page-header\">")
      header.render(into: renderer.watched)
      writer.write("</header><main id=\"main-content\">")
      renderer.resolver.beginMainContent()
    } else {
      writer.write("<main>")
    }
    let (counts, contentStart) = (renderer.numbering.counts, writer.position)
    let disclosures = renderer.resolver.exclusiveDisclosures
    content.render(into: renderer.watched)
    let contentEnd = writer.position
    let isCounted = renderer.numbering.counts != counts || renderer.resolver.exclusiveDisclosures != disclosures
    writer.write("</main>")
    if let footer {
      renderer.note(.pageFooter)
      writer.write("<footer class=\"page-footer\">")
      renderer.resolver.allowTitles()
      footer.render(into: renderer.watched)
      writer.write("</footer>")
    }
    renderer.finishResets()
    renderer.writeSharedSymbols(before: start)
    writer.write("</body></html>\n")
    return isCounted || !renderer.numbering.symbols.references.isEmpty ? nil : contentStart..<contentEnd
  }
}
