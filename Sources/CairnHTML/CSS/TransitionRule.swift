import Cairn

/// The rules for an element that comes and goes with a movement.
struct TransitionRule {
  /// What it looks like while it is hidden, behind another declaration; that is where it goes to.
  private(set) var whileHidden = ""
  /// Blocks where `&` stands for its class; empty if it comes and goes at once.
  private(set) var text = ""

  /// Creates the rules.
  ///
  /// - Parameters:
  ///   - condition: When the element shows, and how it comes and goes.
  ///   - animation: How fast.
  ///   - direction: The direction of lines around it.
  ///   - canLeave: Whether it may stay while it goes.
  init(_ condition: StateCondition, _ animation: Animation, direction: LayoutDirection, canLeave: Bool) {
    let transition = condition.transition
    let animation = transition.animation ?? animation
    // What shows at first would move when the page is opened.
    let insertion = condition.hidesAtFirst ? transition.insertion.declarations(direction) : Declarations()
    // Two views would stand below each other while one goes and the other comes.
    let leaves = canLeave && !condition.isReplaced
    let removal = leaves ? transition.removal.declarations(direction) : Declarations()
    if insertion.isEmpty, removal.isEmpty { return }
    var properties = insertion.list.map(\.property)
    properties += removal.list.map(\.property).filter { !properties.contains($0) && $0 != "transform-origin" }
    var movements = properties.map { animation.transition(of: $0) }
    if !removal.isEmpty {
      whileHidden = ";" + removal.text
      movements.append(animation.transition(of: "display") + " allow-discrete")
    }
    text = "@media (prefers-reduced-motion:no-preference){&{transition:\(movements.joined(separator: ","))}"
    if !insertion.isEmpty { text += "@starting-style{&{\(insertion.text)}}" }
    text += "}"
  }
}

extension AnyTransition.Look {
  fileprivate func declarations(_ direction: LayoutDirection) -> Declarations {
    var declarations = Declarations()
    if let opacity { declarations["opacity"] = CSSLength.number(opacity) }
    if let scale {
      declarations["scale"] = CSSLength.number(scale)
      if anchor != .center {
        declarations["transform-origin"] = "\(percentage(anchor.x, direction)) \(percentage(anchor.y))"
      }
    }
    if edge != nil || offset != nil { declarations["translate"] = translation(direction) }
    if let blur { declarations["filter"] = "blur(\(CSSLength.rem(blur)))" }
    return declarations
  }

  private func translation(_ direction: LayoutDirection) -> String {
    let side = direction == .leftToRight ? -100.0 : 100
    let (x, y): (Double, Double) =
      switch edge {
      case .leading: (side, 0)
      case .trailing: (-side, 0)
      case .top: (0, -100)
      case .bottom: (0, 100)
      case nil: (0, 0)
      }
    return [(x, offset?.x ?? 0), (y, offset?.y ?? 0)].map { percentage, points in
      if points == 0 { return percentage == 0 ? "0" : "\(CSSLength.number(percentage))%" }
      let length = CSSLength.rem(points)
      return percentage == 0 ? length : "calc(\(CSSLength.number(percentage))% + \(length))"
    }.joined(separator: " ")
  }

  private func percentage(_ fraction: Double, _ direction: LayoutDirection = .leftToRight) -> String {
    CSSLength.number((direction == .leftToRight ? fraction : 1 - fraction) * 100) + "%"
  }
}
