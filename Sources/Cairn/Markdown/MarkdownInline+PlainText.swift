extension MarkdownInline {
  /// The words without markup: an image gives its description, raw HTML and marks of footnotes give nothing.
  public var plainText: String {
    var words = ""
    append(to: &words)
    return words
  }

  /// The pieces that this one holds; empty for one that holds none.
  public var children: [MarkdownInline] {
    switch self {
    case .emphasis(let content), .strong(let content), .strikethrough(let content): content
    case .link(let link): link.content
    case .image(let image): image.content
    case .text, .code, .softBreak, .hardBreak, .html, .footnoteReference: []
    }
  }

  private func append(to words: inout String) {
    switch self {
    case .text(let string), .code(let string): words += string
    case .softBreak, .hardBreak: words += " "
    case .html, .footnoteReference: break
    case .emphasis, .strong, .strikethrough, .link, .image: words += children.plainText
    }
  }
}

extension Sequence<MarkdownInline> {
  /// The words without markup.
  public var plainText: String {
    reduce(into: "") { $0 += $1.plainText }
  }
}
