import Cairn

extension HTMLRenderer {
  /// Returns how a cell looks in the states that a reader brings about, where it differs, and notes other words.
  func variants(of markup: CellMarkup) -> [CellStyle.Variant] {
    let cell = markup.cell
    guard cell.configurationUpdateHandler != nil || cell.ownBackground != nil else { return [] }
    let rest = look(of: cell, in: markup.place)
    var variants: [CellStyle.Variant] = []
    var (edited, selected): (ContentConfiguration?, ContentConfiguration?)
    for state in SwitchedState.allCases where isPossible(state, for: markup) {
      var flags = cell.state
      flags[keyPath: state.flag] = true
      let updated = markup.original.updated(for: flags)
      let look = look(of: updated, in: markup.place)
      if look != rest { variants.append(CellStyle.Variant(state: state, look: look)) }
      reportOtherContent(updated, in: state, of: markup)
      if state == .editing { edited = updated.contentConfiguration }
      if state == .selected { selected = updated.contentConfiguration }
    }
    if cell.configurationUpdateHandler != nil { markup.contents = contents(of: markup, edited, selected) }
    return variants
  }

  /// Returns the content of a cell in each possible state; `nil` if its words never change.
  private func contents(
    of markup: CellMarkup,
    _ edited: ContentConfiguration?,
    _ selected: ContentConfiguration?
  ) -> SwitchedValue<ContentConfiguration>? {
    let rest = markup.content
    var both = edited ?? selected ?? rest
    if edited != nil, selected != nil {
      var flags = markup.cell.state
      flags.isEditing = true
      flags.isSelected = true
      both = markup.original.updated(for: flags).contentConfiguration
    }
    let others = (edited ?? rest, selected ?? rest)
    guard !hasSameWords(others.0, rest) || !hasSameWords(others.1, rest) || !hasSameWords(both, rest) else {
      return nil
    }
    return SwitchedValue(atRest: rest, edited: others.0, selected: others.1, editedAndSelected: both)
  }

  private func hasSameWords(_ left: ContentConfiguration, _ right: ContentConfiguration) -> Bool {
    left.attributedText == right.attributedText && left.secondaryAttributedText == right.secondaryAttributedText
  }

  private func isPossible(_ state: SwitchedState, for markup: CellMarkup) -> Bool {
    guard !markup.cell.state[keyPath: state.flag] else { return false }
    switch state {
    case .expanded:
      if case .branchTitle = element.parent { return true }
      return markup.unfolds
    case .selected: return markup.control != nil
    case .editing: return markup.place == .row
    case .hovered, .focused, .highlighted: return true
    }
  }

  /// Reports the content that a cell has in a state that a page cannot switch to.
  private func reportOtherContent(_ other: ListCell, in state: SwitchedState, of markup: CellMarkup) {
    let (rest, content) = (markup.content, other.contentConfiguration)
    var differences: [String] = []
    if !state.switchesWords, !hasSameWords(rest, content) { differences.append("words") }
    if rest.image != content.image { differences.append("picture") }
    if other.destination != markup.atRest.destination { differences.append("destination") }
    if rest.prefersSideBySideTextAndSecondaryText != content.prefersSideBySideTextAndSecondaryText {
      differences.append("arrangement")
    }
    if !hasSameAccessories(other, markup.atRest) { differences.append("accessories") }
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
  /// The kind and the value of a system accessory, to compare two of them.
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
