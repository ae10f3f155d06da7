extension Diagnostic.Code {
  /// A Markdown document holds raw HTML, which is shown as text.
  public static let rawHTML = Self(rawValue: "markdown.raw-html")
  /// A table of a Markdown document is shown without what tells readers who do not see it which header a cell has.
  public static let plainTable = Self(rawValue: "markdown.plain-table")
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

  static func plainTable(at place: MarkdownPlace?) -> Diagnostic {
    let message = """
      A table is shown as a grid: its columns are aligned where lines begin, and readers who do not see it are not told \
      which header belongs to a cell.
      """
    return markdown(.plainTable, message, place)
  }

  static func unshownTitle(_ title: String, at place: MarkdownPlace?) -> Diagnostic {
    markdown(.unshownTitle, "The title \"\(title)\" is not shown. Say it in the words around.", place)
  }

  private static func markdown(_ code: Code, _ message: String, _ place: MarkdownPlace?) -> Diagnostic {
    let subject = place.map { "Markdown, \($0)" } ?? "Markdown"
    return Diagnostic(.warning, code, message, at: Place(subject: subject))
  }
}
