extension MarkdownBlock.Quote {
  /// What stands beside the text, if the first line says so as on GitHub, and what follows that line; `nil` for a quotation.
  ///
  /// A line such as `[!NOTE]` alone is a quotation.
  var aside: (kind: AsideKind, blocks: [MarkdownBlock])? {
    guard case .paragraph(var first)? = blocks.first else { return nil }
    var mark = ""
    var rest = first.content[...]
    while case .text(let words)? = rest.first, mark.utf8.count + words.utf8.count <= 16 {
      mark += words
      rest.removeFirst()
    }
    guard let kind = AsideKind(mark: mark) else { return nil }
    switch rest.first {
    case nil: break
    case .softBreak, .hardBreak: rest.removeFirst()
    default: return nil
    }
    first.content = Array(rest)
    let content = (rest.isEmpty ? [] : [.paragraph(first)]) + blocks.dropFirst()
    return content.isEmpty ? nil : (kind, content)
  }
}

extension AsideKind {
  /// The kind that a mark in Markdown stands for, in letters of any case.
  fileprivate init?(mark: String) {
    switch mark.lowercased() {
    case "[!note]", "[!important]": self = .note
    case "[!tip]": self = .tip
    case "[!warning]", "[!caution]": self = .warning
    default: return nil
    }
  }
}
