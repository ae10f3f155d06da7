extension RowJudge {
  /// The place of a cell, as far as it decides what can be done with the cell.
  enum CellPlace {
    /// The header of a section, or the item that is the header of its list.
    case header
    case footer
    /// The title that unfolds content as a whole.
    case unfoldingTitle
    /// Another cell, which has the control of the row.
    case cell
    case row
  }

  /// Decides what can be done with a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell, updated for its state.
  ///   - row: The row that the cell shows; `nil` for none.
  ///   - place: The place of the cell.
  /// - Returns: The cell with everything that can be done with it.
  func resolve(_ cell: ListCell, _ row: ResolvedRow?, at place: CellPlace) -> ResolvedCell {
    var cell = cell
    let environment = renderer.environment
    let isLoading = !environment.redactionReasons.isEmpty
    let words = cell.words
    if isLoading || cell.isDisabled, cell.destination != nil { cell.destination = nil }
    // Nothing can be done with what is not there yet.
    if isLoading { cell.accessories.removeAll(where: \.acts) }
    var control = isLoading || place == .header ? nil : self.control(of: cell, row, at: place, environment)
    if isInInteraction, control != nil || cell.destination != nil || cell.accessories.contains(where: \.acts) {
      _ = allowsInteraction(of: words)
      control = nil
      cell.destination = nil
      cell.accessories.removeAll(where: \.acts)
    }
    let address = cell.destination.flatMap { self.address($0) }
    if address == nil, cell.destination != nil { cell.destination = nil }
    if cell.accessories.contains(where: \.acts) {
      cell.accessories = usableAccessories(of: cell, row, isHeader: place == .header)
    }
    let loadsContent = !isLoading && place == .row && self.loadsContent(cell, row)
    let identity = words.isEmpty ? row?.identity ?? "" : ""
    if !identity.isEmpty, loadsContent || canBePressed(cell, control, row) { report { .unnamedRow(identity, at: $0) } }
    return ResolvedCell(
      cell: cell,
      elementIdentity: row?.elementIdentity,
      words: words.isEmpty ? identity : words,
      isNamedByIdentity: !identity.isEmpty,
      control: control,
      isHeader: place == .header,
      isInner: place == .cell,
      loadsContent: loadsContent,
      address: address
    )
  }

  /// Returns whether a cell has a control that sends for what lies under its item, and reports one that cannot.
  private func loadsContent(_ cell: ListCell, _ row: ResolvedRow?) -> Bool {
    guard let row, row.item.row.loadsContent else { return false }
    guard cell.accessories.contains(where: { $0.isOutlineDisclosure && !$0.isHidden }) else { return false }
    let words = cell.words
    guard allowsInteraction(of: words) else { return false }
    guard let obstacle = obstacle(row.elementIdentity) else { return true }
    report { .leftOut(words, obstacle, at: $0) }
    return false
  }

  private func canBePressed(_ cell: ListCell, _ control: SelectionControl?, _ row: ResolvedRow?) -> Bool {
    control != nil || cell.destination != nil || row?.hasActions == true || cell.accessories.contains(where: \.acts)
  }

  /// Returns the control that chooses the cell's row; `nil` for none.
  private func control(
    of cell: ListCell,
    _ row: ResolvedRow?,
    at place: CellPlace,
    _ environment: EnvironmentValues
  ) -> SelectionControl? {
    let accessory = cell.accessories.first { $0.isMultiselect && !$0.isHidden }
    let selection = environment.listSelection
    guard accessory != nil || selection != nil && place == .row else { return nil }
    guard row?.item.saysNothing != false || row?.item.row.isSelectionDisabled != true else { return nil }
    guard let identity = row?.identity else {
      report { .leftOut(cell.words, .missingIdentity, at: $0) }
      return nil
    }
    if accessory == nil, selection?.takes(identity, isInForm: isInForm) == false { return nil }
    var control = selection.map { SelectionControl($0, identity) } ?? SelectionControl(identity)
    if let accessory {
      control.mode = .multiple
      control.displayed = accessory.displayed
    }
    return control
  }
}
