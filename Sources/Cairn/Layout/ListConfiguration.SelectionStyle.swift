extension ListConfiguration {
  /// The look of rows that are selected or lead to the current page.
  public enum SelectionStyle: String, Hashable, CaseIterable, Sendable {
    /// ``prominent`` in sidebars and for cells with the content of a sidebar, ``subdued`` elsewhere.
    case automatic
    /// The tint behind the row, and words in the colour of the page.
    case prominent
    /// A quiet fill behind the row.
    case subdued
  }

  /// Returns whether a selected cell has the tint behind it.
  ///
  /// The cell's own background decides. Without one, the list does.
  ///
  /// - Parameter cell: The cell in its selected state.
  /// - Returns: Whether the tint is behind it.
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
  /// Whether it is the background of a selected row of a sidebar; words on it have another colour.
  package var isProminent: Bool { preset == .listSidebarCell && backgroundColor == .tint }
}

extension ContentConfiguration.Preset {
  fileprivate var isOfSidebar: Bool { self == .sidebarCell || self == .sidebarSubtitleCell }
}
