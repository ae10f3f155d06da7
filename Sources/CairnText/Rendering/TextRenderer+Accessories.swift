import Cairn

extension TextRenderer {
  /// Shows the accessories of a cell at one side, with a blank between them.
  func accessories(of cell: ListCell, at edge: HorizontalEdge, _ state: CellState, _ row: OpenRow?) {
    guard !cell.accessories.isEmpty else { return }
    let accessories = cell.accessories(at: edge).filter { shows($0, state, row) }
    guard let first = accessories.first else { return }
    let depth = path.count
    if accessories.count > 1 || first.isCustom {
      var row = LayoutNode(.row, flags: .hasSpacing)
      row.lengths.width = 1
      open(row)
    }
    for accessory in accessories { show(accessory, state) }
    if path.count > depth { close(to: depth) }
  }

  /// Moves controls that delete and insert before the control that chooses the item, as pages do.
  func showLeadingControls(of cell: inout ListCell, _ state: CellState) {
    guard let index = rows.indices.last, !cell.accessories.isEmpty, let line = rows[index].controlLine.take() else {
      return
    }
    let leading = cell.accessories(at: .leading).filter(\.precedesChoice)
    guard !leading.isEmpty else { return }
    cell.accessories.removeAll(where: \.precedesChoice)
    for accessory in leading.reversed() where shows(accessory, state, rows[index]) {
      path.append(line)
      show(accessory, state)
      path.removeLast()
      engine.arena.moveLastChildToFront(of: line)
      rows[index].leadingControlColumns += Self.markColumns
    }
  }

  /// The columns of a control with the blank behind it.
  private static let markColumns: Int32 = 4

  private func shows(_ accessory: Accessory, _ state: CellState, _ row: OpenRow?) -> Bool {
    guard accessory.displayed.includes(isEditing: state.isEditing) else { return false }
    switch accessory.kind {
    case .multiselect: return row?.control == nil
    // Guides or a mark in front say what unfolds.
    case .outlineDisclosure: return false
    default: return true
    }
  }

  private func show(_ accessory: Accessory, _ state: CellState) {
    let characters = engine.characters
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch accessory.kind {
    case .disclosureIndicator: mark(characters.disclosure(isMirrored: isMirrored), accessory, .tertiaryLabel)
    case .checkmark: mark(characters.checkmark, accessory, inherited.tint ?? .tint)
    case .delete: mark("[-]", accessory, .red)
    case .insert: mark("[+]", accessory, .green)
    case .reorder: mark(characters.reorder, accessory, .tertiaryLabel)
    case .multiselect:
      let color: Color = state.isSelected ? inherited.tint ?? .tint : .secondaryLabel
      mark(characters.control(.multiple, isOn: state.isSelected), accessory, color)
    case .outlineDisclosure: break
    case .label(let words): mark(isRedacted ? placeholder(for: words) : "(\(shown(words)))", accessory, .secondaryLabel)
    case .detail(let destination): showDetail(destination, accessory)
    case .custom(let content, _): content.render(into: watched)
    }
  }

  private func mark(_ words: String, _ accessory: Accessory, _ color: Color) {
    var look = inherited
    look.color = accessory.tintColor ?? color
    look.isUnderlined = false
    leaf(words, style: styles.number(of: look.cellStyle(TextStyle())))
  }

  private func showDetail(_ destination: String, _ accessory: Accessory) {
    let number = linkNumber(destination)
    var look = inherited
    look.color = accessory.tintColor ?? inherited.tint ?? .tint
    let glyph = engine.characters.detail
    leaf(glyph, style: styles.number(of: look.cellStyle(TextStyle(), link: number)))
    guard options.hyperlinks == .addresses, let address = links.address(number) else { return }
    leaf("(\(address))", style: style(.secondary))
  }
}

extension Accessory {
  /// Whether the accessory is a view of the author's, or makes several nodes.
  fileprivate var isCustom: Bool {
    switch kind {
    case .custom, .detail: true
    default: false
    }
  }
}
