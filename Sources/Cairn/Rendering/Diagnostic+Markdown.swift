extension Diagnostic.Code {
  /// A Markdown document holds raw HTML, which is shown as text.
  public static let rawHTML = Self(rawValue: "markdown.raw-html")
  /// A link or picture of a Markdown document has a title, which is not shown.
  public static let unshownTitle = Self(rawValue: "markdown.unshown-title")
}

extension Diagnostic {
  static func rawHTML(at place: MarkdownPlace?) -> Diagnostic {
    markdown(
      .rawHTML,
      "Raw HTML is shown as text, as its author may be anybody. Write it as Markdown, or allow it with allowsHTML().",
      place
    )
  }

  static func unshownTitle(_ title: String, at place: MarkdownPlace?) -> Diagnostic {
    markdown(.unshownTitle, "The title \"\(title)\" is not shown. Say it in the words around.", place)
  }

  private static func markdown(_ code: Code, _ message: String, _ place: MarkdownPlace?) -> Diagnostic {
    let subject = place.map { "Markdown, \($0)" } ?? "Markdown"
    return Diagnostic(.warning, code, message, at: Place(subject: subject))
  }
}
