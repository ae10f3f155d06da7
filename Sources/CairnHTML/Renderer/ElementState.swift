/// The state that decides the next element, together with the attributes that wait for it.
///
/// A frame keeps the outer state as one value and restores it. It is three words, because each container copies it twice.
struct ElementState {
  /// The place of the next element.
  private(set) var context = ElementContext.page
  /// The style node of the next element.
  private(set) var node: StyleTree.Index = .root
  /// The number of the heading that labels the section around; 0 for none.
  private var label: Int32 = 0
  private(set) var parent = Parent.plain
  /// Whether a cell is around that has the control of the item, so that those within are parts of what it shows.
  private(set) var isInCell = false
  private var naming = Naming.none

  /// What names the open link or control.
  private enum Naming: UInt8 {
    case none, label, words
  }

  /// Whether the open link or control has words that name it.
  var isNamed: Bool { naming != .none }
  /// Whether the open link or control shows no words, though a label may name it.
  var showsNoWords: Bool { naming != .words }

  /// The kind of the open container, as far as it matters to its children.
  enum Parent: Equatable {
    case plain
    case interactive(isItemOfLayout: Bool)
    case emptySection, header, footer
    case layoutSection, layoutItems, layoutItem, itemChoices, itemChoice, layoutCollection
    case anchored, split, disclosure, unavailable, quotation, table, description, figure, aside, code, paragraph
    case picker(OpenPicker)
    /// Views side by side, with the modifiers of their stack.
    case row(StyleTree.Index)
    /// A menu, with the number in the id of its controls.
    case menu(number: Int32)
    /// The items of a list whose first item is the header.
    case itemsWithHeader
    case item(isInHeader: Bool)
    case headerItem
    /// A disclosure whose title is a cell, and may be the heading of its list.
    case outline(isHeader: Bool)
    case outlineTitle(isHeader: Bool)
    /// A disclosure whose title stands beside the control that unfolds it.
    case branch(isHeader: Bool)
    case branchTitle(isHeader: Bool)
    case outlineContent, outlineItems

    /// Whether the white space of words needs no style: code keeps all of it, and in a paragraph of Markdown there is only
    /// what stands between words.
    var settlesWhiteSpace: Bool {
      switch self {
      case .code, .paragraph: true
      default: false
      }
    }

    /// Whether the next view may be the whole content of an item of a layout.
    var isPlaceOfItem: Bool {
      switch self {
      case .layoutItem, .itemChoice, .interactive(isItemOfLayout: true): true
      default: false
      }
    }
  }

  /// The number of the heading that labels the section around.
  var labelNumber: Int? { label == 0 ? nil : Int(label) }

  // MARK: The next element

  @inline(__always)
  mutating func wait(with node: StyleTree.Index) {
    self.node = node
  }

  /// Notes that an element has begun, so that words are not the first child any more.
  @inline(__always)
  mutating func hasBegun() { hasBegun(in: context) }

  /// Notes that an element has begun in the current place, which the caller has read before.
  ///
  /// To clear the bit where the place is stored would write a single byte, and a processor that reads the whole place soon
  /// after has to wait for it.
  @inline(__always)
  mutating func hasBegun(in place: ElementContext) {
    var place = place
    place.mayBeBare = false
    context = place
  }

  mutating func stand(in context: ElementContext) {
    self.context = context
  }

  // MARK: Containers

  @inline(__always)
  mutating func enter(_ parent: Parent, _ context: ElementContext) {
    node = .root
    self.context = context
    self.parent = parent
  }

  /// Enters a container without an element; its children stand in the same place.
  mutating func enter(_ parent: Parent) {
    self.parent = parent
  }

  /// Begins an item; its first cell gets its control.
  mutating func enterItem() {
    isInCell = false
  }

  mutating func enterCell() {
    isInCell = true
  }

  /// Begins a link or a control; a label may name it already.
  mutating func enterControl(isNamed: Bool) {
    naming = isNamed ? .label : .none
  }

  mutating func enterSection(labelNumber: Int?) {
    label = Int32(truncatingIfNeeded: labelNumber ?? 0)
  }

  /// Restores the outer state; words that named the inner element name the outer one too.
  @inline(__always)
  mutating func leave(to outer: ElementState) {
    var state = outer
    state.context.mayBeBare = false
    if naming.rawValue > state.naming.rawValue { state.naming = naming }
    self = state
  }

  /// Notes that the open control has words.
  @inline(__always)
  mutating func name() {
    naming = .words
  }
}
