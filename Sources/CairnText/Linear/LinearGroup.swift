import Cairn

/// A container for a screen reader: whether it is one line, and how its parts are joined.
struct LinearGroup {
  /// The number of the line's parts before its own.
  var start = 0
  /// Whether its whole content becomes one line.
  var collects = false
  /// Whether its children are elements of a list, each on its own line.
  var holdsItems = false
  /// Whether it ends the line that is being collected before it.
  var breaksLine = false
  /// Whether blank lines surround it.
  var isBlock = false
  /// Whether its content is hidden, or replaced by a label.
  var isSilent = false
  /// Whether its label was spoken before its content.
  var isTitled = false
  /// Whether it contains a link or a button, which no label may hide.
  var holdsChoice = false
  /// Whether it may contain many lines, which a label cannot replace.
  var holdsLines = false
  var hasSpacer = false
  /// Whether the content below its title is hidden.
  var isFolded = false
  /// Whether it is code, of which each line is one.
  var isCode = false
  /// Whether it is a row of a list with the content that it unfolds.
  var isOutline = false
  /// Its role in words; `nil` for none.
  var role: String?
  /// The level of the heading that it is; `nil` for that of the place.
  var headingLevel: Int?
  /// What is said before and after its content, where that may be many lines.
  var opening: String?
  var closing: String?
  /// The words behind the role.
  var suffix = ""
  var firstAttribute = 0
  var kind = Kind.other
  var description: LinearDescription?
  /// The cell of a table that it is.
  var tableCell: TableCellDescription?
  enum Kind {
    case collectionSection, section, items, item, disclosure, title, table, tableCaption, tableCell, figure, aside,
      other
  }

  private var separator = ", "
  private var pairsUp = false

  init(_ container: Container, around outer: LinearGroup?) {
    let isItem = outer?.holdsItems == true
    switch container {
    case .stack(let layout):
      collects = isItem || layout.direction == .horizontal
      holdsItems = layout.holdsItems
      breaksLine = layout.holdsItems
    case .scrollView: holdsLines = true
    case .grid: breaksLine = true
    case .gridRow:
      collects = true
      pairsUp = true
    case .lazyGrid:
      holdsItems = true
      breaksLine = true
    case .link:
      collects = true
      role = "link"
    case .button(let button):
      collects = true
      role = button.isEnabled ? "button" : "button, dimmed"
    case .toggle(let toggle):
      collects = true
      role = toggle.spokenRole
    case .field(let field):
      if case .choices = field.kind {
        breaksLine = true
      } else if field.kind != .hidden {
        collects = true
        role = Self.words(for: field)
      }
    case .choice(let choice):
      collects = true
      role = "radio button\(choice.isChosen ? ", chosen" : "")\(choice.isEnabled ? "" : ", dimmed")"
    case .label:
      collects = true
      separator = " "
    case .badged: collects = true
    case .editButton:
      collects = true
      role = "button"
    case .item:
      collects = true
      kind = .item
    case .section, .collectionSection, .unavailable:
      breaksLine = true
      isBlock = true
    case .disclosure(let disclosure):
      breaksLine = true
      kind = .disclosure
      isOutline = disclosure.outlineStyle != nil
    case .navigation, .navigationSplit, .collection: breaksLine = true
    case .navigationTitle:
      collects = true
      breaksLine = true
      isBlock = true
      role = "heading"
    case .placeholder:
      collects = true
      breaksLine = true
      role = "error"
    case .prose(let prose): describe(prose)
    case .table(let table):
      breaksLine = true
      isBlock = true
      kind = .table
      if table.caption.isEmpty { opening = "table" }
      closing = "end of table"
    case .tableGroup: holdsLines = true
    case .tableRow: collects = true
    case .tableCell(let cell):
      collects = true
      kind = .tableCell
      tableCell = cell
    case .slot(.title) where outer?.kind == .table:
      collects = true
      kind = .tableCaption
    case .slot(.footer) where outer?.kind == .figure:
      collects = true
      role = "caption"
    case .slot(.title) where outer?.kind == .aside: collects = true
    case .slot(let slot): self = Self.slot(slot, in: outer)
    default: collects = isItem
    }
    if case .section = container { kind = .section }
    if case .collectionSection = container { kind = .collectionSection }
    if holdsItems { collects = false }
    holdsLines = holdsLines || breaksLine && !collects
  }

