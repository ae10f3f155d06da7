import Cairn

extension HTMLRenderer {
  /// Begins a section whose layout is a list: the plain list's markup with a class for its appearance.
  func beginList(_ section: SectionDescription, _ configuration: ListConfiguration) {
    let part = LayoutElement.Part.list(
      appearance: configuration.appearance.className,
      itemCount: section.itemCount,
      hasHeader: section.hasHeader
    )
    beginSection(section, as: .layout(LayoutElement(part: part)))
  }
}

extension ListConfiguration.Appearance {
  /// The class of a list's section.
  var className: String {
    switch self {
    case .plain: "plain"
    case .grouped: "grouped"
    case .insetGrouped: "inset-grouped"
    case .sidebar: "sidebar"
    case .sidebarPlain: "sidebar-plain"
    }
  }
}
