extension MarkdownDocument {
  /// The headings in the order of the text, for a table of contents.
  public var headings: [MarkdownBlock.Heading] {
    var headings: [MarkdownBlock.Heading] = []
    for block in blocks {
      block.walk { if case .heading(let heading) = $0 { headings.append(heading) } }
    }
    return headings
  }

  /// Calls a closure with every block, each before those that it holds; footnotes come last.
  public func forEachBlock(_ body: (MarkdownBlock) throws -> Void) rethrows {
    for block in blocks { try block.walk(body) }
    for block in footnotes.lazy.flatMap(\.blocks) { try block.walk(body) }
  }

  /// Calls a closure with every inline, each before those that it holds; footnotes come last.
  public func forEachInline(_ body: (MarkdownInline) throws -> Void) rethrows {
    try forEachBlock { block in
      for inline in block.inlines { try inline.walk(body) }
    }
  }
}

extension MarkdownBlock {
  fileprivate func walk(_ body: (MarkdownBlock) throws -> Void) rethrows {
    try body(self)
    for block in children { try block.walk(body) }
  }
}

extension MarkdownInline {
  fileprivate func walk(_ body: (MarkdownInline) throws -> Void) rethrows {
    try body(self)
    for inline in children { try inline.walk(body) }
  }
}
