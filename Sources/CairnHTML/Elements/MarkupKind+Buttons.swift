import Cairn

extension MarkupKind {
  var isButton: Bool {
    switch self {
    case .button, .submit, .stateLabel, .stateDisclosure: true
    default: false
    }
  }

  /// Leaves out the background that buttons usually have, if a modifier around gives one.
  mutating func adoptBackground(of modifiers: [StyleTree.Modifier]) {
    switch self {
    case .button(let button, let isLink): self = .button(button.adopting(modifiers), isLink: isLink)
    case .submit(let button): self = .submit(button.adopting(modifiers))
    case .stateLabel(let button): self = .stateLabel(button.adopting(modifiers))
    case .stateDisclosure(let button): self = .stateDisclosure(button.adopting(modifiers))
    default: break
    }
  }
}

extension ButtonMarkup {
  fileprivate func adopting(_ modifiers: [StyleTree.Modifier]) -> ButtonMarkup {
    guard look.prominence == .automatic, !modifiers.isEmpty else { return self }
    let styles = modifiers.lazy.compactMap { if case .style(let style) = $0 { style } else { nil } }
    guard styles.contains(where: \.paintsBox) else { return self }
    var button = self
    button.look.prominence = .borderless
    return button
  }
}
