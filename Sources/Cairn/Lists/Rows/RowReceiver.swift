/// Where views tell what they say about rows: in front of a list, or in a recording.
///
/// Only Cairn makes these. A renderer of your own has none, and gets the items and cells that come of it.
public struct RowScope {
  @usableFromInline let receiver: any RowReceiver

  init(_ receiver: any RowReceiver) {
    self.receiver = receiver
  }
}

/// Takes what views say about rows, which renderers know as items, cells and containers only.
@usableFromInline
protocol RowReceiver: Renderer {
  /// Whether the next view is an item, and not part of one.
  var isAmongItems: Bool { get }
  /// The renderer of what stands in an item.
  var itemTarget: any Renderer { get }

  /// Takes the views of an element.
  func takeElement<Content: View>(_ identity: String, _ content: Content, role: ElementRole)
  /// Takes views about which something is said as rows.
  func takeRow<Content: View>(_ attributes: ListRowAttributes, _ content: Content)
  /// Takes views with a badge.
  func takeBadge<Content: View>(_ badge: Badge, _ content: Content)
  /// Takes a label.
  func takeLabel<Title: View, Icon: View>(_ label: Label<Title, Icon>)
  /// Takes content that unfolds under a title; `nil` for nothing to unfold.
  func takeDisclosure<Title: View, Content: View>(isExpanded: Bool, title: Title, content: Content?)
  /// Takes the elements at the top of an outline.
  func takeOutline<Content: View>(_ outline: OutlineParts, _ content: Content)
  /// Takes the elements below one of an outline.
  func takeOutlineLevel<Content: View>(_ outline: OutlineParts, _ content: Content)
  /// Takes the rows and sections of a list.
  func takeList<Content: View>(_ content: Content)
  /// Takes a section.
  func takeSection<Header: View, Content: View, Footer: View>(
    _ parts: SectionParts,
    header: Header,
    content: Content,
    footer: Footer
  )
}

/// What an element is whose views are told apart from those of others.
@usableFromInline
enum ElementRole {
  /// An element of a sequence.
  case ofSequence
  /// An element of an outline under which nothing unfolds.
  case leafOfOutline
  /// An element of an outline under which others unfold.
  case branchOfOutline
}

/// What is known of the elements of an outline that have the same parent.
@usableFromInline
struct OutlineParts {
  /// The number of elements.
  var elementCount: Int
  /// Whether the titles are or may be cells.
  var holdsCells: Bool
}

/// What is known of a section before it is rendered.
@usableFromInline
struct SectionParts {
  @usableFromInline var hasHeader: Bool
  @usableFromInline var hasFooter: Bool
  /// Whether the content is or may be made of cells.
  @usableFromInline var holdsCells: Bool
  /// The number of elements, if the section was made of some.
  @usableFromInline var elementCount: Int?

  @usableFromInline
  init(hasHeader: Bool, hasFooter: Bool, holdsCells: Bool, elementCount: Int?) {
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    self.holdsCells = holdsCells
    self.elementCount = elementCount
  }

  /// Whether something must be known of the items before they are rendered, wherever the section stands.
  @inlinable
  func tracksItems(in environment: EnvironmentValues) -> Bool {
    holdsCells || environment.sectionLayout != nil || environment.redactionReasons.rawValue != 0
      || environment.hasListSelection
  }

  /// The environment of the items.
  func itemEnvironment(in outer: EnvironmentValues) -> EnvironmentValues {
    var inner = hasHeader ? outer.belowHeading : outer
    if outer.sectionLayout != nil { inner.sectionLayout = nil }
    return inner
  }
}
