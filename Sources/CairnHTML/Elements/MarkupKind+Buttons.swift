import Cairn

extension MarkupKind {
  var isButton: Bool {
    switch self {
    case .button, .submit, .stateLabel, .stateDisclosure: true
    default: false
    }
  }

  /// Whether the element takes all the width that it is offered as soon as something in it does.
  var mayTakeWidthOfContent: Bool {
    switch self {
    case .stack, .layers, .link, .block(.menu): true
    default: isButton
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
    let isPainted = modifiers.contains { if case .style(let style) = $0 { style.paintsBox } else { false } }
    var button = self
    if isPainted { button.look.standInOwnBackground() }
    return button
  }
}