  private init() {}

  private mutating func describe(_ prose: ProseDescription) {
    switch prose {
    case .flow: breaksLine = true
    case .footnotes:
      breaksLine = true
      isBlock = true
      opening = "footnotes"
    case .paragraph:
      collects = true
      separator = " "
    case .heading(let heading):
      collects = true
      breaksLine = true
      isBlock = true
      role = "heading"
      headingLevel = heading.level
    case .list:
      breaksLine = true
      opening = "list"
      closing = "end of list"
    case .item: breaksLine = true
    case .quote:
      breaksLine = true
      isBlock = true
      opening = "quote"
      closing = "end of quote"
    case .code:
      breaksLine = true
      isBlock = true
      isCode = true
    case .descriptions: breaksLine = true
    case .description:
      collects = true
      pairsUp = true
    case .figure:
      breaksLine = true
      isBlock = true
      kind = .figure
    case .article:
      breaksLine = true
      isBlock = true
    case .aside(let aside):
      breaksLine = true
      isBlock = true
      kind = .aside
      closing = "end of \(aside)"
    case .navigation(let label):
      breaksLine = true
      isBlock = true
      opening = label.isEmpty ? "navigation" : "navigation: \(label)"
      closing = "end of navigation"
    case .time: collects = true
    }
  }

  var isChoice: Bool { role == "link" || role == "button" }

  /// The label that names it, with its role; `nil` without a label.
  var title: String? {
    guard let description, description.label?.isEmpty == false, !description.isHidden else { return nil }
    return description.applied(to: "")
  }

  private static func slot(_ slot: Slot, in outer: LinearGroup?) -> LinearGroup {
    var group = LinearGroup()
    switch slot {
    case .header:
      group.collects = true
      group.role = "heading"
    case .items:
      group.holdsItems = true
      group.kind = .items
    case .footer: group.collects = true
    case .title:
      group.collects = true
      group.kind = .title
      if outer?.isFolded == true { group.role = "folded" }
    case .background, .overlay, .icon, .badge, .badgeView: group.collects = true
    case .sidebar:
      group.breaksLine = true
      group.isBlock = true
    case .content: group.isSilent = outer?.isFolded == true
    case .description, .actions, .toolbar, .principalToolbar: break
    }
    return group
  }

  /// Returns the words that the container adds to the line around it; `nil` for none.
  func joined(_ parts: [String]) -> String? {
    if isTitled || holdsItems && description?.label == nil {
      return parts.isEmpty ? nil : LinearOutput.joined(parts, separator: ", ")
    }
    let isPair = parts.count == 2 && (pairsUp || hasSpacer)
    let words = isPair ? parts.joined(separator: ": ") : LinearOutput.joined(parts, separator: separator)
    guard let description else { return words.isEmpty ? nil : words }
    guard !description.isHidden else { return nil }
    if holdsChoice, !isChoice, let title, !words.isEmpty { return "\(title)\(suffix): \(words)" }
    let named = description.applied(to: words, suffix: suffix)
    return named.isEmpty ? nil : named
  }

  /// What a field is, and what is in it.
  private static func words(for field: FieldDescription) -> String {
    let kind =
      switch field.kind {
      case .text, .lines: "text field"
      case .secret: "password field"
      case .slider: "slider"
      case .stepper: "stepper"
      case .date: "date field"
      case .color: "colour field"
      case .menu: "menu"
      case .choices: "choices"
      case .hidden: ""
      }
    let state = field.isEnabled ? [] : ["dimmed"]
    return ([kind] + (field.value.isEmpty ? [] : [field.value]) + state).joined(separator: ", ")
  }
}

extension ToggleDescription {
  /// What a toggle is and whether it is on, in words.
  fileprivate var spokenRole: String {
    let state =
      switch look {
      case .automatic: "switch, \(isOn ? "on" : "off")"
      case .checkbox: "checkbox, \(isOn ? "checked" : "not checked")"
      case .button: "button, \(isOn ? "pressed" : "not pressed")"
      }
    return state + (isEnabled ? "" : ", dimmed")
  }
}
