extension ListCellView {
  /// Adds accessories beside the content.
  public consuming func accessories(@AccessoriesBuilder _ accessories: () -> [Accessory]) -> Self {
    updatingCell { $0.accessories += accessories() }
  }

  /// Leads somewhere when chosen, under the same rules as ``Link``'s; `nil` leads nowhere.
  public consuming func destination(_ destination: String?) -> Self {
    updatingCell { $0.destination = destination }
  }

  /// Sets the content.
  public consuming func contentConfiguration(_ configuration: ContentConfiguration) -> Self {
    updatingCell { $0.contentConfiguration = configuration }
  }

  /// Sets the background; `nil` for that of the list's appearance.
  public consuming func backgroundConfiguration(_ configuration: BackgroundConfiguration?) -> Self {
    updatingCell { $0.backgroundConfiguration = configuration }
  }

  /// Indents the content by steps of a width in points.
  public consuming func indentationLevel(_ level: Int, width: Double = 20) -> Self {
    updatingCell {
      $0.indentationLevel = level
      $0.indentationWidth = width
    }
  }

  /// Sets the colour of controls and symbols.
  public consuming func tintColor(_ color: Color?) -> Self {
    updatingCell { $0.tintColor = color }
  }

  /// Sets the state of the cell at rendering.
  public consuming func state(_ state: CellState) -> Self {
    updatingCell { $0.state = state }
  }

  /// Changes the cell for each state, after what changed it before.
  ///
  /// ```swift
  /// ListCell(peak.name).onConfigurationUpdate { cell, state in
  ///   if state.isSelected { cell.contentConfiguration.textProperties.color = .green }
  /// }
  /// ```
  public consuming func onConfigurationUpdate(_ handler: @escaping ListCell.UpdateHandler) -> Self {
    updatingCell { cell in
      let earlier = cell.configurationUpdateHandler
      cell.configurationUpdateHandler = { cell, state in
        earlier?(&cell, state)
        handler(&cell, state)
      }
    }
  }
}
