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
/// asset catalogue. Links are judged as everywhere. Raw HTML is shown as text. Tables are shown as grids, and footnotes as
/// a list at the end. What is odd in the document, and what does not show as it was meant, is a diagnostic with its line.
public struct Markdown: PrimitiveView, Hashable, Sendable {
  private let document: MarkdownDocument

  /// Creates a view of a document.
  public init(_ document: MarkdownDocument) { self.document = document }

  /// Creates a view of a text, which it reads with all extensions.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ source: some StringProtocol) { self.init(MarkdownDocument(parsing: String(source))) }

  public func _render(into renderer: any Renderer) { MarkdownCalls(for: renderer).render(document) }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
