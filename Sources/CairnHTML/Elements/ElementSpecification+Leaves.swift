import Cairn

extension ElementSpecification {
  mutating func setText(_ text: TextStyle, _ context: ElementContext) {
    tag = context.headingLevel > 0 ? "h\(context.headingLevel)" : context.isPhrasing ? "span" : "p"
    declarations.set(text)
    innerTags = text.traits.tags
    frameFit = .leadingText
    isText = true
    guard context.lineLimit > 0 else { return }
    declarations.setLineLimit(Int(context.lineLimit))
    // In the padding of its own box, the lines beyond the limit would show.
    ownPhases = [.padding]
    // In words of the other direction, browsers would put the ellipsis out of sight.
    declarations["unicode-bidi"] = "normal"
  }

  mutating func setRun(_ text: TextStyle, tag: String) {
    self.tag = tag
    declarations.set(text)
    innerTags = text.traits.tags
    isText = true
  }

  mutating func setImage(_ sizing: Image.Sizing, isPixelated: Bool) {
    tag = "img"
    if isPixelated { declarations["image-rendering"] = "pixelated" }
    isVoid = true
    isPicture = true
    if sizing == .natural { ownPhases = [.padding] }
    guard sizing == .resizable else { return }
    classes = ["resizable"]
    frameFit = .resizes
  }

  mutating func setSymbol(mirrors: Bool, _ scale: Image.Scale, _ sizing: Image.Sizing) {
    tag = "svg"
    isVoid = true
    classes = mirrors ? ["symbol", "mirrors"] : ["symbol"]
    if sizing == .resizable {
      classes.append("resizable")
      frameFit = .resizes
      return
    }
    ownPhases = [.padding]
    switch scale {
    case .small: setSymbolSize("1em", below: "-.125em")
    case .medium: break
    case .large: setSymbolSize("1.5625em", below: "-.40625em")
    }
  }

  /// Sets a size other than the base sheet's, and the distance of the symbol's lower edge from the baseline.
  private mutating func setSymbolSize(_ size: String, below baseline: String) {
    declarations["inline-size"] = size
    declarations["block-size"] = size
    declarations["vertical-align"] = baseline
  }

  mutating func setSpacer(_ minLength: Double?) {
    classes = ["spacer"]
    guard let minLength else { return }
    declarations["--length"] = CSSLength.rem(max(minLength, 0))
  }

  mutating func setDivider(_ context: ElementContext) {
    if context.isPhrasing {
      classes = ["divider"]
    } else {
      tag = "hr"
      isVoid = true
    }
  }

  mutating func setShape(_ drawing: ShapeDrawing) {
    classes = ["shape", "fills", "grows"]
    ownPhases = [.padding, .background, .border, .clip]
    frameFit = .resizes
    let fill = drawing.fill.map { CSSFill.background($0) } ?? "currentColor"
    if case .outline(let outline) = drawing.kind { return setOutline(outline, drawing) }
    if let width = drawing.lineWidth {
      setLine(max(width, 0), drawing, fill)
    } else {
      declarations["background"] = fill
      if case .shadowed(_, let shadow) = drawing.fill { declarations["box-shadow"] = CSSFill.shadow(shadow) }
    }
    declarations.setCorners(of: drawing.kind)
    guard drawing.kind == .circle else { return }
    declarations["aspect-ratio"] = "1"
    classes.append("circle")
  }

  /// Draws a line along the bounds of a shape.
  private mutating func setLine(_ width: Double, _ drawing: ShapeDrawing, _ color: String) {
    if let fill = drawing.fill, CSSFill.isBlend(fill) {
      // A border has one colour, so the gradient is a background whose inside is cut out.
      declarations["background"] = "\(color) border-box"
      declarations["padding"] = CSSLength.px(width)
      declarations["mask"] = "linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0)"
      return
    }
    let line = "\(CSSLength.px(width)) \(drawing.isLineDashed ? "dashed" : "solid") \(color)"
    // Half of a thin line would be blurred between the pixels of a screen.
    guard width > 2, !drawing.isLineInside else { return declarations["border"] = line }
    declarations["outline"] = line
    declarations["outline-offset"] = CSSLength.px(-width / 2)
  }

  private mutating func setOutline(_ outline: ShapeOutline, _ drawing: ShapeDrawing) {
    // What comes later, such as a border, belongs around all of it.
    ownPhases = []
    if outline.keepsProportions { declarations["aspect-ratio"] = "1" }
    if drawing.lineWidth == nil {
      declarations["background"] = drawing.fill.map { CSSFill.background($0) } ?? "currentColor"
      declarations["clip-path"] = outline.clipPath
    } else {
      declarations["position"] = "relative"
      if let fill = drawing.fill { declarations.setForeground(fill) }
    }
  }

  mutating func setProgress() {
    tag = "progress"
    ownPhases = [.padding, .background]
    frameFit = .resizes
    classes = ["fills"]
  }

  mutating func setSpinner() {
    tag = "progress"
    ownPhases = [.padding, .background, .border]
    classes = ["spinner"]
  }
}
