import Cairn

extension ElementSpecification {
  /// Sets an element of prose; where only phrasing content may stand, it is a span that looks the same.
  mutating func setProse(_ block: Block, _ context: ElementContext) {
    switch block {
    case .prose:
      classes = ["prose", "fills"]
      frameFit = .resizes
    case .proseParagraph: setProseWords(tag: "p", "paragraph", context)
    case .heading:
      setHeading(tag: context.headingLevel > 0 ? "h\(context.headingLevel)" : "span")
      classes = ["heading"]
    case .bullets: setProseList(tag: "ul", ["bullets"], context)
    case .looseBullets: setProseList(tag: "ul", ["bullets", "loose"], context)
    case .numbers: setProseList(tag: "ol", ["numbers"], context)
    case .looseNumbers: setProseList(tag: "ol", ["numbers", "loose"], context)
    case .listItem: break
    case .task: classes = ["task"]
    case .quote: setProse(tag: "blockquote", "quote", context)
    case .quotation: setProse(tag: "figure", "quote", context)
    case .quoted: setProse(tag: "blockquote", "quoted", context)
    case .source: setProseWords(tag: "figcaption", "source", context)
    case .code:
      setProseWords(tag: "pre", "code", context)
      attributes = " dir=\"ltr\""
    default: setPartOfProse(block, context)
    }
  }

  private mutating func setPartOfProse(_ block: Block, _ context: ElementContext) {
    switch block {
    case .descriptions: setProse(tag: "dl", "descriptions", context)
    case .term: setProseWords(tag: "dt", "term", context)
    case .details:
      setProse(tag: "dd", "details", context)
      childContext.mayBeBare = true
    case .figure: setProse(tag: "figure", "figure", context)
    case .caption:
      setProse(tag: "figcaption", "caption", context)
      childContext.mayBeBare = true
    case .article:
      if !context.isPhrasing { tag = "article" }
      classes = ["prose", "fills"]
      frameFit = .resizes
    case .footnotes:
      if !context.isPhrasing { tag = "section" }
      classes = ["prose", "footnotes", "fills"]
      frameFit = .resizes
    case .note, .tip, .warning:
      setProse(tag: "aside", "aside", context)
      classes.append("\(block)")
      // Inside the main part of a page, an aside of its own would be a landmark in a landmark.
      attributes = " role=\"note\""
    case .asideTitle: setProseWords(tag: "p", "aside-title", context)
    case .links: if !context.isPhrasing { tag = "nav" }
    case .time:
      tag = "time"
      isText = true
      childContext.isPhrasing = true
      childContext.mayBeBare = true
    default: break
    }
  }

  mutating func setToken(_ token: CodeToken) {
    tag = "span"
    classes = [token.className]
    isText = true
  }

  private mutating func setProse(tag: String, _ name: String, _ context: ElementContext) {
    if !context.isPhrasing { self.tag = tag }
    classes = [name]
    ownPhases = [.padding]
  }

  /// Sets an element of prose that holds words.
  private mutating func setProseWords(tag: String, _ name: String, _ context: ElementContext) {
    setProse(tag: tag, name, context)
    childContext.isPhrasing = true
    childContext.mayBeBare = true
  }

  private mutating func setProseList(tag: String, _ classes: [String], _ context: ElementContext) {
    self.classes = classes
    ownPhases = [.padding]
    guard !context.isPhrasing else { return }
    self.tag = tag
    childContext.isItem = true
  }
}

extension CodeToken {
  /// The class of what is a token, within code.
  var className: String {
    switch self {
    case .keyword: "keyword"
    case .type: "type"
    case .string: "string"
    case .number: "number"
    case .comment: "comment"
    case .name: "name"
    case .annotation: "annotation"
    case .inserted: "inserted"
    case .deleted: "deleted"
    }
  }
}
