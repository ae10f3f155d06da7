import Cairn

/// A resolver of an element and the modifiers around it to tags and classes.
///
/// It goes through the modifiers from the inside out. Within one CSS box, padding lies inside the frame, the frame
/// inside the background, and so on: border, clipping, shadow, opacity. A modifier that fits this order goes onto the
/// current box. Otherwise it gets a new box around that one.
struct ElementResolver {
  let style: ElementStyle
  let specification: ElementSpecification
  let modifiers: [StyleTree.Modifier]
  var boxes: [StyleBox]
  var childContext: ElementContext
  var isScroller: Bool
  /// Whether it looks different for some values of states.
  var isVaried = false
  /// The colour scheme that it wants for the page or the dialog in which it is; `nil` for none.
  var preferredColorScheme: String?
  /// The classes of the item of a list that the element is.
  private var itemClasses: [String] = []

  /// Creates a resolver; the modifiers are ordered from the inside out.
  init(style: ElementStyle, modifiers: [StyleTree.Modifier]) {
    var style = style
    Self.adoptTextLimits(of: modifiers, into: &style.context)
    style.kind.adoptBackground(of: modifiers)
    self.style = style
    specification = ElementSpecification(style)
    self.modifiers = modifiers
    childContext = specification.childContext
    isScroller = specification.isScroller
    boxes = [StyleBox(specification)]
  }

  /// Takes line limits and truncation from the modifiers: texts inherit them, but CSS does not, so contexts pass them
  /// on.
  private static func adoptTextLimits(of modifiers: [StyleTree.Modifier], into context: inout ElementContext) {
    var hasLimit = false
    var hasMode = false
    for case .style(let modifier) in modifiers {
      switch modifier {
      case .lineLimit(let limit) where !hasLimit:
        context.lineLimit = UInt32(clamping: limit ?? 0)
        hasLimit = true
      case .truncationMode(let mode) where !hasMode:
        context.truncation = mode
        hasMode = true
      default: break
      }
    }
  }

  /// Returns the markup, whose rules get classes.
  func resolve(with classes: StyleClasses) -> ElementMarkup {
    var resolver = applied(modifiers)
    resolver.addPreferredColorScheme(to: classes)
    if resolver.isVaried { resolver.addVariations(to: classes) }
    return resolver.markup(classes)
  }

  func applied(_ modifiers: [StyleTree.Modifier]) -> ElementResolver {
    var resolver = self
    for modifier in modifiers { resolver.apply(modifier) }
    resolver.standInGrid()
    resolver.standInPage()
    return resolver
  }

  private mutating func apply(_ modifier: StyleTree.Modifier) {
    switch modifier {
    case .colorScheme(let scheme): setColorScheme(scheme)
    case .direction(let direction):
      if outermost.direction == nil { outermost.direction = direction }
    case .style(.varied(let varied)): apply(varied)
    case .style(let style): apply(style)
    }
  }

  mutating func apply(_ style: StyleModifier) {
    if !applyInherited(style) { applyToBox(style) }
  }

  private var isDivider: Bool { style.kind == .divider }

  var outermost: StyleBox {
    get { boxes[boxes.count - 1] }
    set { boxes[boxes.count - 1] = newValue }
  }

  /// Applies a style that words inside inherit; returns `false` for any other style.
  private mutating func applyInherited(_ style: StyleModifier) -> Bool {
    switch style {
    case .font(let font): font.map { outermost.declarations.set($0) }
    case .fontWeight(let weight): set("font-weight", weight.map { String($0.value) } ?? "inherit")
    case .italic(let isOn): set("font-style", isOn ? "italic" : "normal")
    case .underline(let isOn): set("text-decoration-line", isOn ? "underline" : "none")
    case .strikethrough(let isOn): set("text-decoration-line", isOn ? "line-through" : "none")
    case .monospaced(let isOn): set("font-family", isOn ? "var(--monospaced)" : "inherit")
    case .monospacedDigit: set("font-variant-numeric", "tabular-nums")
    case .kerning(let kerning): set("letter-spacing", CSSLength.rem(kerning))
    case .foreground(let fill): fill.map { setForeground($0) }
    case .tint(let color): color.map { setTint($0) }
    case .colorScheme(let scheme): setColorScheme(scheme)
    case .preferredColorScheme(let scheme): setPreferredColorScheme(scheme)
    case .theme(let theme): ThemeRule(theme: theme).forEachDeclaration { set($0, $1) }
    case .multilineTextAlignment(let alignment):
      let isOfWords = boxes.count == 1 && self.style.kind.holdsWords
      set("text-align", isOfWords ? alignment.valueAmongWords : alignment.textAlignValue)
    case .lineSpacing(let spacing): set("line-height", "calc(1.35em + \(CSSLength.rem(spacing)))")
    case .textCase(let textCase): set("text-transform", textCase.map { "\($0)" } ?? "none")
    case .lineLimit, .truncationMode: break
    default: return false
    }
    return true
  }

