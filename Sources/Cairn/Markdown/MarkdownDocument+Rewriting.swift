extension MarkdownDocument {
  /// Returns the document with every block replaced by others, those that a block holds before the block itself.
  ///
  /// ```swift
  /// let quiet = document.mapBlocks { block in
  ///   if case .html = block { [] } else { [block] }
  /// }
  /// ```
  public func mapBlocks(_ transform: (MarkdownBlock) throws -> [MarkdownBlock]) rethrows -> MarkdownDocument {
    var document = self
    document.blocks = try blocks.flatMap { try $0.mapped(transform) }
    for index in footnotes.indices {
      document.footnotes[index].blocks = try footnotes[index].blocks.flatMap { try $0.mapped(transform) }
    }
    return document
  }

  /// Returns the document with every inline replaced by others, those that an inline holds before the inline itself.
  ///
  /// Headings keep their anchors, so that links to them stay right.
  ///
  /// ```swift
  /// let secure = document.mapInlines { inline in
  ///   guard case .link(var link) = inline else { return [inline] }
  ///   link.destination = link.destination.replacing("http://", with: "https://")
  ///   return [.link(link)]
  /// }
  /// ```
  public func mapInlines(_ transform: (MarkdownInline) throws -> [MarkdownInline]) rethrows -> MarkdownDocument {
    try mapBlocks { block in
      var block = block
      try block.mapContents { contents in try contents.flatMap { try $0.mapped(transform) } }
      return [block]
    }
  }
}

extension MarkdownBlock {
  fileprivate func mapped(_ transform: (MarkdownBlock) throws -> [MarkdownBlock]) rethrows -> [MarkdownBlock] {
    switch self {
    case .quote(var quote):
      quote.blocks = try quote.blocks.flatMap { try $0.mapped(transform) }
      return try transform(.quote(quote))
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = try list.items[index].blocks.flatMap { try $0.mapped(transform) }
      }
      return try transform(.list(list))
    case .paragraph, .heading, .code, .table, .html, .thematicBreak: return try transform(self)
    }
  }

  /// Replaces the words of a paragraph, a heading or each cell of a table.
  fileprivate mutating func mapContents(_ transform: ([MarkdownInline]) throws -> [MarkdownInline]) rethrows {
    switch self {
    case .paragraph(var paragraph):
      paragraph.content = try transform(paragraph.content)
      self = .paragraph(paragraph)
    case .heading(var heading):
      heading.content = try transform(heading.content)
      self = .heading(heading)
    case .table(var table):
      for index in table.header.indices {
        table.header[index].content = try transform(table.header[index].content)
      }
      for row in table.rows.indices {
        for index in table.rows[row].indices {
          table.rows[row][index].content = try transform(table.rows[row][index].content)
        }
      }
      self = .table(table)
    case .quote, .list, .code, .html, .thematicBreak: break
    }
  }
}

extension MarkdownInline {
  fileprivate func mapped(_ transform: (MarkdownInline) throws -> [MarkdownInline]) rethrows -> [MarkdownInline] {
    switch self {
    case .emphasis(let content): return try transform(.emphasis(mapAll(content, transform)))
    case .strong(let content): return try transform(.strong(mapAll(content, transform)))
    case .strikethrough(let content): return try transform(.strikethrough(mapAll(content, transform)))
    case .link(var link):
      link.content = try mapAll(link.content, transform)
      return try transform(.link(link))
    case .image(var image):
      image.content = try mapAll(image.content, transform)
      return try transform(.image(image))
    case .text, .code, .softBreak, .hardBreak, .html, .footnoteReference: return try transform(self)
    }
  }

  private func mapAll(
    _ content: [MarkdownInline],
    _ transform: (MarkdownInline) throws -> [MarkdownInline]
  ) rethrows -> [MarkdownInline] {
    try content.flatMap { try $0.mapped(transform) }
  }
}
