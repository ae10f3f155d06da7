import Cairn

/// An element before modifiers change it: its tag, its classes and its own declarations.
struct ElementSpecification {
  /// The condition under which a frame around the element becomes declarations of the element itself.
  enum FrameFit: Equatable {
    /// Always: the element takes any size.
    case resizes
    /// If the children of a stack are aligned as the frame is; `nil` matches every alignment of that axis.
    case aligned(HorizontalAlignment?, VerticalAlignment?)
    /// If the frame puts a text at the leading edge and sets no height.
    case leadingText
    /// Never: the element keeps its size inside the frame.
    case keepsSize
  }

  var tag: String
  /// The attributes that all such elements have, with a space in front.
  var attributes = ""
  /// The attribute that each such element has with a value of its own, which the renderer writes; without the value.
  var openAttribute: String?
  var classes: [String] = []
  var declarations = Declarations()
  var innerTags: [String] = []
  /// The class of the list item around the element, if there is one.
  var itemClass: String?
  var isVoid = false
  /// The modifiers that the element has by nature; another of the kind needs a box around it.
  var ownPhases: [StyleBox.Phase] = []
  var frameFit = FrameFit.keepsSize
  /// Whether the element is words, so that a shadow follows the letters.
  var isText = false
  /// Whether the element is a picture, which fits its frame by `object-fit`.
  var isPicture = false
  /// Whether the element has its own margins, to which padding is added.
  var hasOwnMargins = false
  var isScroller = false
  /// Whether the element is a vertical scroll view, which scrolls by itself only if its height is limited.
  var scrollsInLimitedHeight = false
  var childContext: ElementContext

  init(_ style: ElementStyle) {
    let context = style.context
    tag = context.isPhrasing ? "span" : "div"
    childContext = context.inside
    switch style.kind {
    case .text(let text): setText(text, context)
    case .run(let text): setRun(text, tag: "span")
    case .runLink(let text): setRun(text, tag: "a")
    case .token(let token): setToken(token)
    case .image(let sizing, let isPixelated): setImage(sizing, isPixelated: isPixelated)
    case .symbol(let mirrors, let scale, let sizing): setSymbol(mirrors: mirrors, scale, sizing)
    case .spacer(let minLength): setSpacer(minLength)
    case .divider: setDivider(context)
    case .shape(let drawing): setShape(drawing)
    case .progress: setProgress()
    case .stack(let layout): setStack(layout, context)
    case .grid(let layout): setGrid(layout)
    case .gridRow(let layout): setGridRow(layout)
    case .lazyGrid(let layout): setLazyGrid(layout, context)
    case .scrollView(let layout): setScrollView(layout)
    case .link: setLink()
    case .button(let button, let isLink): setButton(button, isLink: isLink)
    case .submit(let button):
      setButton(button, isLink: false)
      attributes = ""
    case .stateLabel(let button):
      setButton(button, isLink: false)
      tag = "label"
      attributes = ""
    case .stateDisclosure(let button):
      setButton(button, isLink: false)
      tag = "details"
      attributes = ""
      innerTags = ["summary"]
    case .blockedInteraction: classes = ["link"]
    case .disclosure(let isLink): setDisclosure(isLink: isLink)
    case .section(let itemCount, let hasHeader): setSection(itemCount, hasHeader)
    case .list(let list): setList(list)
    case .cell(let classes): setCell(classes)
    case .row(let name, let itemClasses): setRow(name, itemClasses)
    case .layers(let alignment): setLayers(alignment, context)
    case .layout(let element): setLayout(element, context)
    case .tableCell(let cell): setTableCell(cell)
    case .block(let block): setBlock(block, context)
    }
  }
}

extension ElementSpecification {
  /// Whether the element has a role, so that a label can name it.
  var hasRole: Bool {
    switch tag {
    case "section", "nav", "details", "ul", "ol", "blockquote", "figure", "progress", "summary", "a", "button", "h1",
      "h2", "h3", "h4", "h5", "h6":
      true
    default: attributes.contains(" role=")
    }
  }
}

extension ElementSpecification {
  mutating func setList(_ holdsItems: Bool, _ context: ElementContext) {
    guard holdsItems, !context.isPhrasing else { return }
    tag = "ul"
    // Without the role, Safari drops the semantics of lists without markers.
    attributes = " role=\"list\""
    childContext.isItem = true
  }

