/// The parts and the layout of a section.
public struct SectionDescription: Hashable, Sendable {
  /// Whether a header comes first.
  public var hasHeader: Bool
  /// Whether a footer comes last.
  public var hasFooter: Bool
  /// The number of items where it is known before they are rendered; always known in a section that has a layout.
  public var itemCount: Int?
  /// How the items are placed; `nil` for the default, a plain list.
  public var layout: SectionLayout?
  /// The form of the section, which its layout decides where it is rendered.
  public var form = Form.plainList

  /// The number of views behind the section; each is a slot ``Slot/background`` before the other slots.
  public package(set) var backgroundCount = 0

  /// The form of a section.
  public enum Form: Hashable, Sendable {
    /// A list without a configuration of its own.
    case plainList
    /// A list.
    indirect case list(ListConfiguration)
    /// Items in groups.
    case groups

    /// The list that a section of the form is; `nil` for one of groups.
    var list: ListConfiguration? {
      switch self {
      case .plainList: ListConfiguration(appearance: .plain)
      case .list(let configuration): configuration
      case .groups: nil
      }
    }
  }

  /// The list that the section is; `nil` for one of groups.
  public var list: ListConfiguration? { form.list }

  /// Creates a description of a section.
  @inlinable
  public init(hasHeader: Bool, hasFooter: Bool, itemCount: Int? = nil, layout: SectionLayout? = nil) {
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    self.itemCount = itemCount
    self.layout = layout
  }
}

/// The position, the identity and the row attributes of a section's item.
public struct ItemDescription: Hashable, Sendable {
  /// The position among the section's items, from 0.
  public var index: Int
  /// The identity of the element that the item shows, in words; `nil` for an item that is no element of a sequence.
  public var identity: String? {
    get { elementIdentity?.words }
    set { elementIdentity = newValue.map { ElementIdentity(words: $0) } }
  }
  /// The identity, without asking for its words; descriptions are equal if the values of their identities are.
  package private(set) var elementIdentity: ElementIdentity?
  /// The attributes of the item's row.
  public var row: ListRowAttributes {
    didSet { saysNothing = row.isEmpty }
  }
  /// What the item shows.
  public var content: Content
  /// Whether no item of the section follows; `false` where that is not known.
  public var isLast: Bool
  /// Whether the item has no attributes of its row.
  package private(set) var saysNothing: Bool

  /// The content of an item, as far as its row depends on it.
  public enum Content: String, Hashable, CaseIterable, Sendable {
    /// Any view but those that follow.
    case view
    /// A cell.
    case cell
    /// Content that unfolds under a cell.
    case outline
  }

  /// Creates a description of an item.
  public init(
    index: Int,
    identity: String? = nil,
    row: ListRowAttributes = ListRowAttributes(),
    content: Content = .view,
    isLast: Bool = false
  ) {
    self.init(
      index: index,
      element: identity.map { ElementIdentity(words: $0) },
      row: row,
      content: content,
      isLast: isLast
    )
  }

  init(index: Int, element: ElementIdentity?, row: ListRowAttributes, content: Content, isLast: Bool) {
    self.index = index
    self.isLast = isLast
    elementIdentity = element
    self.content = content
    self.row = row
    saysNothing = row.isEmpty
  }
}

/// The properties of content that unfolds.
public struct DisclosureDescription: Hashable, Sendable {
  /// Whether the content shows at first.
  public var isExpanded: Bool
  /// The part of a title that unfolds the content, if the title is a cell; `nil` for any other title.
  ///
  /// With `header`, the whole row unfolds the content, so it cannot be chosen. With `cell`, only the mark does. `automatic`
  /// means `header` for the header of a list, and `cell` for other titles.
  public var outlineStyle: Accessory.OutlineStyle?
  /// The name shared by disclosures of which at most one is open; `nil` for an independent one.
  public var exclusiveName: String?
  /// Whether it is a menu: its content shows in front of the page when its title is pressed.
  public var isMenu = false
  /// How the button of a menu looks.
  public var buttonLook = ButtonLook()
  /// The state that changes when a reader unfolds the content; `nil` for none that shows in the page.
  package var state: StateReference?
  /// Whether the title shows by itself that it leads somewhere, so that it needs no mark.
  package var isLink = false

  /// Creates a description of a disclosure.
  public init(isExpanded: Bool, outlineStyle: Accessory.OutlineStyle? = nil, exclusiveName: String? = nil) {
    self.isExpanded = isExpanded
    self.outlineStyle = outlineStyle
    self.exclusiveName = exclusiveName
  }
}
