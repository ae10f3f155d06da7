import Cairn

extension ElementResolver {
  /// Applies the style that usually counts.
  mutating func apply(_ varied: VariedStyle) {
    isVaried = true
    guard case .effect(let effect) = varied.usual, effect.isFilter else { return apply(varied.usual) }
    // Filters of a box share a property, so one that changes alone needs a box of its own.
    if outermost.declarations.contains("filter") { wrap() }
    apply(varied.usual)
    outermost.phase = .opacity
  }

  /// Calls a closure with what the element is for other values of states, the cases in which it is that, and how it changes.
  func forEachVariant(_ body: (_ variant: ElementResolver, _ cases: [[StateValue]], Animation?) -> Void) {
    guard isVaried else { return }
    for (position, modifier) in modifiers.enumerated() {
      guard case .style(.varied(let varied)) = modifier else { continue }
      for other in varied.others {
        var modifiers = modifiers
        modifiers[position] = .style(.varied(VariedStyle(usual: other.style)))
        body(ElementResolver(style: style, modifiers: modifiers).applied(modifiers), other.cases, varied.animation)
      }
    }
  }

  /// Gives each box the rules for the values of states for which it looks different.
  mutating func addVariations(to classes: StyleClasses) {
    var rules = boxes.map { _ in VariationRule() }
    forEachVariant { variant, cases, animation in
      let selectors = classes.selectors(for: cases)
      for (index, box) in variant.boxes.enumerated() where rules.indices.contains(index) {
        let difference = box.allDeclarations.difference(from: boxes[index].allDeclarations)
        rules[index].add(difference, for: selectors, animation)
      }
    }
    for (index, rule) in rules.enumerated() {
      if let name = classes.name(forRule: rule.text) { boxes[index].classes.append(name) }
    }
  }
}

extension VisualEffect {
  fileprivate var isFilter: Bool {
    switch self {
    case .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInversion: true
    case .scale, .rotation, .mask, .blend, .compositing: false
    }
  }
}
