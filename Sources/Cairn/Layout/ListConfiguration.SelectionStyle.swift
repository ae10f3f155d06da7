extension ListConfiguration {
  /// How the rows of a list show that they are chosen, or that they lead to where the reader is.
  public enum SelectionStyle: String, Hashable, CaseIterable, Sendable {
    /// ``prominent`` in sidebars and for cells with the content of a sidebar, ``subdued`` elsewhere.
    case automatic
    /// On the tint, with words in the colour of the page.
    case prominent
    /// On a quiet fill.
    case subdued
  }

  /// Whether a cell stands out by the tint while it is chosen.
  ///
  /// A background that the cell has of its own decides before the list does.
  ///
  /// - Parameter cell: The cell as it is while it is chosen.
  /// - Returns: Whether it does.
  package func isProminent(_ cell: ListCell) -> Bool {
    if let background = cell.ownBackground { return background.isProminent }
    switch selectionStyle {
    case .prominent: return true
    case .subdued: return false
    case .automatic: return appearance == .sidebar || cell.contentConfiguration.preset.isOfSidebar
    }
  }
}

extension BackgroundConfiguration {
  /// Whether it is that of a chosen row of a sidebar, on which words have another colour.
  package var isProminent: Bool { preset == .listSidebarCell && backgroundColor == .tint }
}

extension ContentConfiguration.Preset {
  fileprivate var isOfSidebar: Bool { self == .sidebarCell || self == .sidebarSubtitleCell }
}
