import Cairn

extension HTMLRenderer {
  func begin(_ prose: ProseDescription) {
    switch prose {
    case .flow: open(.block(.prose))
    case .paragraph: open(.block(.proseParagraph), as: .paragraph)
    case .heading(let heading): begin(heading)
    case .list(let list): begin(list)
    case .item(let item): begin(item)
    case .quote(let hasSource): open(.block(hasSource ? .quotation : .quote), as: hasSource ? .quotation : .plain)
    case .code(let code): begin(code)
    case .descriptions: open(.block(.descriptions))
    case .description: pushTransparent(as: .description)
    case .figure: open(.block(.figure), as: .figure)
    case .article: open(.block(.article))
    case .aside(let kind): open(.block(kind.block), as: .aside)
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
    if let anchor = heading.anchor, !modifiers.isIdentifierWaiting { write(anchor: anchor) }
    writePendingAttributes(for: markup.pointee.hasRole ? .named : .container)
    write(markup.pointee.tail)
    push(markup, as: .header)
  }

  /// Writes an id that links find the heading by; a number behind it tells it from those before.
  private func write(anchor: String) {
    let name = numbering.scoped(Self.identifier(anchor))
    let identifier = numbering.claimAnchor(name) { isMadeUp($0) }
    write(attribute: " id=\"", identifier)
  }

  private func begin(_ list: ProseListDescription) {
    guard let start = list.start else { return open(.block(list.isTight ? .bullets : .looseBullets)) }
    open(.block(list.isTight ? .numbers : .looseNumbers), for: context.isPhrasing ? .container : .named) {
      // Browsers read numbers of 32 bits, and ignore others.
      guard start != 1, !context.isPhrasing else { return }
      write(attribute: " start=\"", trusted: String(Int32(clamping: start)))
    }
  }

  private func begin(_ item: ProseItemDescription) {
    guard let task = item.task else { return open(.block(.listItem)) }
    open(.block(.task))
    let labels = options.listLabels
    beginAttribute(.accessibilityLabel(task == .done ? labels.taskDone : labels.taskOpen))
    image(Image(systemName: task == .done ? "checkmark.square" : "square"))
    endAttribute()
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
      if !context.isInteractive { writeScrollerAttributes() }
    }
    note(.code)
    guard let language = code.language, !language.isEmpty else { return writer.write("<code>") }
    writer.write("<code class=\"language-")
    writer.write(attribute: Self.withoutWhiteSpace(language))
    writer.write("\">")
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
