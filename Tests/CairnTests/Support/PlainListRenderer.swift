import Cairn

/// A whole backend that uses public API only: lists with badges, actions, outlines and selection as plain lines.
///
/// What can be done with a row, and in which order, it asks a ``RowResolver``; it decides nothing.
final class PlainListRenderer: Renderer {
  var environment = EnvironmentValues()
  private(set) var lines: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let rows = RowResolver()
  private var opened: [Opened] = []
  /// The words of the line that is not complete.
  private var words: [String] = []
  private var indentation = 0

  /// What is to be done when a container ends.
  private enum Opened: Equatable {
    case nothing, section, disclosure, unfolded, line, row
    /// A badge, whose words begin at a position of the line.
    case badge(Int)
    case link(String)
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  // MARK: - Lines

  func text(_ text: Text) { add(text.plainText) }

  private func add(_ more: String) {
    words.append(more)
    if !opened.contains(.line), !opened.contains(.row) { endLine() }
  }

  private func endLine() {
    guard !words.isEmpty else { return }
    lines.append(String(repeating: "  ", count: indentation) + words.joined(separator: " "))
    words = []
  }

  // MARK: - Containers

  func begin(_ container: Container) {
    rows.begin(container, for: self)
    opened.append(open(container))
  }

  private func open(_ container: Container) -> Opened {
    switch container {
    case .section:
      endLine()
      guard let section = rows.section, let list = section.list else { return .nothing }
      lines.append(String(repeating: "  ", count: indentation) + "\(list.appearance) list of \(section.itemCount ?? 0)")
      indentation += 1
      return .section
    case .item:
      endLine()
      if rows.row?.isHeader == true { words.append("#") }
      return .row
    case .disclosure:
      words.append(rows.disclosure?.isExpanded == true ? "▾" : "▸")
      return .disclosure
    case .slot(.header):
      words.append("#")
      return .line
    case .slot(.title) where opened.last == .disclosure, .slot(.footer): return .line
    case .slot(.content) where opened.last == .disclosure:
      endLine()
      indentation += 1
      return .unfolded
    case .slot(.badge): return .badge(words.count)
    case .link(let link): return rows.isWorking ? .link(link.destination) : .nothing
    default: return .nothing
    }
  }

  func end() {
    switch opened.popLast() {
    case .section, .unfolded:
      endLine()
      indentation -= 1
    case .line: endLine()
    case .row: endRow()
    case .badge(let start): words = words[..<start] + ["(" + words[start...].joined(separator: " ") + ")"]
    case .link(let destination): add("→ \(destination)")
    case .nothing, .disclosure, nil: break
    }
    rows.end(for: self)
  }

  private func endRow() {
    endLine()
    guard let row = rows.row, row.hasActions else { return }
    let actions = row.actions.map { action in
      switch action.effect {
      case .submit(let verb): "\(action.title) = \(verb):\(row.identity ?? "")"
      case .destination(let destination): "\(action.title) → \(destination)"
      }
    }
    lines.append(String(repeating: "  ", count: indentation + 1) + "actions: " + actions.joined(separator: ", "))
  }

  // MARK: - Cells

  func cell(_ cell: ListCell) {
    var cell = rows.adoptingRow(cell).cell
    var state = cell.state
    state.isEditing = environment.isEditing
    if rows.row?.control?.isChosen == true { state.isSelected = true }
    cell = cell.updated(for: state)
    let resolved = rows.begin(cell, for: self)
    if let control = resolved.control, control.displayed.includes(isEditing: state.isEditing) {
      words.append(mark(control))
    }
    for accessory in resolved.cell.accessories(at: .leading) { show(accessory, state) }
    rows.beginContent(of: resolved)
    if !resolved.renderHostedView(into: self) {
      for words in [cell.contentConfiguration.attributedText, cell.contentConfiguration.secondaryAttributedText] {
        if let words { self.words.append(words.plainText) }
      }
    }
    rows.endContent(of: resolved)
    if let destination = resolved.cell.destination { words.append("→ \(destination)") }
    for accessory in resolved.cell.accessories(at: .trailing) { show(accessory, state) }
    rows.end(for: self)
    if !opened.contains(.line), !opened.contains(.row) { endLine() }
  }

  private func mark(_ control: SelectionControl) -> String {
    switch (control.mode, control.isChosen) {
    case (.single, false): "( )"
    case (.single, true): "(•)"
    case (.multiple, false): "[ ]"
    case (.multiple, true): "[x]"
    }
  }

  private func show(_ accessory: Accessory, _ state: CellState) {
    guard accessory.displayed.includes(isEditing: state.isEditing) else { return }
    switch accessory.kind {
    case .disclosureIndicator: words.append("›")
    case .checkmark: words.append("✓")
    case .delete: words.append(rows.row?.revealsActions == true ? "[…]" : "[-]")
    case .insert: words.append("[+]")
    case .reorder: words.append(rows.row?.isFirst == true ? "↓" : rows.row?.isLast == true ? "↑" : "↑↓")
    case .detail(let destination): words.append("ⓘ → \(destination)")
    case .label(let label): words.append("(\(label))")
    case .custom(let content, _): content.render(into: self)
    // The control of the row shows what chooses it, and the disclosure what unfolds it.
    case .multiselect, .outlineDisclosure: break
    }
  }
}
