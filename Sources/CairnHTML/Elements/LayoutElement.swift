/// An element of a section with a layout, or of a collection.
struct LayoutElement: Hashable {
  enum Part: Hashable {
    case section(hasHeader: Bool)
    case list(appearance: String, itemCount: Int?, hasHeader: Bool)
    case header(hasParts: Bool)
    case footer, choice
    /// A badge at the place that the layout gives it, otherwise in the corner of the item.
    case badge(isView: Bool)
    /// A view behind a section.
    case decoration
    case collection(isSideways: Bool, hasBands: Bool, showsBars: Bool)
    case collectionHeader, collectionFooter
  }

  var part: Part
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
    case .badge(let isView):
      setInline(isView ? "mark" : "badge", isWords: !isView)
      if !isView { innerTags = ["span"] }
      if element.className == nil { classes.append("corner") }
    case .decoration: classes = ["decoration"]
    case .choice:
      classes = ["choice", "fills", "grows"]
      frameFit = .resizes
    }
    if let name = element.className { classes.append(name) }
  }
}
