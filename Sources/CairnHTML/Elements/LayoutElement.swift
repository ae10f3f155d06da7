/// An element around the items of a section with a layout.
struct LayoutElement: Hashable {
  enum Part: Hashable {
    case section(hasHeader: Bool)
    case list(appearance: String, itemCount: Int?, hasHeader: Bool)
    case header(hasParts: Bool)
    case footer, choice
    /// A badge in the place that the layout gives it or, without one, in the item's corner.
    case badge
    case collection(isSideways: Bool, hasBands: Bool, showsBars: Bool)
    case collectionHeader, collectionFooter
  }

  var part: Part
  /// The class of the layout's rules.
  var className: String?
}

extension ElementSpecification {
  mutating func setLayout(_ element: LayoutElement, _ context: ElementContext) {
    switch element.part {
    case .section(let hasHeader):
      if hasHeader { tag = "section" }
      classes = ["layout", "fills"]
      frameFit = .resizes
    case .list(let appearance, let itemCount, let hasHeader):
      setSection(itemCount, hasHeader)
      classes.insert(appearance, at: 1)
    case .header(let hasParts):
      setHeading(tag: "h\(max(context.headingLevel, 1))")
      // Only elements have places.
      if hasParts { childContext.mayBeBare = false }
      classes = ["band"]
    case .footer:
      tag = "footer"
      classes = ["band"]
    case .collection(let isSideways, let hasBands, let showsBars):
      setBlock(showsBars ? .collection : .barlessCollection, context)
      classes.append("spaced")
      if hasBands { classes.append("bounded") }
      if isSideways { classes.append("sideways") }
    case .collectionHeader:
      tag = "header"
      classes = ["band"]
    case .collectionFooter:
      tag = "footer"
      classes = ["band"]
    case .badge:
      setInline("badge", isWords: true)
      innerTags = ["span"]
      if element.className == nil { classes.append("corner") }
    case .choice:
      classes = ["choice", "fills", "grows"]
      frameFit = .resizes
    }
    if let name = element.className { classes.append(name) }
  }
}
