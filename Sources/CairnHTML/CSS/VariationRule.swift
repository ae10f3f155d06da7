import Cairn

/// What an element looks like for some values of states.
struct VariationRule {
  private var blocks = ""
  private var movements: [String] = []

  /// Adds declarations for the pages that selectors find.
  mutating func add(_ declarations: Declarations, for selectors: [String], _ animation: Animation?) {
    guard !declarations.isEmpty, !selectors.isEmpty else { return }
    blocks += selectors.map { "\($0) &" }.joined(separator: ",") + "{\(declarations.text)}"
    guard let animation else { return }
    // Browsers cannot move custom properties whose types they do not know.
    for property in declarations.list.map(\.property) where !property.hasPrefix("--") {
      let movement = animation.transition(of: property)
      if !movements.contains(movement) { movements.append(movement) }
    }
  }

  /// Blocks where `&` stands for the class; empty if the element looks the same always.
  var text: String {
    if movements.isEmpty { return blocks }
    return blocks
      + "@media (prefers-reduced-motion:no-preference){&{transition:\(movements.joined(separator: ","))}}"
  }
}
