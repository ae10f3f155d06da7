import Cairn

extension ElementSpecification {
  /// Sets an element of prose; where only phrasing content may stand, it is a span that looks the same.
  mutating func setProse(_ block: Block, _ context: ElementContext) {
    switch block {
    case .prose:
      classes = ["prose", "fills"]
      frameFit = .resizes
    case .proseParagraph:
      setProse(tag: "p", "paragraph", context)
      childContext.isPhrasing = true
      childContext.mayBeBare = true
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
    case .source:
      setProse(tag: "figcaption", "source", context)
      childContext.isPhrasing = true
      childContext.mayBeBare = true
    case .code:
      setProse(tag: "pre", "code", context)
      attributes = " dir=\"ltr\""
      childContext.isPhrasing = true
      childContext.mayBeBare = true
    default: setPartOfProse(block, context)
    }
  }

  private mutating func setPartOfProse(_ block: Block, _ context: ElementContext) {
    switch block {
    case .descriptions: setProse(tag: "dl", "descriptions", context)
    case .term:
      setProse(tag: "dt", "term", context)
      childContext.isPhrasing = true
      childContext.mayBeBare = true
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
    case .note, .tip, .warning:
      setProse(tag: "aside", "aside", context)
      classes.append("\(block)")
      // Inside the main part of a page, an aside of its own would be a landmark in a landmark.
      attributes = " role=\"note\""
    case .asideTitle:
      setProse(tag: "p", "aside-title", context)
      childContext.isPhrasing = true
      childContext.mayBeBare = true
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
