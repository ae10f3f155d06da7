import Cairn
import CairnHTML

/// The document of a page, and all that the site needs to know of it.
struct RenderedPage: Sendable {
  let page: Page
  /// The path of the page's file from the site's root.
  let file: String
  /// The title of the document.
  let title: String
  /// The description in the document.
  let description: String?
  /// Whether search engines are to show the page.
  let isIndexed: Bool
  /// The document; empty if its bytes went elsewhere.
  var bytes: [UInt8] = []
  var sheet = StyleSheet()
  var diagnostics: [Diagnostic] = []
  /// The addresses that views gave as paths of pages.
  var pageAddresses: [String] = []
  /// Where the fingerprint of the sheet begins in the document; `nil` if the sheet has a plain name.
  var fingerprintPosition: Int?
  var reading: PageReading
  /// What is known of the bytes around the content; `nil` if that has to be found out.
  var around: Around?
  /// The file of an earlier build, if the page is as it was; the document is empty then.
  var earlier: EarlierFile?
  /// What the record of the next build says of the page; `nil` for one that has to be made each time.
  var draft: PageDraft?

  /// The bytes around a page's content, and the rules that the page needs before its views are rendered.
  struct Around: Sendable {
    let content: Range<Int>
    let sheet: StyleSheet
  }

  /// A file that an earlier build wrote.
  struct EarlierFile: Sendable {
    let file: PreviousFile
    /// Whether it is not in the output.
    let isElsewhere: Bool
  }
}

/// What becomes of a unit of pages.
struct UnitOutcome: Sendable {
  var pages: Result<[PageOutcome], any Error>
  /// The number of what the pages are made from; `nil` if that is not known.
  var key: ContentDigest?
}

/// What becomes of a page on a thread of its own.
enum PageOutcome: Sendable {
  case rendered(RenderedPage)
  /// The path of the page is not allowed.
  case refused(Page, Diagnostic)
  /// The document is too large to wait in memory until it is its turn.
  case tooLarge(Page)
}

/// The renderer of a site's pages, on any thread.
struct PageRenderer<Source: Site>: Sendable {
  let documents: SiteDocuments<Source>
  let resolver: LinkResolver
  /// Whether links and ids are read.
  let readsLinks: Bool
  /// What is known of the last build; `nil` where nothing is written.
  let memory: PageMemory?

  /// The number of bytes of a document beyond which it does not wait in memory.
  static var longestDocument: Int { 1 << 20 }

  private struct TooLarge: Error {}

  /// Makes the pages of units and renders them, unless they are what they were in the last build.
  func render(_ units: [PageUnit]) -> [UnitOutcome] { units.map { render($0) } }

  private func render(_ unit: PageUnit) -> UnitOutcome {
    guard let memory, let inputs = memory.inputs(of: unit) else {
      return UnitOutcome(pages: Result { try unit.pages().map { try render($0) } })
    }
    if let outcomes = recall(unit, inputs.key) { return UnitOutcome(pages: .success(outcomes), key: inputs.key) }
    let pages = Result {
      try unit.pages().map { page in
        let outcome = try render(page)
        guard case .rendered(var rendered) = outcome else { return outcome }
        if memory.isWritten { rendered.draft = try draft(of: rendered) }
        return PageOutcome.rendered(rendered)
      }
    }
    // A file that changes meanwhile is one that the pages may not be made from.
    return UnitOutcome(pages: pages, key: memory.isSame(inputs, for: unit) ? inputs.key : nil)
  }

  private func render(_ page: Page) throws -> PageOutcome {
    if let problem = Self.problem(with: page.path) {
      return .refused(page, Diagnostic(.error, .illegalPath, problem))
    }
    var bytes: [UInt8] = []
    do {
      var rendered = try render(page) { chunk in
        guard bytes.count + chunk.count <= Self.longestDocument else { throw TooLarge() }
        bytes.append(contentsOf: chunk)
      }
      rendered.bytes = bytes
      return .rendered(rendered)
    } catch is TooLarge {
      return .tooLarge(page)
    }
  }

  /// Renders a page chunk by chunk.
  func render(_ page: Page, to sink: (UnsafeRawBufferPointer) throws -> Void) throws -> RenderedPage {
    let document = documents.document(for: page)
    let file = documents.file(of: page.path)
    // The sheet is always there, and its name may not be the last one.
    let sheet = documents.sheet.fingerprint == nil ? nil : documents.sheet.path
    var reader = PageReading.Reader(file, resolver, skipping: sheet)
    var notes = PageNotes()
    var rendered = RenderedPage(
      page: page,
      file: file,
      title: document.title,
      description: document.description,
      isIndexed: document.head.isIndexed,
      reading: reader.reading
    )
    rendered.diagnostics = try document.write(
      to: { bytes in
        if readsLinks { reader.read(bytes) }
        try sink(bytes)
      },
      noting: &notes
    )
    rendered.sheet = notes.sheet
    rendered.pageAddresses = notes.pageAddresses + documents.translationAddresses(of: page)
    rendered.fingerprintPosition = documents.sheet.fingerprintPosition(linkEnd: notes.sheetLinkEnd)
    rendered.reading = reader.reading
    rendered.around = notes.content.map { RenderedPage.Around(content: $0, sheet: notes.sheetOfHead) }
    return rendered
  }

  private static func problem(with path: String) -> String? {
    if path.hasSuffix(".html") { return "The path of a page ends in \".html\". Leave that out; it is added." }
    return SitePath.problem(with: path)
  }
}
