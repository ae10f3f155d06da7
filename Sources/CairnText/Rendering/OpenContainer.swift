import Cairn

/// An open container, with the state to restore when it ends.
struct OpenContainer {
  var role: Role
  /// The node of the container; `nil` if its content goes straight to the page.
  var node: NodeIndex?
  /// The number of open nodes outside of it.
  var depth: Int
  /// The last child of the outer node before it began.
  var previousSibling: NodeIndex?
  var outerModifiers = ModifiersInForce.Start()
  /// The inherited style to restore, if the container changes it.
  var outerStyle: InheritedStyle?
  /// The look of words in the header or footer that the container is.
  var supplementaryLook: InheritedStyle?
  /// The blank lines between the sections outside, if the container has its own.
  var outerSectionGap: Int32?
  var isCollectionSection = false
  /// Whether the content below its title is hidden.
  var isFolded = false
  /// Whether it unfolds the rows of the list whose header it is.
  var isHeaderOfList = false
  /// The address to show behind the words.
  var address: String?

  /// The special behaviour of a container.
  enum Role: Equatable {
    case plain
    /// Content that is written part by part.
    case page
    /// A section of a collection that is written part by part.
    case pageSection
    /// Padding around a page, in cells.
    case paddedPage(leading: Int32, trailing: Int32, bottom: Int32)
    case slot(Slot)
    case section(hasHeader: Bool)
    case list
    case item
    case disclosure
    /// The rows that unfold under the header of their list.
    case unfoldedRows
    case navigationTitle
    /// A notice in the middle of the page that there is no content.
    case unavailable
    case horizontalScroll
    case interaction
    /// A field with what is in it, which stands behind its title.
    case field(String)
    case layers
    case badged
    /// A list in prose, and an item of it.
    case proseList, proseItem
    case quote
    /// Code, of which each line is a text of its own.
    case code
    case description, figure, aside
    case table
    case tableGroup(TableGroup)
    case tableRow(TableGroup)
    case tableCell(TableCellDescription.Kind)
    /// Content that is left out.
    case dropped
  }
}
