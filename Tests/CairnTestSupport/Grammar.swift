import Cairn

/// What may stand in what among the calls of a renderer.
///
/// This is the one place that says so. Styles, attributes and environments may stand around anything.
enum Grammar {
  /// What a container holds.
  enum Content {
    /// Any views: leaves, and containers that stand by themselves.
    case views
    /// One view at most.
    case oneView
    /// Nothing at all.
    case nothing
    /// Its parts, in this order, with containers of one kind besides at most.
    case parts([Part], around: Kind? = nil)
    /// Items, one for each row, or views where there are no items; the number of them, where it is known.
    case items(count: Int?)
    /// Containers of one kind only.
    case only(Kind)
  }

  /// A slot of a container.
  struct Part {
    let slot: Slot
    let isRequired: Bool
    /// The slot that may stand in its place.
    var substitute: Slot?

    static func required(_ slot: Slot) -> Part { Part(slot: slot, isRequired: true) }
    static func required(_ slot: Slot, or substitute: Slot) -> Part {
      Part(slot: slot, isRequired: true, substitute: substitute)
    }
    static func optional(_ slot: Slot) -> Part { Part(slot: slot, isRequired: false) }
  }

  /// Containers that stand in no other than those made for them.
  enum Kind: String {
    case slot = "a slot"
    case gridRow = "a row of a grid"
    case item = "an item"
    case layoutChoice = "a layout to choose"
    case collectionSection = "a section of a collection"
    case proseItem = "an item of a list in prose"
    case description = "a term of a list"
    case choice = "a choice of a field"
    case tableGroup = "rows of a table"
    case tableRow = "a row of a table"
    case tableCell = "a cell of a table"
  }

  /// What a container holds.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - outer: The container around it, if there is one, which says what a slot is a part of.
  /// - Returns: Its content.
  static func content(of container: Container, in outer: Container?) -> Content {
    switch container {
    case .label: .parts([.required(.icon), .required(.title)])
    case .section(let section):
      .parts(
        Array(repeating: .required(.background), count: section.backgroundCount)
          + (section.hasHeader ? [.required(.header)] : []) + [.required(.items)]
          + (section.hasFooter ? [.required(.footer)] : [])
      )
    case .disclosure: .parts([.required(.title), .optional(.content)])
    case .navigationSplit: .parts([.required(.sidebar), .required(.content)])
    case .layers: .parts([.optional(.background), .required(.content), .optional(.overlay)])
    case .badged: .parts([.required(.content), .required(.badge, or: .badgeView), .optional(.badgeView)])
    case .unavailable: .parts([.optional(.icon), .required(.title), .optional(.description), .optional(.actions)])
    case .collection(let collection):
      .parts(
        (collection.hasHeader ? [.required(.header)] : []) + (collection.hasFooter ? [.required(.footer)] : []),
        around: .collectionSection
      )
    case .layoutChoices: .only(.layoutChoice)
    case .field(let field):
      if case .choices = field.kind { .parts([.required(.title)], around: .choice) } else { .views }
    case .prose(.list): .only(.proseItem)
    case .prose(.quote(let hasSource)): .parts([.required(.content)] + (hasSource ? [.required(.footer)] : []))
    case .prose(.code), .prose(.time): .oneView
    case .prose(.descriptions): .only(.description)
    case .prose(.description), .prose(.aside): .parts([.required(.title), .required(.content)])
    case .prose(.figure): .parts([.required(.content), .required(.footer)])
    case .table(let table): .parts(table.caption.isEmpty ? [] : [.required(.title)], around: .tableGroup)
    case .tableGroup: .only(.tableRow)
    case .tableRow: .only(.tableCell)
    case .item: .oneView
    case .editButton: .nothing
    case .slot(.items): if case .section(let section) = outer { .items(count: section.itemCount) } else { .views }
    default: .views
    }
  }

  /// The kind of a container that stands only in those made for it; `nil` for one that stands among views.
  static func kind(of container: Container) -> Kind? {
    switch container {
    // A toolbar stands beside any content of a page.
    case .slot(.toolbar), .slot(.principalToolbar): nil
    case .slot: .slot
    case .gridRow: .gridRow
    case .item: .item
    case .layoutChoice: .layoutChoice
    case .collectionSection: .collectionSection
    case .prose(.item): .proseItem
    case .prose(.description): .description
    case .choice: .choice
    case .tableGroup: .tableGroup
    case .tableRow: .tableRow
    case .tableCell: .tableCell
    default: nil
    }
  }

  /// Whether containers of a kind may stand among views in a container.
  static func admits(_ kind: Kind, amongViewsOf container: Container?) -> Bool {
    switch kind {
    case .slot, .layoutChoice, .collectionSection, .proseItem, .description, .choice, .tableGroup, .tableRow,
      .tableCell:
      return false
    case .gridRow: if case .grid = container { return true }
    // A view that says something about its row is an item wherever it stands, so that nothing of that is lost.
    case .item: return true
    }
    return false
  }
}
