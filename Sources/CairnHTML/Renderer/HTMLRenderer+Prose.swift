import Cairn

extension HTMLRenderer {
  func begin(_ prose: ProseDescription) {
    switch prose {
    case .flow(let anchors): beginDocument(anchors)
    case .footnotes: beginFootnotes()
    case .paragraph: open(block: .proseParagraph, as: .paragraph)
    case .heading(let heading): begin(heading)
    case .list(let list): begin(list)
    case .item(let item): begin(item)
    case .quote(let hasSource): open(block: hasSource ? .quotation : .quote, as: hasSource ? .quotation : .plain)
    case .code(let code): begin(code)
    case .descriptions: open(block: .descriptions)
    case .description: pushTransparent(as: .description)
    case .figure: open(block: .figure, as: .figure)
    case .article: open(block: .article)
    case .aside(let kind): open(block: kind.block, as: .aside)
    case .navigation(let label): beginNavigation(label)
    case .time(let machineForm): begin(time: machineForm)
    }
  }

  private func begin(_ heading: HeadingDescription) {
    var context = context
    context.headingLevel = context.isPhrasing ? 0 : UInt8(heading.level)
    let markup = tree.element(.block(.heading), context, in: element.node)
    element.hasBegun()
    write(markup.pointee.head)
    if let anchor = heading.anchor, !modifiers.isIdentifierWaiting {
      write(attribute: " id=\"", numbering.takeName(ofHeading: anchor) ?? claim(anchor: anchor))
    }
    writePendingAttributes(for: markup.pointee.hasRole ? .named : .container)
    write(markup.pointee.tail)
    push(markup, as: .header)
  }

  /// Returns an id that links find a heading by; a number behind it tells it from those before.
  private func claim(anchor: String) -> String {
    let name = numbering.scoped(Self.identifier(anchor))
    return numbering.claimAnchor(name) { isMadeUp($0) }
  }

  /// Begins a document, whose links lead to its own headings and footnotes.
  private func beginDocument(_ anchors: [String]) {
    var names: [ByteKey: String] = [:]
    for anchor in anchors where names[ByteKey(anchor)] == nil { names[ByteKey(anchor)] = claim(anchor: anchor) }
    numbering.beginDocument(names)
    open(block: .prose, as: .plain, .document)
  }

  private func beginFootnotes() {
    guard !context.isPhrasing else { return open(block: .footnotes) }
    open(.block(.footnotes), for: .named) {
      writer.write(" role=\"doc-endnotes\"")
      guard pendingLabel?.isEmpty ?? true else { return }
      let number = numbering.numberOfDocument
      let words = options.listLabels.footnotes
      write(attribute: " aria-label=\"", number > 1 ? "\(words) \(number)" : words)
    }
  }

  private func begin(_ list: ProseListDescription) {
    guard let start = list.start else { return open(block: list.isTight ? .bullets : .looseBullets) }
    open(.block(list.isTight ? .numbers : .looseNumbers), for: context.isPhrasing ? .container : .named) {
      // Browsers read numbers of 32 bits, and ignore others.
      guard start != 1, !context.isPhrasing else { return }
      write(attribute: " start=\"", trusted: String(Int32(clamping: start)))
    }
  }

  private func begin(_ item: ProseItemDescription) {
    if let footnote = item.footnote { return begin(footnote: footnote) }
    guard let task = item.task else { return open(block: .listItem) }
    open(block: .task)
    let labels = options.listLabels
    beginAttribute(.accessibilityLabel(task == .done ? labels.taskDone : labels.taskOpen))
    image(Image(systemName: task == .done ? "checkmark.square" : "square"))
    endAttribute()
  }

  private func begin(footnote number: Int) {
    open(.block(.listItem), for: .container) {
      let identifier = name(ofFootnote: number)
      if numbering.claim(identifier) { write(attribute: " id=\"", identifier) }
    }
  }

  private func beginNavigation(_ label: String) {
    let isLandmark = !context.isPhrasing
    open(.block(.links), for: isLandmark ? .named : .container) {
      guard isLandmark, !label.isEmpty, pendingLabel?.isEmpty ?? true else { return }
      write(attribute: " aria-label=\"", label)
    }
  }

  private func begin(time machineForm: String) {
    open(.block(.time), for: .text) { write(attribute: " datetime=\"", machineForm) }
  }

  private func begin(_ code: CodeDescription) {
    open(.block(.code), for: context.isInteractive ? .container : .named, as: .code, .code) {
      if !context.isInteractive, mayScroll(code) { writeScrollerAttributes(named: label(of: code)) }
    }
    note(.code)
    guard let language = code.language, !language.isEmpty else { return writer.write("<code>") }
    writer.write("<code class=\"language-")
    writer.write(attribute: Self.withoutWhiteSpace(language))
    writer.write("\">")
  }
}

extension HTMLRenderer {
  /// Whether lines of code may be too long for a page; the keyboard need not reach what never scrolls.
  ///
  /// Lines of 28 characters have room where pages are narrowest. With larger letters, they break.
  private func mayScroll(_ code: CodeDescription) -> Bool { code.longestLine.map { $0 > 28 } ?? true }

  /// The words that name a block of code; `nil` for those of anything that scrolls.
  private func label(of code: CodeDescription) -> String? {
    guard let language = code.language, !language.isEmpty else { return nil }
    return ListLabels.words(options.listLabels.code, language)
  }

  /// Returns the id of a footnote in the open document, or that of one of its marks.
  func name(ofFootnote number: Int, mark: Int? = nil) -> String {
    let document = numbering.numberOfDocument
    var name =
      "\(Self.withoutWhiteSpace(options.idPrefix))footnote:" + (document > 1 ? "\(document).\(number)" : "\(number)")
    if let mark { name += mark == 1 ? ":mark" : ":mark:\(mark)" }
    return numbering.scoped(name)
  }
}

extension AsideKind {
  fileprivate var block: Block {
    switch self {
    case .note: .note
    case .tip: .tip
    case .warning: .warning
    }
  }
}