  mutating func set(_ property: String, _ value: String) {
    outermost.declarations.setIfAbsent(property, value)
  }

  /// Sets the colour of words; buttons do not inherit that of the boxes around them.
  private mutating func setForeground(_ fill: Fill) {
    boxes[style.kind.isButton ? 0 : boxes.count - 1].declarations.setForeground(fill)
    guard CSSFill.isBlend(fill), specification.isText, !boxes[0].declarations.contains("background") else { return }
    boxes[0].declarations.setFillOfWords(fill)
  }

  private mutating func setTint(_ color: Color) {
    set("--tint", ColorTokens.value(of: color, for: .fill))
    set("--tint-text", ColorTokens.value(of: color, for: .text))
    set("--link", ColorTokens.value(of: color, for: .fill))
    set("--link-text", ColorTokens.value(of: color, for: .text))
  }

  private mutating func applyToBox(_ style: StyleModifier) {
    switch style {
    case .padding(let insets) where isDivider && outermost.phase <= .padding && boxes.count == 1:
      outermost.addMargin(insets)
    case .padding(let insets): changeBox(.padding) { $0.addPadding(insets) }
    case .frame(let frame): applyFrame(StyleBox.Frame(frame))
    case .flexibleFrame(let frame): applyFrame(StyleBox.Frame(frame))
    case .aspectRatio(let ratio, let mode): applyAspectRatio(ratio, mode)
    case .fixedSize(let horizontal, let vertical): outermost.setFixedSize(horizontal, vertical)
    case .layoutPriority(let priority):
      guard priority > 0 else { return }
      set("flex-shrink", "0")
    case .background(_, in: .screen) where self.style.context.standsInPage && !self.style.kind.isScreenBackground: break
    case .background(let fill, let shape): changeBox(.background) { $0.setBackground(fill, shape) }
    case .border(let fill, let width): changeBox(.border) { $0.addBorder(fill, width) }
    case .clip(let shape): changeBox(.clip) { $0.setClip(shape) }
    case .shadow(let shadow): changeBox(.shadow) { $0.addShadow(shadow) }
    case .opacity(0) where !isVaried: set("visibility", "hidden")
    case .opacity(let opacity):
      changeBox(.opacity) {
        $0.declarations["opacity"] = CSSLength.number(opacity)
        // A keyboard and a screen reader would still reach what cannot be seen.
        if opacity == 0 { $0.declarations["visibility"] = "hidden" }
      }
    case .offset(let x, let y):
      let value = "\(CSSLength.rem(x)) \(CSSLength.rem(y))"
      changeBox(.offset) { $0.declarations["translate"] = value }
    case .effect(let effect): apply(effect)
    case .styleClass(let own) where own.isOfWholeItem && self.style.context.isItem: itemClasses.append(own.name)
    case .styleClass(let own): if !outermost.classes.contains(own.name) { outermost.classes.append(own.name) }
    case .hidden: set("visibility", "hidden")
    case .hitTesting(let isOn): if !isOn { set("pointer-events", "none") }
    default: break
    }
  }

  /// Changes the outermost box, or a new box around it if the phase does not fit there.
  mutating func changeBox(_ phase: StyleBox.Phase, _ change: (inout StyleBox) -> Void) {
    let current = outermost.phase
    let isOwn = boxes.count == 1 && specification.ownPhases.contains(phase)
    // Its background is in its words.
    let isTaken = phase == .background && outermost.declarations.contains("background-clip")
    if isOwn || isTaken || current > phase || (current == phase && !phase.mayRepeat) { wrap() }
    change(&outermost)
    outermost.phase = phase
    if phase.needsBlock { becomeBlockInLine() }
  }

  /// Makes words within a line a block, because only a block has padding above and below, a width and an offset.
  mutating func becomeBlockInLine() {
    guard style.context.isPhrasing, specification.isText, boxes.count == 1 else { return }
    set("display", "inline-block")
  }

