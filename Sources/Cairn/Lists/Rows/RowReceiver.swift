/// The receiver of attributes of rows: the renderer of a list, or a recorder.
///
/// Only Cairn creates one. Your own renderer has none, and gets the resulting items and cells.
public struct RowScope {
  @usableFromInline let receiver: any RowReceiver

  init(_ receiver: any RowReceiver) {
    self.receiver = receiver
  }
}

/// A renderer that takes attributes of rows; other renderers know only items, cells and containers.
@usableFromInline
protocol RowReceiver: Renderer {
  /// Whether the next view is an item, not a part of one.
  var isAmongItems: Bool { get }
  var itemTarget: any Renderer { get }

  func takeElement<Content: View>(_ identity: ElementIdentity, _ content: Content, role: ElementRole)
  /// Takes views with attributes of their rows.
  func takeRow<Content: View>(_ attributes: ListRowAttributes, _ content: Content)
  func takeBadge<Content: View>(_ badge: Badge, _ content: Content)
  func takeLabel<Title: View, Icon: View>(_ label: Label<Title, Icon>)
  /// Takes content that unfolds under a title; `nil` for nothing to unfold.
  func takeDisclosure<Title: View, Content: View>(_ expansion: DisclosureExpansion, title: Title, content: Content?)
  /// Takes the top elements of an outline.
  func takeOutline<Content: View>(_ outline: OutlineParts, _ content: Content)
  /// Takes the elements below an element of an outline.
  func takeOutlineLevel<Content: View>(_ outline: OutlineParts, _ content: Content)
  func takeList<Content: View>(_ content: Content)
  func takeGrid<Content: View>(_ layout: GridLayout, _ content: Content)
  func takeSection<Header: View, Content: View, Footer: View>(
    _ parts: SectionParts,
    header: Header,
    content: Content,
    footer: Footer
  )
}

extension Renderer {
  /// Whether the next view is a row of a list, not a part of one.
  var isAmongRowsOfList: Bool {
    EnvironmentSource.current?.isInList == true && _rowScope?.receiver.isAmongItems == true
  }
}

/// The role of an element.
@usableFromInline
enum ElementRole {
  case ofSequence
  /// An element of an outline without others below it.
  case leafOfOutline
  /// An element of an outline with others below it.
  case branchOfOutline
}

/// The facts about the elements of an outline with the same parent.
@usableFromInline
struct OutlineParts: Hashable {
  var elementCount: Int
  /// Whether the titles may be cells.
  var holdsCells: Bool
}

/// The facts about a section that are known before it is rendered.
@usableFromInline
struct SectionParts: Hashable {
  @usableFromInline var hasHeader: Bool
  @usableFromInline var hasFooter: Bool
  /// Whether the content may contain cells.
  @usableFromInline var holdsCells: Bool
  /// The number of elements, if the section has a sequence of them.
  @usableFromInline var elementCount: Int?

  @usableFromInline
  init(hasHeader: Bool, hasFooter: Bool, holdsCells: Bool, elementCount: Int?) {
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    self.holdsCells = holdsCells
    self.elementCount = elementCount
  }

  /// Whether the items must be known before they are rendered.
  @inlinable
  func tracksItems(in environment: EnvironmentValues, for renderer: any Renderer) -> Bool {
    holdsCells || environment.sectionLayout != nil || environment.redactionReasons.rawValue != 0
      || environment.hasListSelection || renderer._namesElements
  }

  func itemEnvironment(in outer: EnvironmentValues) -> EnvironmentValues {
    var inner = hasHeader ? outer.belowHeading : outer
    if outer.sectionLayout != nil { inner.sectionLayout = nil }
    return inner
  }
}
