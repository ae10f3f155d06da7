import Cairn

extension HTMLRenderer {
  /// Returns how a cell looks in the states that a reader brings about, where it differs, and notes other words.
  func variants(of markup: inout CellMarkup) -> [CellStyle.Variant] {
    let cell = markup.cell
    guard cell.configurationUpdateHandler != nil || cell.ownBackground != nil else { return [] }
    let rest = CellLook(cell, in: markup.place)
    var variants: [CellStyle.Variant] = []
    for state in SwitchedState.allCases where isPossible(state, for: markup) {
      var flags = cell.state
      flags[keyPath: state.flag] = true
      let updated = markup.original.updated(for: flags)
      let look = CellLook(updated, in: markup.place)
      if look != rest { variants.append(CellStyle.Variant(state: state, look: look)) }
      noteOtherContent(updated, in: state, of: &markup)
    }
    return variants
  }

  private func isPossible(_ state: SwitchedState, for markup: CellMarkup) -> Bool {
    guard !markup.cell.state[keyPath: state.flag] else { return false }
    switch state {
    case .expanded: return markup.unfolds || parentKind == .branchTitle
    case .selected: return markup.pick != nil
    case .editing: return markup.place == .row
    case .hovered, .focused, .highlighted: return true
    }
  }

  /// Notes words to switch to; other content that styles cannot switch to is a diagnostic.
  private func noteOtherContent(_ other: ListCell, in state: SwitchedState, of markup: inout CellMarkup) {
    let (rest, content) = (markup.content, other.contentConfiguration)
    var differences: [String] = []
    if rest.attributedText != content.attributedText || rest.secondaryAttributedText != content.secondaryAttributedText
    {
      switch state {
      case .editing: markup.editing = other
      case .selected: markup.selected = other
      default: differences.append("words")
      }
    }
    if rest.image != content.image { differences.append("picture") }
    if other.destination != markup.cell.destination { differences.append("destination") }
    if rest.prefersSideBySideTextAndSecondaryText != content.prefersSideBySideTextAndSecondaryText {
      differences.append("arrangement")
    }
    if !hasSameAccessories(other, markup.cell) { differences.append("accessories") }
    guard !differences.isEmpty else { return }
    report(
      .warning,
      .unswitchableState,
      """
      The cell "\(markup.words.prefix(80))" has other \(differences.joined(separator: ", ")) when it is \(state.words), \
      which a page cannot switch. Change colours, fonts and backgrounds, or give accessories displayed: .whenEditing.
      """
    )
  }

  private func hasSameAccessories(_ left: ListCell, _ right: ListCell) -> Bool {
    guard left.accessories.count == right.accessories.count else { return false }
    return zip(left.accessories, right.accessories).allSatisfy { left, right in
      left.edge == right.edge && left.displayed == right.displayed && left.isHidden == right.isHidden
        && left.name == right.name
    }
  }
}

extension Accessory {
  /// What tells system accessories apart, and what they say.
  fileprivate var name: String {
    switch kind {
    case .disclosureIndicator: "disclosure"
    case .checkmark: "checkmark"
    case .delete(let verb): "delete \(verb ?? "")"
    case .insert(let verb): "insert \(verb)"
    case .reorder(let name): "reorder \(name)"
    case .detail(let destination): "detail \(destination)"
    case .multiselect: "multiselect"
    case .outlineDisclosure: "outline"
    case .label(let words): "label \(words)"
    case .custom: "custom"
    }
  }
}
