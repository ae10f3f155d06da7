/// An element around the items of a section with a layout.
struct LayoutElement: Hashable {
  enum Part: Hashable {
    case section(hasHeader: Bool)
    case header, footer, badge, collection
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
    case .header:
      setHeading(tag: "h\(max(context.headingLevel, 1))")
      classes = ["band"]
    case .footer:
      tag = "footer"
      classes = ["band"]
    case .collection:
      setBlock(.collection, context)
    case .badge:
      setInline("badge", isWords: true)
    }
    if let name = element.className { classes.append(name) }
  }
}
