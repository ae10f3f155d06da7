/// The words of a Markdown document as texts and pictures, one after the other.
struct MarkdownPieces {
  enum Piece {
    case words([TextRun])
    /// A picture, where it leads, and where it stands in the source.
    case picture(Image, destination: String?, MarkdownPlace?)
  }

  /// The pieces if a picture is among them; otherwise all words are in ``runs``.
  private(set) var pieces: [Piece] = []
  private(set) var runs: [TextRun] = []
  private let renderer: any Renderer
  private let allowsHTML: Bool
  /// Whether the renderer has heard that raw HTML shows as text, which holds for all tags of a paragraph.
  private var hasToldOfHTML = false

  /// Creates an empty list of pieces; the renderer hears of what does not show.
  init(for renderer: any Renderer, allowsHTML: Bool) {
    self.renderer = renderer
    self.allowsHTML = allowsHTML
  }

  /// Adds words, and runs behind them.
  mutating func append(_ content: [MarkdownInline], end: [TextRun]) {
    runs.reserveCapacity(content.count + end.count)
    appendAll(content, [], nil)
    runs += end
    if !pieces.isEmpty { endWords() }
  }

  private mutating func append(_ inline: MarkdownInline, _ traits: TextStyle.Traits, _ destination: String?) {
    switch inline {
    case .text(let words): append(words, traits, destination)
    case .code(let words): append(words, traits.union(.code), destination)
    case .emphasis(let content): append(content, traits.union([.italic, .stressed]), destination)
    case .strong(let content): append(content, traits.union([.bold, .stressed]), destination)
    case .strikethrough(let content): append(content, traits.union(.strikethrough), destination)
    case .softBreak: append(" ", traits, destination)
    case .hardBreak: append("\n", traits, destination)
    case .link(let link):
      if let title = link.title { renderer.report(.unshownTitle(title, at: link.place)) }
      if link.content.isEmpty {
        renderer.report(.emptyLink(link.destination, at: link.place))
      } else if link.destination.isEmpty {
        renderer.report(.emptyAddress(of: link.content.plainText, at: link.place))
      }
      let isAllowed = Address(link.destination) != nil
      if !isAllowed { renderer.report(.blocked(link.destination, at: Diagnostic.Place(link.place))) }
      append(link.content, traits, isAllowed ? link.destination : nil)
    case .image(let image): append(image, destination)
    case .html(let html): append(html, traits, destination)
    case .footnoteReference(let mark):
      let role = TextRun.Role.footnoteMark(footnote: mark.number, mark: mark.occurrence)
      append("[\(mark.number)]", traits, FootnoteCalls.destination(mark.number), role)
    }
  }

  private mutating func append(_ content: [MarkdownInline], _ traits: TextStyle.Traits, _ destination: String?) {
    guard renderer._enter(1) else { return }
    appendAll(content, traits, destination)
    renderer._leave(1)
  }

  private mutating func appendAll(_ content: [MarkdownInline], _ traits: TextStyle.Traits, _ destination: String?) {
    var index = 0
    while index < content.count {
      let end = endOfLines(in: content, from: index)
      if end - index > 1 {
        append(lines(content[index..<end]), traits, destination)
        index = end
      } else {
        append(content[index], traits, destination)
        index += 1
      }
    }
  }

  /// Returns the end of the words from an index on that only ends of lines part.
  private func endOfLines(in content: [MarkdownInline], from start: Int) -> Int {
    var end = start
    while end < content.count {
      switch content[end] {
      case .text, .softBreak, .hardBreak: end += 1
      default: return end
      }
    }
    return end
  }

  /// Returns the words of several lines, which are joined at once instead of growing line by line.
  private func lines(_ content: ArraySlice<MarkdownInline>) -> String {
    var length = 0
    for case .text(let line) in content { length += line.utf8.count }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length + content.count) { buffer in
      var end = 0
      for inline in content {
        switch inline {
        case .text(var line):
          line.withUTF8 { end = buffer[end...].initialize(fromContentsOf: $0) }
        case .hardBreak:
          buffer[end] = 0x0A
          end += 1
        default:
          buffer[end] = 0x20
          end += 1
        }
      }
      // Strings one behind the other are valid UTF-8, so that it need not be checked again.
      return String(copying: UTF8Span(unchecked: UnsafeBufferPointer(rebasing: buffer[..<end]).span))
    }
  }

  /// Adds words to the last run, if that looks alike, leads to the same place and is nothing else.
  private mutating func append(
    _ words: String,
    _ traits: TextStyle.Traits,
    _ destination: String?,
    _ role: TextRun.Role? = nil
  ) {
    if role == nil, let last = runs.indices.last, runs[last].role == nil, runs[last].style.traits == traits,
      runs[last].destination.hasSameBytes(as: destination)
    {
      runs[last].string += words
    } else {
      var style = TextStyle()
      style.traits = traits
      runs.append(TextRun(string: words, style: style, destination: destination, role: role))
    }
  }

  private mutating func append(_ html: MarkdownInline.HTML, _ traits: TextStyle.Traits, _ destination: String?) {
    if !allowsHTML {
      // A comment shows nowhere.
      if MarkupText.isComment(html.markup) { return }
      if !hasToldOfHTML { renderer.report(.rawHTML(at: html.place)) }
      hasToldOfHTML = true
      append(html.markup, traits.union(.code), destination)
    } else if MarkupText.isLineBreak(html.markup) {
      append("\n", traits, destination)
    } else {
      append("", traits, destination, .markup(html.markup))
    }
  }

  private mutating func append(_ image: MarkdownInline.Image, _ destination: String?) {
    if let title = image.title { renderer.report(.unshownTitle(title, at: image.place)) }
    endWords()
    let words = image.content.plainText
    if words.isBlank, !image.content.isEmpty { renderer.report(.blankDescription(of: image.source, at: image.place)) }
    let view = words.isEmpty ? Image(decorative: image.source) : Image(image.source, label: Text(verbatim: words))
    pieces.append(.picture(view, destination: destination, image.place))
  }

  private mutating func endWords() {
    if !runs.isEmpty { pieces.append(.words(runs)) }
    runs = []
  }
}
