import Cairn

extension TextRenderer {
  func text(_ text: Text) {
    if isRedacted { return leaf(placeholder(for: text.plainText), style: style(.tertiaryLabel)) }
    if containers.last?.role == .code { return code(text) }
    guard text.runs == nil else { return leaf(visible(text.allRuns)) }
    let words = inherited.textCase == nil ? text.string : inherited.cased(text.string)
    leaf(shown(words), style: wordStyle(text.style))
  }

  /// Returns words as the terminal can show them within their columns.
  func shown(_ words: String) -> String {
    options.emojiSelectors == .drawn ? words : words.withoutEmojiSelectors
  }

  func leaf(_ string: String, style: UInt16) {
    addText(TextBlock(string, style: style, limits: inherited.limits), kind: .text)
  }

  /// Makes a text of several looks.
  func leaf(_ paragraph: Paragraph) {
    addText(TextBlock(paragraph, limits: inherited.limits), kind: .text)
  }

  private func addText(_ block: consuming TextBlock, kind: LayoutNode.Kind, flags: LayoutNode.Flags = []) {
    var node = LayoutNode(kind, flags: flags)
    node.payload = .text(engine.stores.texts.append(block))
    leaf(node)
  }

  /// Leaves out what only pages show, and writes symbols as characters.
  private func visible(_ runs: [TextRun]) -> [TextRun] {
    guard runs.contains(where: { $0.role != nil }) else { return runs }
    return runs.compactMap { run in
      guard let name = run.symbolName else { return run.role == nil || !run.string.isEmpty ? run : nil }
      var run = run
      run.string = glyph(named: name) ?? ""
      return run
    }
  }

  /// Returns the character of a symbol in the form that the place asks for; another one or `nil`, with a diagnostic, if there is none.
  private func glyph(named name: String) -> String? {
    let name = environment.symbolName(name) { SymbolGlyph.named($0) != nil }
    var symbol = SymbolGlyph.named(name)
    if symbol == nil {
      check(Image(systemName: name))
      symbol = SymbolGlyph.standIn(for: name).flatMap(SymbolGlyph.named)
    }
    guard let symbol else { return nil }
    return engine.characters.isASCII ? symbol.ascii : String(Character(symbol.glyph))
  }

  private func leaf(_ runs: [TextRun]) {
    guard !runs.isEmpty else { return }
    var pieces: [ParagraphRun] = []
    var number: Int32 = 0
    for (index, run) in runs.enumerated() {
      var look = inherited
      // Words of several looks that lead to one place are one link.
      if index == 0 || run.destination != runs[index - 1].destination { number = linkNumber(of: run) }
      if number != 0 {
        look.isUnderlined = true
        if run.style.color == nil { look.color = inherited.tint ?? .link }
      }
      let style = Int(styles.number(of: look.cellStyle(run.style, link: number)))
      pieces.append(ParagraphRun(shown(inherited.cased(run.string)), style: style))
      let isEnd = index + 1 == runs.count || runs[index + 1].destination != run.destination
      if isEnd, options.hyperlinks == .addresses, let address = links.address(number) {
        pieces.append(ParagraphRun(" (\(address))", style: Int(wordStyle)))
      }
    }
    addText(TextBlock(Paragraph(pieces), limits: inherited.limits), kind: .text)
  }

  /// Returns the number of a run's address; 0 for words that lead nowhere.
  private func linkNumber(of run: TextRun) -> Int32 {
    guard let destination = run.destination, resolver.address(of: destination, for: self) != nil else { return 0 }
    return linkNumber(destination)
  }

  /// Returns the number of an address; 0 if the terminal cannot lead there.
  func linkNumber(_ destination: String) -> Int32 {
    if case .number(let number) = links.add(destination) { number } else { 0 }
  }

  /// Returns bars that break where words do; for blanks only, a bar for a picture.
  func placeholder(for words: String) -> String {
    let bar = engine.characters.isASCII ? "." : "░"
    guard words.contains(where: { $0 != " " }) else { return String(repeating: bar, count: words.count) }
    return words.reduce(into: "") { bars, character in
      bars += character.isWhitespace ? String(character) : String(repeating: bar, count: String(character).columns())
    }
  }

  func markup(_ markup: MarkupDescription) {
    resolver.check(markup, for: self)
    guard markup.alternative.isEmpty else { return text(Text(verbatim: markup.alternative)) }
    if !markup.html.isEmpty, !markup.isPiece { report(.missingAlternative(to: markup, at: place)) }
  }

  // MARK: - Pictures

  func image(_ image: Image) {
    if isRedacted { return leaf(placeholder(for: "  "), style: style(.tertiaryLabel)) }
    let description = describes(image)
    switch image.source {
    case .symbol(let name):
      if let glyph = glyph(named: name) {
        addText(TextBlock(glyph, style: wordStyle, limits: inherited.limits), kind: .text, flags: .isSymbol)
      } else {
        leaf(shown("[\(description ?? name)]"), style: wordStyle)
      }
    case .named(let name):
      if description?.isEmpty == true { report(.undescribedImage(at: place)) }
      if let picture = picture(named: name) { return addDrawing(picture, image.sizing) }
      let description = description.map(shown)
      let words = description.map { "[\($0)]" } ?? ""
      let number = styles.number(of: inherited.cellStyle(TextStyle(color: inherited.color ?? .secondary)))
      var block = TextBlock(words, style: number, limits: inherited.limits)
      block.limits.alignment = .center
      if description == nil, !showsEmptyPicture { return }
      if image.sizing == .resizable {
        addPicture(block, description)
      } else {
        addText(block, kind: .text)
      }
    }
  }

