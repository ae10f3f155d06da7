public import Cairn

/// Markup that stands in a page as it is, unescaped and unchecked.
///
/// It is only as safe as where it comes from: never pass what a reader or a stranger wrote. Backends other than HTML
/// show the text alternative.
public struct UnsafeHTML: PrimitiveView, Sendable {
  private let markup: String
  private let alternative: String

  /// Creates a view of markup.
  ///
  /// - Parameters:
  ///   - markup: Well-formed HTML that may stand where the view does.
  ///   - alternative: What backends other than HTML show.
  public init(unescaped markup: String, alternative: String = "") {
    self.markup = markup
    self.alternative = alternative
  }

  public func _render(into renderer: any Renderer) {
    if let renderer = renderer as? HTMLRenderer {
      renderer.writeUnescaped(markup)
    } else if !alternative.isEmpty {
      renderer.text(Text(verbatim: alternative))
    }
  }
}

extension HTMLRenderer {
  func writeUnescaped(_ markup: String) {
    let element = resolve(.block(.unescaped))
    writeOpening(element)
    writer.write(trusted: markup)
    write(element.pointee.closing)
    isNamed = true
  }
}