  private mutating func setStack(_ layout: StackLayout, _ context: ElementContext) {
    setList(layout.holdsItems, context)
    let alignment = layout.alignment
    switch layout.direction {
    case .vertical:
      classes = ["vstack"]
      declarations.setAlignment("align-items", alignment.horizontal.flexValue)
      frameFit = .aligned(alignment.horizontal, nil)
    case .horizontal:
      classes = ["hstack"]
      declarations.setAlignment("align-items", alignment.vertical.flexValue)
      frameFit = .aligned(nil, alignment.vertical)
    case .depth:
      classes = ["zstack"]
      if alignment != .center { declarations["place-items"] = alignment.placeValue }
      frameFit = .aligned(alignment.horizontal, alignment.vertical)
    }
    // Rounded like the layout's code: of two layouts with the same code, it must not matter which came first.
    if let spacing = layout.spacing.map({ Double(Float($0)) }), spacing != 8 {
      declarations.setGap(spacing)
    }
    let mayBeScreen = context.standsInPage || context.standsInLayersOfPage
    childContext.standsInStackOfPage = mayBeScreen && layout.direction != .horizontal
  }

  private mutating func setGrid(_ layout: GridLayout) {
    classes = ["grid"]
    frameFit = .resizes
    if layout.columnCount > 1 { declarations["grid-template-columns"] = "repeat(\(layout.columnCount),auto)" }
    if layout.alignment != .center { declarations["place-items"] = layout.alignment.placeValue }
    if layout.horizontalSpacing != nil || layout.verticalSpacing != nil {
      let vertical = CSSLength.rem(max(layout.verticalSpacing ?? 8, 0))
      let horizontal = CSSLength.rem(max(layout.horizontalSpacing ?? 8, 0))
      declarations["gap"] = vertical == horizontal ? vertical : "\(vertical) \(horizontal)"
    }
  }

  private mutating func setGridRow(_ layout: GridRowLayout) {
    classes = ["grid-row"]
    guard let alignment = layout.alignment else { return }
    declarations["align-items"] = alignment.flexValue
  }

  private mutating func setLazyGrid(_ layout: LazyGridLayout, _ context: ElementContext) {
    setList(layout.holdsItems, context)
    classes = layout.axis == .vertical ? ["lazy-grid", "fills"] : ["lazy-grid"]
    frameFit = .resizes
    declarations.setTracks(layout)
  }

  private mutating func setScrollView(_ layout: ScrollLayout) {
    ownPhases = [.padding]
    frameFit = .resizes
    classes = ["fills"]
    if layout.axes.contains(.horizontal) {
      classes.append(layout.axes.contains(.vertical) ? "scroll-both" : "scroll-x")
      isScroller = true
      if let behavior = layout.targetBehavior, layout.axes == .horizontal { setTargets(behavior) }
    } else {
      classes.append("scroll-y")
      scrollsInLimitedHeight = true
    }
    guard !layout.showsIndicators else { return }
    declarations["scrollbar-width"] = "none"
  }

  private mutating func setTargets(_ behavior: ScrollTargetBehavior) {
    classes.append("targets")
    declarations["scroll-snap-type"] = "inline mandatory"
    if behavior.stopsAtEachView { classes.append("one-by-one") }
    // A page begins where the view does.
    if behavior.isPaging { declarations["scroll-padding-inline"] = "0" }
  }

  private mutating func setLink() {
    tag = "a"
    openAttribute = "href"
    classes = ["link"]
    childContext.isInteractive = true
    childContext.mayBeBare = true
  }

  private mutating func setButton(_ button: ButtonMarkup, isLink: Bool) {
    tag = isLink ? "a" : "button"
    if !isLink { attributes = " type=\"button\"" }
    ownPhases = [.padding]
    switch button.role {
    case nil, .confirm: classes = ["button"]
    case .destructive: classes = ["button", "destructive"]
    case .cancel: classes = ["button", "cancel"]
    }
    if button.look != ButtonLook() { classes += button.look.classes }
    childContext.isInteractive = true
    childContext.isPhrasing = true
    childContext.mayBeBare = true
  }

  private mutating func setDisclosure(isLink: Bool) {
    tag = "details"
    classes = isLink ? ["leads", "fills"] : ["fills"]
    frameFit = .resizes
  }

  mutating func setSection(_ itemCount: Int?, _ hasHeader: Bool) {
    // A section without a heading is no part of the page's outline.
    if hasHeader { tag = "section" }
    classes = ["list", "fills"]
    frameFit = .resizes
    guard let itemCount, itemCount >= Self.skippableItemCount else { return }
    // The browser skips what is off screen; the estimate keeps the scroll bar still when it does not.
    let height = Double(itemCount) * Self.rowHeight + Self.headerHeight
    declarations["content-visibility"] = "auto"
    declarations["contain-intrinsic-size"] = "auto \(CSSLength.rem(height))"
    if itemCount >= Self.longItemCount { classes.append("long") }
  }

