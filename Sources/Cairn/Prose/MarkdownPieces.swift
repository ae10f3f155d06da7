/// The words of a Markdown document as texts and pictures, one after the other.
struct MarkdownPieces {
  enum Piece {
    case words([TextRun])
    /// A picture, and where it leads.
    case picture(Image, destination: String?)
  }

  private(set) var pieces: [Piece] = []
  private let renderer: any Renderer
  private let allowsHTML: Bool
  private var runs: [TextRun] = []

  /// Creates an empty list of pieces; the renderer hears of what does not show.
  init(for renderer: any Renderer, allowsHTML: Bool) {
    self.renderer = renderer
    self.allowsHTML = allowsHTML
  }

  /// Adds words, and runs behind them.
  mutating func append(_ content: [MarkdownInline], end: [TextRun]) {
    for inline in content { append(inline, TextStyle(), nil) }
    runs += end
    endWords()
  }

  private mutating func append(_ inline: MarkdownInline, _ style: TextStyle, _ destination: String?) {
    switch inline {
    case .text(let words): append(words, style, destination)
    case .code(let words): append(words, style.adding(.code), destination)
    case .emphasis(let content): append(content, style.adding(.italic), destination)
    case .strong(let content): append(content, style.adding(.bold), destination)
    case .strikethrough(let content): append(content, style.adding(.strikethrough), destination)
    case .softBreak: append(" ", style, destination)
    case .hardBreak: append("\n", style, destination)
    case .link(let link):
      if let title = link.title { renderer.report(.unshownTitle(title, at: link.place)) }
      append(link.content, style, link.destination)
    case .image(let image): append(image, destination)
    case .html(let html): append(html, style, destination)
    case .footnoteReference(let mark):
      let name = TextRun.Role.anchor(FootnoteCalls.name(of: mark))
      append("[\(mark.number)]", style, "#" + FootnoteCalls.name(of: mark.number), name)
    }
  }

  private mutating func append(_ content: [MarkdownInline], _ style: TextStyle, _ destination: String?) {
    guard renderer._enter(1) else { return }
    for inline in content { append(inline, style, destination) }
    renderer._leave(1)
  }

  /// Adds words to the last run, if that looks alike, leads to the same place and is nothing else.
  private mutating func append(
    _ words: String,
    _ style: TextStyle,
    _ destination: String?,
    _ role: TextRun.Role? = nil
  ) {
    if role == nil, let last = runs.indices.last, runs[last].role == nil, runs[last].style == style,
      runs[last].destination == destination
    {
      runs[last].string += words
    } else {
      runs.append(TextRun(string: words, style: style, destination: destination, role: role))
    }
  }

  private mutating func append(_ html: MarkdownInline.HTML, _ style: TextStyle, _ destination: String?) {
    if !allowsHTML {
      renderer.report(.rawHTML(at: html.place))
      append(html.markup, style.adding(.code), destination)
    } else if MarkupText.isLineBreak(html.markup) {
      append("\n", style, destination)
    } else {
      append("", style, destination, .markup(html.markup))
    }
  }

  private mutating func append(_ image: MarkdownInline.Image, _ destination: String?) {
    if let title = image.title { renderer.report(.unshownTitle(title, at: image.place)) }
    endWords()
    let words = image.content.plainText
    let view = words.isEmpty ? Image(decorative: image.source) : Image(image.source, label: Text(verbatim: words))
    pieces.append(.picture(view, destination: destination))
  }

  private mutating func endWords() {
    if !runs.isEmpty { pieces.append(.words(runs)) }
    runs = []
  }
}

extension TextStyle {
  fileprivate func adding(_ trait: Traits) -> TextStyle {
    var style = self
    style.traits.insert(trait)
    return style
  }
}
