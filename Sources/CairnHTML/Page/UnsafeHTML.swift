public import Cairn

/// Markup that stands in a page as it is, unescaped and unchecked.
///
/// It is only as safe as where it comes from: never pass what a reader or a stranger wrote. Backends other than HTML
/// show the text alternative.
public struct UnsafeHTML: PrimitiveView, Sendable {
  private let markup: MarkupDescription

  /// Creates a view of markup.
  ///
  /// - Parameters:
  ///   - markup: Well-formed HTML that may stand where the view does.
  ///   - alternative: What backends other than HTML show.
  public init(unescaped markup: String, alternative: String = "") {
    self.markup = MarkupDescription(html: markup, alternative: alternative)
  }

  public func _render(into renderer: any Renderer) { renderer.markup(markup) }
}
