import Cairn

/// Front matter that its author wrote in a form that is not read.
struct FrontMatterOversight {
  /// What is wrong, and what to write.
  let message: String
  /// Where it is in the file.
  let place: MarkdownPlace

  /// Looks at the beginning of a text in which no front matter was found; `nil` if it is probably to have none.
  init?(in text: String) {
    var rest = text[...]
    var line = 1
    while let first = rest.first, first.isWhitespace {
      if first.isNewline { line += 1 }
      rest.removeFirst()
    }
    place = MarkdownPlace(line: line, column: 1)
    if rest.hasPrefix("+++"), Self.hasFence("+++", in: rest) {
      message = """
        The front matter begins with +++, which is not read. Write --- in the place of both +++, and "key: value" in the lines \
        between.
        """
    } else if line > 1, rest.hasPrefix("---"),
      MarkdownDocument(parsing: String(rest)).frontMatter?.entries.isEmpty == false
    {
      message = "Front matter must begin in the first line. Remove the empty lines before it."
    } else {
      return nil
    }
  }

  /// Returns whether the first line is a fence, and another line is one, too.
  private static func hasFence(_ fence: String, in text: Substring) -> Bool {
    let fences = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().lazy
      .filter { $0.element.split(whereSeparator: \.isWhitespace) == [fence[...]] }.map(\.offset)
    return fences.first == 0 && fences.dropFirst().first != nil
  }
}
