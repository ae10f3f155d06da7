extension Diagnostic.Code {
  /// A Markdown document holds raw HTML, which is shown as text.
  public static let rawHTML = Self(rawValue: "markdown.raw-html")
  /// A link or picture of a Markdown document has a title, which is not shown.
  public static let unshownTitle = Self(rawValue: "markdown.unshown-title")
  /// A link of a Markdown document has no words, so nothing of it shows, or no address.
  public static let emptyLink = Self(rawValue: "markdown.empty-link")
}

extension Diagnostic.Place {
  /// Creates a place in a Markdown document.
  package init(_ place: MarkdownPlace?) { self.init(subject: place.map { "Markdown, \($0)" } ?? "Markdown") }
}

extension Diagnostic {
  static func rawHTML(at place: MarkdownPlace?) -> Diagnostic {
    markdown(
      .rawHTML,
      "Raw HTML is shown as text, as its author may be anybody. Write it as Markdown, or allow it with allowsHTML().",
      place
    )
  }

  static func emptyLink(_ destination: String, at place: MarkdownPlace?) -> Diagnostic {
    markdown(.emptyLink, "The link to \"\(destination)\" has no words, so it is not shown. Write words into it.", place)
  }

  static func emptyAddress(of words: String, at place: MarkdownPlace?) -> Diagnostic {
    let message = """
      The link "\(words.prefix(60))" has no address, so it leads to the page that it is on. Write where it leads into the \
      parentheses.
      """
    return markdown(.emptyLink, message, place)
  }

  static func blankDescription(of source: String, at place: MarkdownPlace?) -> Diagnostic {
    let message = """
      The description of the picture "\(source)" has only spaces. Describe it, or write nothing between the brackets if \
      it is decoration.
      """
    return markdown(.undescribedImage, message, place)
  }

  static func unshownTitle(_ title: String, at place: MarkdownPlace?) -> Diagnostic {
    markdown(.unshownTitle, "The title \"\(title)\" is not shown. Say it in the words around.", place)
  }

  /// A diagnostic with its place in a Markdown document.
  static func markdown(_ code: Code, _ message: String, _ place: MarkdownPlace?) -> Diagnostic {
    Diagnostic(.warning, code, message, at: Place(place))
  }
}
