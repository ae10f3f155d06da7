import Cairn

/// The controls by which the reader chooses between layouts.
///
/// Sections whose choices have the same names share them.
enum LayoutChoices {
  /// Returns the name that ties the controls together.
  static func name(of choices: [LayoutChoice]) -> String {
    ContentHash.className(of: choices.map { "\($0.name)\n" }.joined())
  }

  /// Returns a selector that matches while the page shows a choice, with a space at its end.
  ///
  /// The first choice holds unless another one is chosen, because links and buttons contain no controls.
  static func condition(of choices: [LayoutChoice], _ index: Int) -> String {
    guard index == 0 else { return ":root:has(.\(className(of: choices, index)):checked) " }
    let others = choices.indices.dropFirst().map { ".\(className(of: choices, $0)):checked" }
    return ":root:not(:has(\(others.joined(separator: ",")))) "
  }

  static func className(of choices: [LayoutChoice], _ index: Int) -> String {
    "\(name(of: choices))-\(index + 1)"
  }
}