  /// Gives the outermost box its place in the row of a grid.
  private mutating func standInGrid() {
    var placement = GridPlacement()
    for case .style(let modifier) in modifiers { placement.add(modifier) }
    if placement.columns > 1 { set("grid-column", "span \(placement.columns)") }
    guard let horizontal = placement.horizontal else { return }
    if let vertical = placement.vertical {
      set("place-self", Alignment(horizontal: horizontal, vertical: vertical).placeValue)
    } else {
      set("justify-self", horizontal.gridValue)
    }
  }

  /// Puts a box around the outermost one, for a frame or for a modifier that does not fit into it.
  mutating func wrap(in frame: StyleBox.Frame? = nil) {
    var wrapper = StyleBox(around: outermost, classes: frame == nil ? [] : ["frame"])
    // Its sheet makes it as wide as a column, so the room around it is.
    if case .block(.segments) = style.kind { wrapper.fills = true }
    if frame?.hasWidth != true, style.kind.mayTakeWidthOfContent {
      // It takes the width that it is offered if what is in it does, which only the browser sees.
      wrapper.classes.append("wrapper")
    } else if style.context.isPhrasing, frame == nil {
      // Within a line, only a block of its own makes room for padding above and below.
      wrapper.declarations["display"] = "inline-block"
    }
    boxes.append(wrapper)
  }
}

// MARK: - Markup

extension ElementResolver {
  private func markup(_ registry: StyleClasses) -> ElementMarkup {
    var markup = ElementMarkup()
    markup.childContext = childContext
    markup.isScroller = isScroller
    markup.hasRole = specification.hasRole
    if isBare {
      markup.isBare = true
      return markup
    }
    var closing: [String] = []
    for (index, box) in boxes.enumerated().reversed() {
      let isElement = index == 0
      let isOutermost = index == boxes.count - 1
      var tag = isElement ? specification.tag : style.context.isPhrasing ? "span" : "div"
      var box = box
      if isOutermost, style.context.isItem {
        if tag == "div", !style.context.wrapsItem {
          tag = "li"
          box.classes += itemClasses
          markup.hasRole = markup.hasRole || isElement
        } else {
          markup.head += "<li\(itemAttributes)>"
          closing.append("</li>")
        }
      }
      let attributes =
        (isElement ? specification.attributes : "") + box.classAttribute(registry) + box.directionAttribute
      if isElement {
        open(tag, attributes, &markup, &closing)
      } else {
        markup.head += "<\(tag)\(attributes)>"
        closing.append("</\(tag)>")
      }
    }
    markup.closing = closing.reversed().joined()
    return markup
  }

  /// The attributes of the `li` around the element, each with a space in front.
  private var itemAttributes: String {
    var names: [String] = []
    if let name = specification.itemClass { names.append(name) }
    if style.context.hasLineAbove { names.append("line-above") }
    if style.context.hasLineBelow { names.append("line-below") }
    if style.context.hidesLineBelow { names.append("no-line") }
    names += itemClasses
    // In stacks and grids, an item without a class holds a view.
    if names == itemClasses, !names.isEmpty, !style.context.wrapsItem { names.append("holder") }
    let classes = names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
    return style.context.isPlaceholder ? classes + " aria-hidden=\"true\"" : classes
  }

  private func open(_ tag: String, _ attributes: String, _ markup: inout ElementMarkup, _ closing: inout [String]) {
    if specification.isVoid {
      // The renderer writes the tag itself, as what goes around or into it depends on the one element.
      markup.tail = attributes
      return
    }
    var tags = specification.innerTags
    if case .run = style.kind, attributes.isEmpty, boxes.count == 1 {
      // A run with nothing to say but its tags needs no element of its own.
      markup.head += "<\(tags.removeFirst())"
      closing.append("</\(specification.innerTags[0])>")
    } else {
      markup.head += "<\(tag)\(attributes)"
      if let name = specification.openAttribute { markup.head += " \(name)=\"" }
      closing.append("</\(tag)>")
    }
    markup.tail = ">" + tags.map { "<\($0)>" }.joined()
    closing.append(contentsOf: tags.map { "</\($0)>" })
  }

  /// Whether words need no element: they have no look of their own, and a text is the first child.
  private var isBare: Bool {
    switch style.kind {
    case .text where style.context.mayBeBare && style.context.headingLevel == 0 && !style.context.isItem: break
    case .run: break
    default: return false
    }
    return boxes.count == 1 && outermost.isEmpty && specification.innerTags.isEmpty
  }
}
