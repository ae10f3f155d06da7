/// What the next element follows from, besides the attributes that wait for it.
///
/// A frame keeps that of the outside as one value and puts it back.
struct ElementState {
  /// The node of the styles that wait for the next element.
  private(set) var node: StyleTree.Index = .root
  /// Where the next element stands.
  private(set) var context = ElementContext()
  /// The number of the heading that labels the section around.
  private(set) var labelNumber: Int?
  private(set) var parent = Parent.plain
  /// How many cells there are around.
  private(set) var cellDepth: UInt8 = 0
  /// Whether a cell is around that has the control of the item, so that those within are parts of what it shows.
  private(set) var isInCell = false
  /// Whether the link or control around has words by now that name it.
  private(set) var isNamed = false

  /// What the container around is, as far as what begins in it depends on that.
  enum Parent: Equatable {
    case plain
    case interactive(isItemOfLayout: Bool)
    case emptySection, header, footer
    case layoutSection, layoutItems, layoutItem, itemChoices, itemChoice, layoutCollection
    case anchored, split, disclosure, unavailable
    /// The items of a list of which the first is the header.
    case itemsWithHeader
    case item(isInHeader: Bool)
    case headerItem
    /// A disclosure whose title is a cell, and perhaps the heading of its list.
    case outline(isHeader: Bool)
    case outlineTitle(isHeader: Bool)
    /// One whose title stands beside what unfolds it.
    case branch(isHeader: Bool)
    case branchTitle(isHeader: Bool)
    case outlineContent, outlineItems

    /// Whether what begins may be all that an item of a layout shows.
    var isPlaceOfItem: Bool {
      switch self {
      case .layoutItem, .itemChoice, .interactive(isItemOfLayout: true): true
      default: false
      }
    }
  }

  // MARK: The next element

  /// Sets the styles that wait for the next element.
  @inline(__always)
  mutating func wait(with node: StyleTree.Index) {
    self.node = node
  }

  /// Takes note that an element has come, after which words are not the first child.
  @inline(__always)
  mutating func hasBegun() {
    context.mayBeBare = false
  }

  /// Sets where the next element stands.
  mutating func stand(in context: ElementContext) {
    self.context = context
  }

  // MARK: Containers

  /// Makes an element the one around what comes.
  @inline(__always)
  mutating func enter(_ parent: Parent, _ context: ElementContext) {
    node = .root
    self.context = context
    self.parent = parent
  }

  /// Makes a container without an element the one around what comes, which stands where it would have stood.
  mutating func enter(_ parent: Parent) {
    self.parent = parent
  }

  /// Begins an item, whose first cell has its control.
  mutating func enterItem() {
    isInCell = false
  }

  mutating func enterCell() {
    isInCell = true
    cellDepth += 1
  }

  /// Begins a link or a control, which has no words unless a label names it.
  mutating func enterControl(isNamed: Bool) {
    self.isNamed = isNamed
  }

  /// Sets which heading labels the section.
  mutating func enterSection(labelNumber: Int?) {
    self.labelNumber = labelNumber
  }

  /// Puts back what held outside; what named the inner element names the outer one too.
  @inline(__always)
  mutating func leave(to outer: ElementState) {
    let isNamed = isNamed
    self = outer
    context.mayBeBare = false
    if isNamed { self.isNamed = true }
  }

  /// Takes note of words.
  @inline(__always)
  mutating func name() {
    isNamed = true
  }
}