  /// The number of items from which it pays to skip a section that is off screen.
  private static var skippableItemCount: Int { 20 }
  /// The number of items from which it pays to skip each row; in shorter lists most rows are on screen.
  private static var longItemCount: Int { 100 }
  /// The height of a row of one line in points.
  private static var rowHeight: Double { 44 }
  private static var headerHeight: Double { 44 }

  private mutating func setLayers(_ alignment: Alignment, _ context: ElementContext) {
    classes = ["layers"]
    childContext.standsInLayersOfPage = context.standsInPage
    guard alignment != .center else { return }
    declarations["place-items"] = alignment.placeValue
  }

  mutating func setBlock(_ block: Block, _ context: ElementContext) {
    switch block {
    case .label: setInline("label", isWords: false)
    case .icon: setInline("icon", isWords: false)
    case .title: setInline("title", isWords: true)
    case .badge: setInline("badge", isWords: true)
    case .badgeView: setInline("mark", isWords: false)
    case .summary: setHeading(tag: "summary")
    case .sectionHeader: setHeading(tag: "h\(max(context.headingLevel, 1))")
    case .navigationTitle:
      setHeading(tag: "h\(max(context.headingLevel, 1))")
      classes = ["navigation-title"]
    case .items:
      setList(true, context)
      childContext.wrapsItem = true
      classes = ["items"]
    case .sectionFooter: tag = context.isPhrasing ? "span" : "footer"
    case .disclosureContent:
      classes = ["vstack", "content"]
      declarations.setAlignment("align-items", HorizontalAlignment.leading.flexValue)
    case .progress:
      classes = ["progress", "fills"]
      frameFit = .resizes
    case .spinner: setSpinner()
    case .bar: classes = ["page-bar", "fills"]
    case .principalBar: classes = ["page-bar", "principal", "fills"]
    case .navigation: frameFit = .resizes
    case .collection, .barlessCollection:
      classes = block == .collection ? ["collection", "fills"] : ["collection", "no-bars", "fills"]
      frameFit = .resizes
    case .collectionSection: break
    case .unescaped:
      classes = ["markup"]
      declarations["white-space"] = "normal"
    case .background: classes = ["underlay"]
    case .screenBackground: classes = ["screen-background"]
    case .overlay: classes = ["overlay"]
    case .badged: classes = ["badged", "fills"]
    case .anchored: classes = ["anchored", "fills", "grows"]
    case .split:
      classes = context.isInSidebar ? ["split", "columns", "fills"] : ["split", "fills"]
      // A container cannot ask for its own width.
      innerTags = [context.isPhrasing ? "span" : "div"]
    case .sidebar:
      if !context.isPhrasing, !context.isInSidebar { tag = "nav" }
      childContext.isInSidebar = true
    case .detail: break
    case .readable: classes = ["readable", "limited", "fills"]
    case .unavailable:
      classes = ["unavailable", "fills"]
      ownPhases = [.padding]
    case .unavailableTitle: classes = ["title"]
    case .unavailableDescription: classes = ["description"]
    case .unavailableActions: classes = ["actions"]
    case .placeholder:
      tag = context.isPhrasing ? "span" : "p"
      classes = ["placeholder"]
      attributes = " role=\"note\""
      childContext.isPhrasing = true
      childContext.mayBeBare = true
    case .toggle, .toggleButton, .field, .wideField, .picker, .segments, .dots, .legend, .hiddenLegend, .choice, .sheet,
      .cover,
      .callout,
      .alert,
      .menu, .menuItems:
      setControl(block)
    case .row, .swipe, .headerItem, .form, .toolbar, .outline, .outlineSummary, .outlineItems, .branch:
      setListBlock(block, context)
    case .prose, .proseParagraph, .heading, .bullets, .looseBullets, .numbers, .looseNumbers, .listItem, .task, .quote,
      .quotation, .quoted, .source, .code, .descriptions, .term, .details, .figure, .caption, .article, .note, .tip,
      .warning, .asideTitle, .links, .time, .footnotes:
      setProse(block, context)
    case .table, .tableCaption, .tableHead, .tableBody, .tableFoot, .tableRow, .stackingTable:
      setTable(block)
    }
  }

  mutating func setInline(_ name: String, isWords: Bool) {
    tag = "span"
    classes = [name]
    childContext.isPhrasing = true
    childContext.mayBeBare = isWords
  }

  mutating func setHeading(tag: String) {
    self.tag = tag
    childContext.isPhrasing = true
    childContext.mayBeBare = true
  }
}
