import Cairn

/// The properties that decide the element of a section that is a list.
struct ListSectionStyle: Hashable {
  var appearance: ListConfiguration.Appearance
  var itemCount: Int?
  var hasHeader: Bool
  var showsSeparators: Bool
  /// Whether there are separators although the appearance has none.
  var addsSeparators: Bool
  var backgroundColor: Color?
  var headerTopPadding: Double?
  /// The separators of all rows; `nil` for the usual ones.
  var separators: ListSeparatorConfiguration?
  var isEditing: Bool
}

extension ElementSpecification {
  mutating func setList(_ style: ListSectionStyle) {
    setSection(style.itemCount, style.hasHeader)
    if style.hasHeader, style.appearance.isForNavigation, !childContext.isInSidebar { tag = "nav" }
    var names = ["list"]
    if let name = style.appearance.className { names.append(name) }
    if style.isEditing { names.append("is-editing") }
    classes = names + classes.dropFirst()
    if !style.showsSeparators {
      declarations["--line"] = "0px"
    } else if style.addsSeparators {
      declarations["--line"] = "1px"
    }
    if let color = style.backgroundColor {
      declarations["--list-background"] = ColorTokens.value(of: color, for: .fill)
    }
    if let separators = style.separators { declarations.setLines(separators) }
    if let padding = style.headerTopPadding {
      declarations["padding-block-start"] = CSSLength.rem(max(padding, 0))
    }
  }
}

extension ListConfiguration.Appearance {
  /// The class beside `list`; `nil` for a plain list.
  var className: String? {
    switch self {
    case .plain: nil
    case .grouped: "grouped"
    case .insetGrouped: "inset-grouped"
    case .sidebar: "sidebar"
    case .sidebarPlain: "sidebar-plain"
    }
  }

  var isForNavigation: Bool { self == .sidebar || self == .sidebarPlain }
}
