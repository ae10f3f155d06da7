import Cairn

/// A container that is open, with what to restore when it ends.
struct OpenContainer {
  var role: Role
  /// The node of the container; `nil` when its content goes straight to the page.
  var node: NodeIndex?
  /// How many nodes were open before it.
  var depth: Int
  /// The last child of the node around it before it began.
  var previousSibling: NodeIndex?
  /// The modifiers and attributes to put in force again.
  var outerModifiers = ModifiersInForce.Start()
  /// The inherited style to restore, when the container changes it.
  var outerStyle: InheritedStyle?
  /// The look of words in the header or footer of a list that the container is.
  var supplementaryLook: InheritedStyle?
  /// The blank lines between the sections around it, when it has its own.
  var outerSectionGap: Int32?
  /// Whether it is a section of a collection.
  var isCollectionSection = false
  /// Whether what lies under its title does not show.
  var isFolded = false
  /// Whether it unfolds the rows of the list whose header it is.
  var isHeaderOfList = false
  /// The address to show behind the words.
  var address: String?

  /// What a container does besides holding views.
  enum Role: Equatable {
    case plain
    /// Content that is written part by part while it comes.
    case page
    /// A section of a collection that is written part by part.
    case pageSection
    /// Padding around a page, in cells.
    case paddedPage(leading: Int32, trailing: Int32, bottom: Int32)
    case slot(Slot)
    case section(hasHeader: Bool)
    /// A section that is a list.
    case list
    /// An item of a section.
    case item
    case disclosure
    /// The rows that unfold under the header of their list.
    case unfoldedRows
    case navigationTitle
    /// Says that there is nothing, in the middle of the page.
    case unavailable
    case horizontalScroll
    case interaction
    case layers
    case badged
    /// Too deep to show.
    case dropped
  }
}
