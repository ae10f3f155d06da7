import Cairn

/// The controls by which the reader chooses between layouts.
///
/// Sections whose choices have the same names share them.
enum LayoutChoices {
  /// The name that ties the controls of some choices together.
  static func name(of choices: [LayoutChoice]) -> String {
    ContentHash.className(of: choices.map { "\($0.name)\n" }.joined())
  }

  /// A selector of what the page shows while a choice holds, with a space behind.
  ///
  /// The first holds unless another is chosen, as there are no controls in a link or a button.
  static func condition(of choices: [LayoutChoice], _ index: Int) -> String {
    guard index == 0 else { return ":root:has(.\(className(of: choices, index)):checked) " }
    let others = choices.indices.dropFirst().map { ".\(className(of: choices, $0)):checked" }
    return ":root:not(:has(\(others.joined(separator: ",")))) "
  }

  /// The class of the control of a choice.
  static func className(of choices: [LayoutChoice], _ index: Int) -> String {
    "\(name(of: choices))-\(index + 1)"
  }
}