  /// Returns the picture to draw; `nil` if its description is shown instead.
  private func picture(named name: String) -> TextPicture? {
    guard !options.pictures.isEmpty, options.characters == .unicode else { return nil }
    return options.pictures[name].flatMap { $0.columns > 0 ? $0 : nil }
  }

  private func addDrawing(_ picture: TextPicture, _ sizing: Image.Sizing) {
    var node = LayoutNode(.picture, flags: sizing == .resizable ? [.growsHigh] : [])
    node.payload = .picture(engine.stores.pictures.append(picture))
    node.style = style(.secondary)
    leaf(node)
    guard sizing == .resizable, let slot = containers.lastIndex(where: { $0.role == .slot(.background) }) else {
      return
    }
    guard slot > 0, containers[slot - 1].role == .layers, let layers = containers[slot - 1].node else { return }
    engine.arena[layers].pointee.lengths.top = 1
  }

  /// Whether a picture without a description takes room: as a cell of a grid, or inside a background or border.
  private var showsEmptyPicture: Bool {
    switch engine.arena[path[path.count - 1]].pointee.kind {
    case .grid, .gridRow, .lazyGrid: return true
    default: break
    }
    return inForce.modifiers.contains { modifier in
      switch modifier {
      case .background, .border: true
      default: false
      }
    }
  }

  /// Makes a leaf that takes its frame; a box shows that the words stand for a picture.
  private func addPicture(_ block: TextBlock, _ description: String?) {
    var node = LayoutNode(.image, flags: description == nil ? [.growsHigh, .isEmpty] : [.growsHigh, .isOutline])
    var boxed = TextBlock(description ?? "", style: block.style, limits: block.limits)
    boxed.limits.alignment = .center
    let words = LayoutNode.PictureWords(
      bare: engine.stores.texts.append(block),
      boxed: engine.stores.texts.append(boxed)
    )
    node.payload = .image(words)
    leaf(node)
  }

  /// Returns the description of an image, after the open attributes.
  private func describes(_ image: Image) -> String? {
    var description = image.accessibilityDescription
    for attribute in inForce.attributes {
      switch attribute {
      case .accessibilityLabel(let label): description = label
      case .accessibilityHidden(true): description = nil
      default: break
      }
    }
    return description
  }

  // MARK: - Room, lines and shapes

  func spacer(minLength: Double?) {
    let isInRow = isInRow
    var node = LayoutNode(.spacer, flags: isInRow ? [.inRow, .growsWide] : [.growsHigh, .showsHeight])
    node.lengths.width = isInRow ? minLength.map(CellLength.columnGap) ?? 1 : minLength.map(CellLength.rowGap) ?? 0
    node.lengths.width = max(node.lengths.width, 0)
    leaf(node)
  }

  func divider() {
    let isInRow = isInRow
    var node = LayoutNode(.divider, flags: isInRow ? [.inRow, .growsHigh] : .growsWide)
    node.style = style(.tertiaryLabel)
    leaf(node)
  }

  func shape(_ shape: ShapeDrawing) {
    // Cells cannot show its lines, and a block in its place would say something else.
    if case .outline = shape.kind { return }
    var node = LayoutNode(.shape, flags: [.growsWide, .growsHigh])
    let color = shape.fill.map(\.representative) ?? inherited.color ?? .label
    if shape.lineWidth != nil {
      node.flags.insert(.isOutline)
      node.style = style(color)
      node.flags.insert(.showsHeight)
    } else {
      node.background = background(color)
      node.flags.insert(color == .clear ? .isEmpty : .showsHeight)
    }
    if case .rectangle(let radius) = shape.kind {
      if radius > 0 { node.flags.insert(.hasRoundCorners) }
    } else {
      node.flags.insert(.hasRoundCorners)
    }
    leaf(node)
  }

  func progress(_ progress: ProgressDescription) {
    var node = LayoutNode(.progress)
    var label: NodeStore<TextBlock>.Index?
    if !progress.label.isEmpty {
      let words = shown(inherited.cased(progress.label))
      label = engine.stores.texts.append(TextBlock(words, style: wordStyle, limits: inherited.limits))
    }
    let bar = ProgressBar(
      label: label,
      fraction: progress.fraction,
      ellipsis: engine.characters.ellipsis,
      doneStyle: style(inherited.tint ?? .tint),
      openStyle: style(.tertiaryLabel)
    )
    node.payload = .progress(engine.stores.progress.append(bar))
    node.style = wordStyle
    leaf(node)
  }
}

extension TextStyle {
  init(color: Color) {
    self.init()
    self.color = color
  }
}
