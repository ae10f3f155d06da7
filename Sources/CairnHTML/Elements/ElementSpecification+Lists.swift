import Cairn

extension ElementSpecification {
  mutating func setCell(_ classes: String) {
    self.classes = ["list-cell"] + classes.split(separator: " ").map(String.init) + ["fills"]
    itemClass = "row"
    frameFit = .resizes
    hasOwnMargins = true
  }

  mutating func setRow(_ name: String, _ itemClasses: String) {
    itemClass = "row \(itemClasses)"
    classes = [name]
    if name == "swipe" { attributes = Self.noTabStop }
  }

  /// Firefox puts scrolling elements without a name into the tab order, although their actions are in it already.
  private static let noTabStop = " tabindex=\"-1\""

  mutating func setListBlock(_ block: Block, _ context: ElementContext) {
    switch block {
    case .row:
      itemClass = "row"
      classes = ["acting"]
    case .swipe:
      itemClass = "row"
      classes = ["swipe"]
      attributes = Self.noTabStop
    case .headerItem:
      setHeading(tag: "h\(max(context.headingLevel, 1))")
    case .form:
      tag = "form"
      frameFit = .resizes
      classes = ["fills"]
    case .toolbar:
      tag = "label"
      classes = ["button", "edit"]
      childContext.isPhrasing = true
      childContext.isInteractive = true
    case .outline:
      tag = "details"
      itemClass = "row"
      classes = ["outline", "fills"]
      frameFit = .resizes
    case .outlineSummary:
      setHeading(tag: "summary")
      childContext.mayBeBare = false
      childContext.isInteractive = true
    case .outlineItems:
      setList(true, context)
      childContext.wrapsItem = true
      classes = ["items"]
    case .branch:
      itemClass = "row"
      classes = ["branch", "fills"]
      frameFit = .resizes
    default: break
    }
  }
}
