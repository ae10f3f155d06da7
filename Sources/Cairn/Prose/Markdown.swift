/// The content of a Markdown document, as prose.
///
/// ```swift
/// Markdown("""
///   # Eiger
///
///   - [x] North face
///   - [ ] Mittellegi ridge
///   """)
/// ```
///
/// Headings of level 1 have the level that fits the place, and links find them by their names. Pictures are those of the
/// asset catalogue. Links are judged as everywhere. Raw HTML is shown as text, unless ``allowsHTML(_:)`` asks for more.
/// Tables are those of ``Table``, and footnotes a list at the end, from which pages lead back. What is odd in the document,
/// and what does not show as it was meant, is a diagnostic with its line.
public struct Markdown: PrimitiveView, Hashable, Sendable {
  private let document: MarkdownDocument
  private var allowsHTML = false

  /// Creates a view of a document.
  public init(_ document: MarkdownDocument) { self.document = document }

  /// Creates a view of a text, which it reads with all extensions.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ source: some StringProtocol) { self.init(MarkdownDocument(parsing: String(source))) }

  /// Lets raw HTML stand in pages as it is, unescaped and unchecked.
  ///
  /// It is only as safe as its author: never allow it to what a reader or a stranger wrote. Outputs that are no pages show
  /// its words.
  ///
  /// - Parameter isAllowed: Whether it is allowed; without this modifier, it is not.
  /// - Returns: The same document, with its HTML.
  public func allowsHTML(_ isAllowed: Bool = true) -> Markdown {
    var copy = self
    copy.allowsHTML = isAllowed
    return copy
  }

  public func _render(into renderer: any Renderer) {
    MarkdownCalls(for: renderer, allowsHTML: allowsHTML).render(document)
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
